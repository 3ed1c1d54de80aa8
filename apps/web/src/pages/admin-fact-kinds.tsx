import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Download } from '@capivira/ui/icons'
import { LinkButton } from '@capivira/ui/link-button.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { FactKindCard } from '../features/review/components/fact-kind-card.tsx'
import { useFactKinds } from '../features/review/kind-queries.ts'

/**
 * /admin/fact-kinds — the kinds of items that are written, what teachers said of each, and the switch for a whole kind.
 */
export default function AdminFactKinds() {
  const kinds = useFactKinds()
  return (
    <Page
      title="Tipos de item"
      subtitle={
        'Quanto os professores mantêm e recusam de cada tipo que a geração escreve. Só contagens: nenhum texto ' +
        'dos materiais aparece aqui.'
      }
      actions={
        <LinkButton
          size="sm"
          variant="secondary"
          href="/api/admin/fact-kinds/csv"
          download
          icon={<Download aria-hidden="true" className="size-5" />}
        >
          Baixar as contagens
        </LinkButton>
      }
      back={<BackLink href="/admin">Administração</BackLink>}
    >
      {kinds.isError && !kinds.data ? (
        <ErrorState onRetry={() => kinds.refetch()} retrying={kinds.isFetching} />
      ) : !kinds.data ? (
        <Skeleton className="h-64" />
      ) : kinds.data.length === 0 ? (
        <EmptyState
          title="Nenhum tipo ainda"
          description="Quando houver materiais com itens de tipo conhecido, as contagens aparecem aqui."
          illustration={<Capybara pose="sleeping" />}
        />
      ) : (
        <ul className="m-0 grid list-none gap-4 p-0 lg:grid-cols-2">
          {kinds.data.map(kind => (
            <li key={kind.factKind}>
              <FactKindCard kind={kind} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}
