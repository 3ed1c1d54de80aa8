import { Emoji } from '@capivira/ui/emoji.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { StatCard } from '@capivira/ui/stat-card.tsx'
import { useUser } from '../features/accounts/current-user.ts'
import { CreateUser } from '../features/admin/components/create-user.tsx'
import { Everything } from '../features/admin/components/everything.tsx'
import { InstallationWarnings } from '../features/admin/components/installation-warnings.tsx'
import { SearchField } from '../features/admin/components/search-field.tsx'
import { SystemLinks } from '../features/admin/components/system-links.tsx'
import { foundWords, usePlace } from '../features/admin/place.ts'
import { useAdminDashboard } from '../features/admin/queries.ts'
import { ToCheck } from '../features/consents/components/to-check.tsx'
import { DrawingsCard } from '../features/drawings/components/drawings-card.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { IdleNotice } from '../features/retention/components/idle-notice.tsx'
import { firstNameOf, formatNumber } from '../lib/format.ts'

/** /, /admin, /admin-dashboard and /dashboard of an administrator. */
export default function AdminDashboard() {
  const user = useUser()
  const [place, move] = usePlace()
  const dashboard = useAdminDashboard(place.search)
  const { data } = dashboard
  const count = (value: number | undefined) => (value === undefined ? '—' : formatNumber(value))
  const found = data && Object.values(data.found).reduce((sum, one) => sum + one, 0)

  return (
    <Page
      title={`Olá, ${firstNameOf(user.fullName, 'Usuário')}!`}
      tabTitle="Administração"
      subtitle="Boas-vindas à administração da escola."
      actions={<CreateUser />}
    >
      <section aria-label="Quanto há na escola" className="grid grid-cols-2 gap-2.5 sm:gap-5 lg:grid-cols-4">
        <StatCard
          icon={<Emoji name="people" className="size-9 sm:size-12" />}
          value={count(data?.counts.users)}
          label="Usuários"
        />
        <StatCard
          icon={<Emoji name="backpack" className="size-9 sm:size-12" />}
          value={count(data?.counts.subjects)}
          label="Matérias"
        />
        <StatCard
          icon={<Emoji name="books" className="size-9 sm:size-12" />}
          value={count(data?.counts.materials)}
          label="Materiais"
        />
        <StatCard
          icon={<Emoji name="card" className="size-9 sm:size-12" />}
          value={count(data?.counts.flipCards)}
          label="Flip cards"
        />
      </section>
      <SystemLinks />
      <ToCheck />
      <IdleNotice />
      <DrawingsCard />
      <SearchField
        label="Buscar em tudo"
        hint="Nomes, emails, telefones, matérias, títulos, perguntas e respostas."
        value={place.search}
        onSearch={search => move({ search, page: 1 }, { replace: true })}
      />
      <p role="status" className="sr-only">
        {place.search && found !== undefined && `${foundWords(found)} resultados`}
      </p>
      {dashboard.isError && !data ? (
        <ErrorState onRetry={() => dashboard.refetch()} retrying={dashboard.isFetching} />
      ) : data ? (
        <>
          <InstallationWarnings warnings={data.warnings} />
          <Everything dashboard={data} place={place} onMove={change => move(change)} />
        </>
      ) : (
        <Skeleton className="h-96" />
      )}
    </Page>
  )
}
