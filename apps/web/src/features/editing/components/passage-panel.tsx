import { PageOrigins } from '../../materials/components/page-origins.tsx'
import { SourcePage } from '../../materials/components/source-page.tsx'

export type Passage = { page: number; quote: string }

/** Beside the items: the page of the PDF that the one at hand comes from, the passage marked. */
export function PassagePanel({ materialId, passage }: { materialId: number; passage: Passage | null }) {
  return (
    <aside
      aria-label="Página do PDF"
      className={
        'sticky top-24 flex max-h-[calc(100dvh-7rem)] flex-col gap-3 overflow-y-auto rounded-lg border-2 ' +
        'border-line bg-surface p-4'
      }
    >
      {passage ? (
        <>
          <h2 className="text-lg">Página {passage.page}</h2>
          <SourcePage materialId={materialId} page={passage.page} quote={passage.quote}>
            {data => <PageOrigins page={data} />}
          </SourcePage>
        </>
      ) : (
        <p className="text-ink-soft">Este item não diz de que página vem. Escolha uma página acima para vê-la aqui.</p>
      )}
    </aside>
  )
}
