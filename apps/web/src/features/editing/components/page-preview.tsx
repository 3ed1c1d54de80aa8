import { PageOrigins } from '../../materials/components/page-origins.tsx'
import { SourcePage } from '../../materials/components/source-page.tsx'

/** On a phone: the page that was chosen on the map, folded so that the items stay near. */
export function PagePreview({ materialId, page }: { materialId: number; page: number }) {
  return (
    <details open className="rounded-md border-2 border-line bg-surface p-3">
      <summary className="min-h-11 content-center font-extrabold">Página {page} do PDF</summary>
      <section aria-label={`Imagem da página ${page}`} className="mt-2 max-h-96 overflow-y-auto rounded-sm">
        <SourcePage key={page} materialId={materialId} page={page} quote="">
          {data => <PageOrigins page={data} />}
        </SourcePage>
      </section>
    </details>
  )
}
