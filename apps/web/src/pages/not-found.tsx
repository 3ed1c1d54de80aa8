import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { ButtonLink } from '../features/navigation/components/links.tsx'
import { useTitle } from '../lib/use-title.ts'

/** What any path without a screen shows. */
export function NotFound() {
  useTitle('Página não encontrada')
  return (
    <div className="grid min-h-[75dvh] place-items-center">
      <EmptyState
        level={1}
        title="Página não encontrada"
        description="Erro 404. Procuramos na beira do rio e debaixo do ipê, mas esta página não existe."
        illustration={<Capybara pose="thinking" className="size-48" />}
        action={<ButtonLink href="/">Voltar ao início</ButtonLink>}
      />
    </div>
  )
}
