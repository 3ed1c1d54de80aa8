import { useLocation } from 'wouter'
import { ImportForm } from '../features/exchange/components/import-form.tsx'
import { text } from '../features/exchange/text.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'

/** /import-material — cards of a sheet or an Anki deck, or questions of Moodle, become a material. */
export default function ImportMaterial() {
  const [, go] = useLocation()
  return (
    <Page
      title="Importar cards"
      subtitle={text.importHelp}
      back={<BackLink href="/upload-material">Novo Material</BackLink>}
    >
      <ImportForm onImported={() => go('/manage-materials')} />
    </Page>
  )
}
