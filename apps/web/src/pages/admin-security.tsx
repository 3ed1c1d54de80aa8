import { Button } from '@capivira/ui/button.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { SecurityFilters } from '../features/admin/components/security-filters.tsx'
import { SecurityList } from '../features/admin/components/security-list.tsx'
import { useSecurityPlace } from '../features/admin/security-place.ts'
import { useSecurityEvents } from '../features/admin/system-queries.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { useMorePages } from '../lib/use-more-pages.ts'

/** /admin/security — who got in, who was refused, and what changed an account. */
export default function AdminSecurity() {
  const [filter, move] = useSecurityPlace()
  const events = useSecurityEvents(filter)
  const showMore = useMorePages(events)
  const all = events.data?.pages.flatMap(page => page.events) ?? []
  const isNarrowed = Object.values(filter).some(Boolean)
  return (
    <Page
      title="Segurança"
      subtitle="Quem entrou, o que foi recusado e o que mudou nas contas. Cada registro fica 180 dias, sem senhas e sem endereços de rede."
      back={<BackLink href="/admin">Administração</BackLink>}
    >
      <SecurityFilters filter={filter} onMove={move} />
      {events.isError && !events.data ? (
        <ErrorState onRetry={() => events.refetch()} retrying={events.isFetching} />
      ) : !events.data ? (
        <Skeleton className="h-96" />
      ) : all.length === 0 ? (
        <EmptyState
          title={isNarrowed ? 'Nada encontrado' : 'Nada registrado ainda'}
          description={
            isNarrowed
              ? 'Nenhum registro combina com os filtros.'
              : 'Entradas, trocas de senha e recusas aparecem aqui.'
          }
          illustration={<Capybara pose="thinking" className="size-32" />}
        />
      ) : (
        <>
          <h2 className="sr-only">O que aconteceu</h2>
          <SecurityList events={all} onAddress={address => move({ address })} />
          {events.hasNextPage && (
            <Button
              variant="secondary"
              className="self-center"
              pending={events.isFetchingNextPage}
              pendingLabel="Buscando..."
              onClick={showMore}
            >
              Mostrar mais
            </Button>
          )}
        </>
      )}
    </Page>
  )
}
