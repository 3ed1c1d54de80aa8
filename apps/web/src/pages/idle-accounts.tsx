import { idlePerPage } from '@capivira/core/retention/contract'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Download } from '@capivira/ui/icons'
import { LinkButton } from '@capivira/ui/link-button.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useSearchParams } from 'wouter'
import { useUser } from '../features/accounts/current-user.ts'
import { SearchField } from '../features/admin/components/search-field.tsx'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { Pager } from '../features/navigation/components/pager.tsx'
import { IdleList } from '../features/retention/components/idle-list.tsx'
import { useIdleAccounts } from '../features/retention/queries.ts'

/** /idle-accounts — the pupils' accounts that nobody uses, and what becomes of them. */
export default function IdleAccounts() {
  const { userType } = useUser()
  const isTeacher = userType === 'teacher'
  const [params, setParams] = useSearchParams()
  const search = (params.get('busca') ?? '').slice(0, 200)
  const page = Math.max(1, Math.min(999, Number(params.get('pagina')) || 1))
  const list = useIdleAccounts({ search, page })
  const move = (change: { busca?: string; pagina?: string }) => {
    const next = Object.entries({ busca: search, pagina: '', ...change }).filter(([, value]) => value !== '')
    setParams(Object.fromEntries(next), { replace: true })
  }
  const { data } = list
  return (
    <Page
      title="Contas paradas"
      subtitle={
        isTeacher ? 'Alunos das suas turmas que não usam mais a Capivira.' : 'Alunos que não usam mais a Capivira.'
      }
      back={isTeacher ? <BackLink href="/classes">Turmas</BackLink> : <BackLink href="/admin">Administração</BackLink>}
      actions={
        data &&
        data.count > 0 && (
          <LinkButton href="/api/idle-accounts/csv" download variant="secondary">
            <Download aria-hidden="true" className="size-5" />
            Baixar a lista
          </LinkButton>
        )
      }
    >
      {list.isError && !data ? (
        <ErrorState onRetry={() => list.refetch()} retrying={list.isFetching} />
      ) : !data ? (
        <Skeleton className="h-96" />
      ) : data.months === 0 ? (
        <EmptyState
          title="Nenhuma conta é excluída por falta de uso"
          description={
            'Quem cuida do servidor desligou isso (INACTIVE_MONTHS=0). A lei pede que os dados não fiquem ' +
            'guardados além do necessário: combinem quando excluir as contas de quem deixou a escola.'
          }
          illustration={<Capybara pose="thinking" />}
        />
      ) : data.count === 0 && search === '' ? (
        <EmptyState
          title="Nenhuma conta parada"
          description={
            `Aqui aparecem os alunos que passam ${data.months} meses sem usar a conta. Só 60 dias depois do ` +
            'aviso ela é excluída, se ninguém a usar.'
          }
          illustration={<Capybara pose="celebrating" />}
        />
      ) : (
        <>
          <p className="text-ink-soft">
            Ninguém usa estas contas há mais de {data.months} meses. A partir da data que está em cada uma, a conta é
            excluída com tudo o que é dela. Se o aluno entrar uma vez, ou se você a mantiver, ela fica.
            {isTeacher && ' Para baixar os dados de um aluno ou excluir a conta antes, fale com a administração.'}
          </p>
          <SearchField label="Buscar aluno" value={search} onSearch={busca => move({ busca })} />
          {data.rows.length === 0 ? (
            <EmptyState title="Nenhuma conta com esse nome" illustration={<Capybara pose="thinking" />} />
          ) : (
            <>
              <h2 className="sr-only">Lista</h2>
              <IdleList accounts={data.rows} mayErase={!isTeacher} />
              <Pager
                page={page}
                last={Math.max(1, Math.ceil(data.found / idlePerPage))}
                pending={list.isFetching}
                onTurn={next => move({ pagina: String(next) })}
              />
            </>
          )}
        </>
      )}
    </Page>
  )
}
