import type { AssignmentReport } from '@capivira/core/classes/assignment-contract'
import { Card } from '@capivira/ui/card.tsx'
import { formatDateTime } from '../../../lib/format.ts'
import { useQueryParams } from '../../../lib/use-query-params.ts'
import { Pager } from '../../navigation/components/pager.tsx'
import { PupilLink } from '../../navigation/components/pupil-link.tsx'
import { pageOf } from '../../navigation/page-of.ts'
import { StateBadge } from './state-badge.tsx'

type Row = AssignmentReport['pupils'][number]

/** Pupils on a page of the table. */
const rowsPerPage = 50

const cards = ({ cardsDone, cardsTotal }: Row) => `${Math.min(cardsDone, cardsTotal)}/${cardsTotal}`
const quiz = ({ quizPercentage }: Row) => (quizPercentage === null ? '—' : `${quizPercentage}%`)

/** What each pupil of a class did of an assignment: a table, or a list where letters are too large for one. */
export function TurnedIn({ assignment, pupils }: AssignmentReport) {
  const [params, change] = useQueryParams()
  if (pupils.length === 0) return <p className="text-ink-soft">Ainda não há alunos nesta turma.</p>
  const { page, last, shown } = pageOf(pupils, Number(params.get('pagina')), rowsPerPage)
  return (
    <>
      <div className="@container">
        <Card padding="none" className="hidden @xs:block print:block">
          <table className="w-full border-collapse text-left">
            <caption className="sr-only">O que cada aluno fez da tarefa</caption>
            <thead>
              <tr className="border-b-2 border-line text-sm text-ink-soft">
                <th scope="col" className="p-2 font-bold @xl:p-3">
                  Aluno
                </th>
                <th scope="col" className="p-2 font-bold @xl:p-3">
                  Situação
                </th>
                {assignment.withCards && (
                  <th scope="col" className="p-2 text-right font-bold @xl:p-3">
                    Cards
                  </th>
                )}
                {assignment.withQuiz && (
                  <th scope="col" className="p-2 text-right font-bold @xl:p-3">
                    Quiz
                  </th>
                )}
                <th scope="col" className="hidden p-3 font-bold @xl:table-cell print:table-cell">
                  Feita em
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(row => (
                <tr key={row.userId} className="border-b-2 border-line last:border-b-0">
                  <th scope="row" className="p-2 font-normal @xl:p-3">
                    <PupilLink {...row} />
                  </th>
                  <td className="p-2 @xl:p-3">
                    <StateBadge state={row.state} />
                  </td>
                  {assignment.withCards && (
                    <td className="p-2 text-right whitespace-nowrap tabular-nums @xl:p-3">{cards(row)}</td>
                  )}
                  {assignment.withQuiz && <td className="p-2 text-right tabular-nums @xl:p-3">{quiz(row)}</td>}
                  <td className="hidden p-3 whitespace-nowrap @xl:table-cell print:table-cell">
                    {row.doneAt ? formatDateTime(row.doneAt) : '—'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
        <ul className="m-0 flex list-none flex-col gap-3 p-0 @xs:hidden print:hidden">
          {shown.map(row => (
            <li key={row.userId}>
              <Card padding="none" className="px-4 py-2">
                <PupilLink {...row} />
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-2">
                  <StateBadge state={row.state} />
                  {assignment.withCards && <span className="tabular-nums">Cards {cards(row)}</span>}
                  {assignment.withQuiz && <span className="tabular-nums">Quiz {quiz(row)}</span>}
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </div>
      <Pager
        page={page}
        last={last}
        onTurn={next => {
          change({ pagina: next > 1 ? String(next) : null })
          scrollTo({ top: 0, behavior: 'instant' })
        }}
      />
    </>
  )
}
