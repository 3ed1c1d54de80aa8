import { type AdminDashboard, pageSize } from '@capivira/core/admin/contract'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { Tabs } from '@capivira/ui/tabs.tsx'
import type { ReactNode } from 'react'
import { Pager } from '../../navigation/components/pager.tsx'
import { foundWords, lastPage, type Place, type TabName, tabs } from '../place.ts'
import { useMaterialsPage, useQuizzesPage, useSubjectsPage, useUsersPage } from '../queries.ts'
import { text } from '../text.ts'
import { CardList, QuizList, SubjectList } from './content-lists.tsx'
import { MaterialList } from './material-list.tsx'
import { NoRows } from './rows.tsx'
import { UserList } from './user-list.tsx'

export type EverythingProps = {
  dashboard: AdminDashboard
  place: Place
  onMove: (change: Partial<Place>) => void
}

const labels: Record<TabName, string> = {
  usuarios: 'Usuários',
  materias: 'Matérias',
  materiais: 'Materiais',
  cards: 'Flip cards',
  quizzes: 'Quizzes',
}

/** The five tabs, each with what the search finds of it. */
export function Everything({ dashboard, place, onMove }: EverythingProps) {
  const { found } = dashboard
  const founds = {
    usuarios: found.users,
    materias: found.subjects,
    materiais: found.materials,
    cards: found.flipCards,
    quizzes: found.quizzes,
  }
  return (
    <Tabs
      label="Tudo o que há na escola"
      value={place.tab}
      onValueChange={chosen => onMove({ tab: tabs.find(name => name === chosen) ?? tabs[0], page: 1 })}
      tabs={tabs.map(name => ({
        value: name,
        label: `${labels[name]} (${foundWords(founds[name])})`,
        content: name === place.tab && (
          <>
            <h2 className="sr-only">{labels[name]}</h2>
            <Panel dashboard={dashboard} place={place} onMove={onMove} />
          </>
        ),
      }))}
    />
  )
}

function Panel({ dashboard, place, onMove }: EverythingProps) {
  const { found } = dashboard
  const paged = { place, onMove }
  if (place.tab === 'usuarios') return <UsersPanel {...paged} first={{ rows: dashboard.users, found: found.users }} />
  if (place.tab === 'materias')
    return <SubjectsPanel {...paged} first={{ rows: dashboard.subjects, found: found.subjects }} />
  if (place.tab === 'materiais')
    return <MaterialsPanel {...paged} first={{ rows: dashboard.materials, found: found.materials }} />
  if (place.tab === 'quizzes')
    return <QuizzesPanel {...paged} first={{ rows: dashboard.quizzes, found: found.quizzes }} />
  if (dashboard.flipCards.length === 0) return <NoRows search={place.search} nothing="Nenhum flip card ainda" />
  return (
    <div className="flex flex-col gap-4">
      {found.flipCards > pageSize && <p className="font-bold text-ink-soft">{text.cardsCapped}</p>}
      <CardList cards={dashboard.flipCards} />
    </div>
  )
}

type Listed<Row> = { rows: readonly Row[]; found: number }
type PanelProps<Row> = { first: Listed<Row>; place: Place; onMove: (change: Partial<Place>) => void }

function UsersPanel({ first, ...rest }: PanelProps<AdminDashboard['users'][number]>) {
  const page = useUsersPage(rest.place)
  return (
    <Paged {...rest} first={first} page={page} nothing="Nenhum usuário ainda">
      {rows => <UserList users={rows} />}
    </Paged>
  )
}

function SubjectsPanel({ first, ...rest }: PanelProps<AdminDashboard['subjects'][number]>) {
  const page = useSubjectsPage(rest.place)
  return (
    <Paged {...rest} first={first} page={page} nothing="Nenhuma matéria ainda">
      {rows => <SubjectList subjects={rows} />}
    </Paged>
  )
}

function MaterialsPanel({ first, ...rest }: PanelProps<AdminDashboard['materials'][number]>) {
  const page = useMaterialsPage(rest.place)
  return (
    <Paged {...rest} first={first} page={page} nothing="Nenhum material ainda">
      {rows => <MaterialList materials={rows} />}
    </Paged>
  )
}

function QuizzesPanel({ first, ...rest }: PanelProps<AdminDashboard['quizzes'][number]>) {
  const page = useQuizzesPage(rest.place)
  return (
    <Paged {...rest} first={first} page={page} nothing="Nenhum quiz ainda">
      {rows => <QuizList quizzes={rows} />}
    </Paged>
  )
}

type PagedProps<Row> = PanelProps<Row> & {
  /** The page beyond the first; idle on the first. */
  page: { data: Listed<Row> | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  nothing: string
  children: (rows: readonly Row[]) => ReactNode
}

/** A page of a list with the way to the others. */
function Paged<Row>({ first, page, place, onMove, nothing, children }: PagedProps<Row>) {
  const shown = place.page === 1 ? first : page.data
  if (place.page > 1 && page.isError && !page.data)
    return <ErrorState level={3} onRetry={() => page.refetch()} retrying={page.isFetching} />
  if (!shown) return <Skeleton className="h-96" />
  if (shown.rows.length === 0 && place.page === 1) return <NoRows search={place.search} nothing={nothing} />
  const turn = (to: number) => {
    onMove({ page: to })
    scrollTo({ top: 0, behavior: 'instant' })
  }
  return (
    <div className="flex flex-col gap-5">
      {children(shown.rows)}
      <Pager page={place.page} last={lastPage(shown.found)} onTurn={turn} pending={place.page > 1 && page.isFetching} />
    </div>
  )
}
