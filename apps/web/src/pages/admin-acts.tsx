import { actKind } from '@capivira/core/admin/system-contract'
import { Button } from '@capivira/ui/button.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Select } from '@capivira/ui/select.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useSearchParams } from 'wouter'
import { ActList } from '../features/admin/components/act-list.tsx'
import { SearchField } from '../features/admin/components/search-field.tsx'
import { useActs } from '../features/admin/system-queries.ts'
import { actNames } from '../features/admin/system-text.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { useMorePages } from '../lib/use-more-pages.ts'

/** /admin/acts — what administrators did, and teachers about the age and the consent of pupils. */
export default function AdminActs() {
  const [params, setParams] = useSearchParams()
  const search = (params.get('busca') ?? '').slice(0, 200)
  const act = actKind.safeParse(params.get('ato')).data
  const acts = useActs(search, act)
  const showMore = useMorePages(acts)
  const move = (change: { busca?: string; ato?: string }) => {
    const next = Object.entries({ busca: search, ato: act ?? '', ...change }).filter(([, value]) => value !== '')
    setParams(Object.fromEntries(next), { replace: true })
  }
  const all = acts.data?.pages.flatMap(page => page.acts) ?? []
  return (
    <Page
      title="Registro"
      subtitle="O que cada administrador fez, e o que professores corrigiram na idade e no consentimento de alunos: quando e em quem. Nada daqui pode ser mudado; depois de um ano, o mais antigo sai."
      back={<BackLink href="/admin">Administração</BackLink>}
    >
      <div className="grid gap-4 sm:grid-cols-[1fr_16rem]">
        <SearchField label="Buscar por quem fez ou em quem" value={search} onSearch={busca => move({ busca })} />
        <Field label="O que foi feito">
          <Select value={act ?? ''} onChange={event => move({ ato: event.target.value })}>
            <option value="">Tudo</option>
            {Object.entries(actNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {acts.isError && !acts.data ? (
        <ErrorState onRetry={() => acts.refetch()} retrying={acts.isFetching} />
      ) : !acts.data ? (
        <Skeleton className="h-96" />
      ) : all.length === 0 ? (
        <EmptyState
          title={search || act ? 'Nada encontrado' : 'Nada registrado ainda'}
          description={
            search || act ? 'Nenhum registro combina com a busca.' : 'O que a administração fizer aparece aqui.'
          }
          illustration={<Capybara pose="thinking" className="size-32" />}
        />
      ) : (
        <>
          <h2 className="sr-only">O que foi feito</h2>
          <ActList acts={all} />
          {acts.hasNextPage && (
            <Button
              variant="secondary"
              className="self-center"
              pending={acts.isFetchingNextPage}
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
