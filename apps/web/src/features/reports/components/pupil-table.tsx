import type { PupilOrder, PupilRow } from '@capivira/core/reports/contract'
import { Card } from '@capivira/ui/card.tsx'
import { classNames } from '@capivira/ui/class-names'
import { ArrowDown, ArrowUp } from '@capivira/ui/icons'
import { formatCount, formatDate, formatNumber } from '../../../lib/format.ts'
import { PupilLink } from '../../navigation/components/pupil-link.tsx'

type Props = {
  pupils: readonly PupilRow[]
  sort: PupilOrder
  direction: 'asc' | 'desc'
  onSort: (sort: PupilOrder) => void
  /** Dimmed while the next page is on its way. */
  waiting: boolean
}

const percent = (value: number | null) => (value === null ? '—' : `${value}%`)

const columns: { order: PupilOrder; label: string; show: (row: PupilRow) => string }[] = [
  { order: 'cards', label: 'Cards vistos', show: row => formatNumber(row.cardsStudied) },
  { order: 'retention', label: 'Retenção', show: row => percent(row.retention) },
  { order: 'accuracy', label: 'Quizzes', show: row => percent(row.quizAccuracy) },
  { order: 'streak', label: 'Sequência', show: row => formatCount(row.streak, 'dia', 'dias') },
  { order: 'last', label: 'Último estudo', show: row => (row.lastStudied ? formatDate(row.lastStudied) : 'Nunca') },
]

/**
 * Pupils with their figures: a table where its container has room for one, in the letters a person chose, else a list
 * of cards.
 */
export function PupilTable({ pupils, sort, direction, onSort, waiting }: Props) {
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown
  const ordered = (order: PupilOrder) =>
    order === sort ? (direction === 'asc' ? 'ascending' : 'descending') : undefined

  const header = (order: PupilOrder, label: string, isNumber: boolean) => (
    <th key={order} scope="col" aria-sort={ordered(order)} className={classNames('p-1', isNumber && 'text-right')}>
      <button
        type="button"
        onClick={() => onSort(order)}
        className={
          'inline-flex min-h-12 items-center gap-1 rounded-sm px-2 text-sm font-bold whitespace-nowrap ' +
          'text-ink-soft hover:text-ink print:hidden'
        }
      >
        {label}
        {order === sort && <Arrow aria-hidden="true" className="size-4" />}
      </button>
      {/* Browsers leave buttons out where they repeat the head of a table on the next page. */}
      <span
        aria-hidden="true"
        className="hidden px-2 text-sm font-bold whitespace-nowrap text-ink-soft print:inline-block"
      >
        {label}
      </span>
    </th>
  )

  return (
    <div className={classNames('transition-opacity duration-fast', waiting && 'opacity-60')} aria-busy={waiting}>
      <Card padding="none" className="hidden @2xl:block print:block">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">Alunos e como vão nos seus materiais</caption>
          <thead>
            <tr className="border-b-2 border-line">
              {header('name', 'Aluno', false)}
              {columns.map(({ order, label }) => header(order, label, true))}
            </tr>
          </thead>
          <tbody>
            {pupils.map(row => (
              <tr key={row.userId} className="border-b-2 border-line last:border-b-0">
                <th scope="row" className="max-w-80 px-3 py-1 font-normal">
                  <PupilLink {...row} />
                </th>
                {columns.map(({ order, show }) => (
                  <td key={order} className="px-3 py-1 text-right whitespace-nowrap tabular-nums">
                    {show(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <ul className="m-0 flex list-none flex-col gap-3 p-0 @2xl:hidden print:hidden">
        {pupils.map(row => (
          <li key={row.userId}>
            <Card padding="none" className="px-4 py-2">
              <PupilLink {...row} />
              <dl className="grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-x-3 gap-y-2 pb-2">
                {columns.map(({ order, label, show }) => (
                  <div key={order}>
                    <dt className="text-xs font-bold text-ink-soft">{label}</dt>
                    <dd className="m-0 font-extrabold whitespace-nowrap tabular-nums">{show(row)}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
