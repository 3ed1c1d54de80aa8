import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useUser } from '../features/accounts/current-user.ts'
import { useClasses } from '../features/classes/queries.ts'
import { MemoryStanding } from '../features/memory/components/memory-standing.tsx'
import { useMemory } from '../features/memory/queries.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { ClassFilter } from '../features/reports/components/class-filter.tsx'
import { messageOf } from '../lib/http.ts'
import { useQueryParams } from '../lib/use-query-params.ts'

/** /memory — how well it is foretold what pupils remember, for teachers and administrators. */
export default function Memory() {
  const isAdmin = useUser().userType === 'admin'
  const [params, change] = useQueryParams()
  const turma = isAdmin ? '' : (params.get('turma') ?? '')
  const classId = /^\d+$/.test(turma) ? Number(turma) : undefined
  const memory = useMemory(classId)
  const { data } = memory
  return (
    <Page
      title="Previsão da memória"
      subtitle={
        'A chance de lembrar que a Capivira disse antes, e o que os alunos lembraram de fato. Dela vêm as datas ' +
        'das revisões e as previsões dos relatórios.'
      }
      back={
        isAdmin ? <BackLink href="/admin">Administração</BackLink> : <BackLink href="/reports">Relatórios</BackLink>
      }
    >
      {!isAdmin && (
        <form className="max-w-sm print:hidden" onSubmit={event => event.preventDefault()}>
          <ClassFilter value={turma} onChange={chosen => change({ turma: chosen })} />
        </form>
      )}
      {memory.isError && !data ? (
        <ErrorState
          description={messageOf(memory.error, 'Confira sua internet e tente de novo.')}
          onRetry={() => memory.refetch()}
          retrying={memory.isFetching}
        />
      ) : !data ? (
        <Skeleton className="h-96" />
      ) : (
        <div className="flex flex-col gap-8" aria-busy={memory.isPlaceholderData}>
          {data.turma && classId !== undefined && (
            <Turma classId={classId} standing={data.turma} fewest={data.fewest} />
          )}
          <MemoryStanding
            scope="school"
            title="A escola inteira"
            standing={data.school}
            fewest={data.fewest}
            mayChoose={isAdmin}
          />
          <p className="text-sm text-ink-soft">
            Toda noite a Capivira compara, com as avaliações mais novas, o que teria dito com os pesos padrão e com
            pesos ajustados aos alunos daqui. Os próprios só entram quando acertam claramente mais, e ficam ao menos um
            mês. Ninguém aparece aqui pelo nome: contam só os cards, as notas e os dias.
          </p>
        </div>
      )}
    </Page>
  )
}

function Turma(props: Pick<Parameters<typeof MemoryStanding>[0], 'standing' | 'fewest'> & { classId: number }) {
  const name = useClasses().data?.find(({ id }) => id === props.classId)?.name ?? 'Turma'
  return <MemoryStanding scope="turma" title={name} mayChoose {...props} />
}
