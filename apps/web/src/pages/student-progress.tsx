import { type PupilOrder, pupilOrders } from '@capivira/core/reports/contract'
import { Button } from '@capivira/ui/button.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Select } from '@capivira/ui/select.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { Tabs } from '@capivira/ui/tabs.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { ButtonLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { Pager } from '../features/navigation/components/pager.tsx'
import { ClassFilter } from '../features/reports/components/class-filter.tsx'
import { Difficulties } from '../features/reports/components/difficulties.tsx'
import { PupilTable } from '../features/reports/components/pupil-table.tsx'
import { ShownClass } from '../features/reports/components/shown-class.tsx'
import { usePupils } from '../features/reports/queries.ts'
import { useChosenClass } from '../features/reports/use-chosen-class.ts'
import { formatCount, formatDate } from '../lib/format.ts'
import { useQueryParams } from '../lib/use-query-params.ts'
import { useSettled } from '../lib/use-settled.ts'

const orderNames: Record<PupilOrder, string> = {
  name: 'Nome',
  cards: 'Cards vistos',
  retention: 'Retenção prevista',
  accuracy: 'Acerto nos quizzes',
  streak: 'Sequência',
  last: 'Último estudo',
}

type Whose = {
  /** Blank for all pupils. */
  classId: string
  onEverybody: () => void
}

function NoPupils({ search, classId, onEverybody }: Whose & { search: string }) {
  if (search)
    return (
      <EmptyState
        level={3}
        title="Ninguém com esse nome"
        description={classId ? 'Confira o nome, ou procure fora desta turma.' : 'Confira o nome.'}
        illustration={<Capybara pose="thinking" />}
        action={classId && <Button onClick={onEverybody}>Buscar em todos os alunos</Button>}
      />
    )
  return (
    <EmptyState
      level={3}
      title={classId ? 'Ninguém entrou nesta turma ainda' : 'Ainda não há alunos'}
      description={classId ? 'Mostre o código da turma aos alunos.' : 'Crie uma turma e mostre o código aos alunos.'}
      illustration={<Capybara pose="waving" />}
      action={
        <ButtonLink href={classId ? `/classes/${classId}` : '/classes'}>
          {classId ? 'Ver a turma' : 'Ver turmas'}
        </ButtonLink>
      }
    />
  )
}

/** The pupils of a class, or all of them. */
function Pupils({ classId, onEverybody }: Whose) {
  const [params, change] = useQueryParams()
  const sort = pupilOrders.find(order => order === params.get('ordem')) ?? 'name'
  const direction = params.get('sentido') === 'desc' ? 'desc' : 'asc'
  const page = Math.max(1, Number(params.get('pagina')) || 1)
  const [typed, setTyped] = useState(params.get('busca') ?? '')
  const settled = useSettled(typed, 300)
  const search = settled.trim()
  const onSearch = useEffectEvent(() => {
    if (search !== (params.get('busca') ?? '')) change({ busca: search, pagina: null })
  })
  useEffect(() => {
    if (search !== null) onSearch()
  }, [search])
  const pupils = usePupils({
    classId: classId || undefined,
    search: search || undefined,
    sort,
    direction,
    page: String(page),
  })
  const data = pupils.data

  function onSort(order: PupilOrder) {
    const first = order === 'name' ? 'asc' : 'desc'
    const next = order !== sort ? first : direction === 'asc' ? 'desc' : 'asc'
    change({ ordem: order, sentido: next, pagina: null })
  }

  const pages = data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : 1
  return (
    <div className="@container flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Buscar aluno">
          <TextInput type="search" value={typed} onChange={event => setTyped(event.target.value)} maxLength={120} />
        </Field>
        <Field label="Ordenar por" className="@2xl:hidden">
          <Select
            value={sort}
            onChange={event => {
              const order = pupilOrders.find(one => one === event.target.value)
              if (order) onSort(order)
            }}
          >
            {pupilOrders.map(order => (
              <option key={order} value={order}>
                {orderNames[order]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {pupils.isError && !data ? (
        <ErrorState level={3} onRetry={() => pupils.refetch()} retrying={pupils.isFetching} />
      ) : !data ? (
        <Skeleton className="h-96" />
      ) : data.total === 0 && page === 1 ? (
        <NoPupils {...{ search, classId, onEverybody }} />
      ) : (
        <>
          <p aria-live="polite" className="text-sm text-ink-soft">
            {formatCount(data.total, 'aluno', 'alunos')}. A retenção é a parte dos cards já avaliados que o aluno, pela
            nossa previsão, ainda lembraria agora. A sequência vale para tudo o que o aluno estuda.
          </p>
          <PupilTable {...{ pupils: data.pupils, sort, direction, onSort, waiting: pupils.isPlaceholderData }} />
          <Pager
            page={page}
            last={pages}
            pending={pupils.isPlaceholderData}
            onTurn={next => {
              change({ pagina: String(next) })
              scrollTo({ top: 0, behavior: 'instant' })
            }}
          />
        </>
      )}
    </div>
  )
}

/** /student-progress — how a teacher's pupils do, and what is hard for them. */
export default function StudentProgress() {
  const [params, change] = useQueryParams()
  const { classId, className, choose } = useChosenClass()
  return (
    <Page
      title="Progresso dos alunos"
      subtitle="O que cada um estudou nos seus materiais, e o que ainda está difícil."
      actions={
        <ButtonLink href={`/reports?turma=${classId || 'todos'}`} variant="info">
          Relatórios
        </ButtonLink>
      }
    >
      <p className="hidden print:block">
        {className} · {formatDate(new Date())}
      </p>
      {classId === undefined ? (
        <Skeleton className="h-96" />
      ) : (
        <>
          <div className="max-w-sm">
            <ClassFilter value={classId} onChange={choose} />
          </div>
          <ShownClass name={className} />
          <Tabs
            label="Progresso"
            value={params.get('ver') === 'dificuldades' ? 'difficulties' : 'pupils'}
            onValueChange={value => change({ ver: value === 'difficulties' ? 'dificuldades' : null })}
            tabs={[
              {
                value: 'pupils',
                label: 'Alunos',
                content: <Pupils classId={classId} onEverybody={() => choose('')} />,
              },
              {
                value: 'difficulties',
                label: 'O que está difícil',
                content: <Difficulties classId={classId || undefined} />,
              },
            ]}
          />
        </>
      )}
    </Page>
  )
}
