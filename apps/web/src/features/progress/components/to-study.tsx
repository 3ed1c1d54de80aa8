import { materialsOnDashboard } from '@capivira/core/dashboards/contract'
import type { ProgressEntry } from '@capivira/core/progress/contract'
import { useQueryParams } from '../../../lib/use-query-params.ts'
import { LongList } from '../../navigation/components/long-list.tsx'
import { useSearched } from '../../navigation/use-searched.ts'
import { useFoundProgress, useProgress } from '../queries.ts'
import { ProgressRow } from './progress-row.tsx'

/** Materials that stand on the dashboard at once. */
const onePage = 6

/**
 * All that a pupil can study, on their first screen: it begins with what the dashboard brought along, and asks for the
 * rest once somebody searches or turns that far.
 */
export function ToStudy({ first }: { first: readonly ProgressEntry[] }) {
  const [params] = useQueryParams()
  const mayHaveRest = first.length >= materialsOnDashboard
  const all = useProgress(mayHaveRest && (params.has('busca') || params.has('pagina')))
  const { items = first, ...list } = useSearched(all, useFoundProgress)
  const onTheWay = { hasNextPage: mayHaveRest, isFetchingNextPage: all.isFetching, fetchNextPage: () => undefined }
  return (
    <LongList
      items={items}
      {...list}
      rest={all.data ? list.rest : onTheWay}
      keyOf={({ materialId }) => materialId}
      wordsOf={({ title, subject }) => `${title} ${subject}`}
      searchLabel="Buscar por título ou matéria"
      searchFrom={onePage + 1}
      pageSize={onePage}
      names={['material', 'materiais']}
      className="grid gap-4 sm:grid-cols-2"
      itemClassName="grid min-w-0"
    >
      {entry => <ProgressRow entry={entry} />}
    </LongList>
  )
}
