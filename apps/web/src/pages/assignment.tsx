import type { AssignmentReport } from '@capivira/core/classes/assignment-contract'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { toast } from '@capivira/ui/toast'
import { CalendarClock, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { askedOf } from '../features/classes/components/assignment-list.tsx'
import { DeadlineForm, deadlineFormName } from '../features/classes/components/deadline-form.tsx'
import { StateBadge } from '../features/classes/components/state-badge.tsx'
import { useAssignmentReport, useDeleteAssignment } from '../features/classes/queries.ts'
import { text } from '../features/classes/text.ts'
import { useDraftOpen } from '../features/drafts/use-draft.ts'
import { BackLink, Link } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { Pager } from '../features/navigation/components/pager.tsx'
import { pageOf } from '../features/navigation/page-of.ts'
import { formatDateTime, formatWeekday } from '../lib/format.ts'
import { isNotFound, messageOf } from '../lib/http.ts'
import { useQueryParams } from '../lib/use-query-params.ts'
import { NotFound } from './not-found.tsx'

function Actions({ assignment }: Pick<AssignmentReport, 'assignment'>) {
  const [asking, setAsking] = useState(false)
  const [editing, setEditing] = useDraftOpen(deadlineFormName(assignment.id))
  const remove = useDeleteAssignment()
  const [, navigate] = useLocation()
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => setEditing(true)}
        icon={<CalendarClock aria-hidden="true" className="size-5" />}
      >
        Mudar prazo
      </Button>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => setAsking(true)}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
      >
        Retirar
      </Button>
      <DeadlineForm open={editing} onOpenChange={setEditing} assignment={assignment} />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Retirar a tarefa?"
        description={text.withdrawHint}
        confirmLabel="Retirar"
        pendingLabel="Retirando..."
        pending={remove.isPending}
        onConfirm={() =>
          remove.mutate(assignment.id, {
            onSuccess: () => {
              toast({ title: text.withdrawn })
              navigate(`/classes/${assignment.classId}`)
            },
            onError: error => {
              setAsking(false)
              toast({ title: 'Erro', description: messageOf(error, text.saveFailed), variant: 'destructive' })
            },
          })
        }
      />
    </>
  )
}

/** Pupils on a page of the table. */
const rowsPerPage = 50

function Pupils({ assignment, pupils }: AssignmentReport) {
  const [params, change] = useQueryParams()
  if (pupils.length === 0) return <p className="text-ink-soft">Ainda não há alunos nesta turma.</p>
  const { page, last, shown } = pageOf(pupils, Number(params.get('pagina')), rowsPerPage)
  return (
    <>
      <Card padding="none" className="overflow-x-auto">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">O que cada aluno fez da tarefa</caption>
          <thead>
            <tr className="border-b-2 border-line text-sm text-ink-soft">
              <th scope="col" className="p-2 sm:p-3 font-bold">
                Aluno
              </th>
              <th scope="col" className="p-2 sm:p-3 font-bold">
                Situação
              </th>
              {assignment.withCards && (
                <th scope="col" className="p-2 sm:p-3 text-right font-bold">
                  Cards
                </th>
              )}
              {assignment.withQuiz && (
                <th scope="col" className="p-2 sm:p-3 text-right font-bold">
                  Quiz
                </th>
              )}
              <th scope="col" className="p-2 sm:p-3 font-bold max-sm:hidden">
                Feita em
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ userId, fullName, state, doneAt, cardsDone, cardsTotal, quizPercentage }) => (
              <tr key={userId} className="border-b-2 border-line last:border-b-0">
                <th scope="row" className="p-2 sm:p-3 font-normal">
                  <Link
                    href={`/student-progress/${userId}`}
                    className="inline-flex min-h-12 min-w-12 items-center font-extrabold text-ink wrap-anywhere hover:text-info-ink"
                  >
                    {fullName}
                  </Link>
                </th>
                <td className="p-2 sm:p-3">
                  <StateBadge state={state} />
                </td>
                {assignment.withCards && (
                  <td className="p-2 sm:p-3 text-right whitespace-nowrap tabular-nums">
                    {Math.min(cardsDone, cardsTotal)}/{cardsTotal}
                  </td>
                )}
                {assignment.withQuiz && (
                  <td className="p-2 sm:p-3 text-right tabular-nums">
                    {quizPercentage === null ? '—' : `${quizPercentage}%`}
                  </td>
                )}
                <td className="p-2 sm:p-3 whitespace-nowrap max-sm:hidden">{doneAt ? formatDateTime(doneAt) : '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
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

/** /assignments/:assignmentId — who has done an assignment. */
export default function AssignmentPage() {
  const { assignmentId = '' } = useParams()
  const report = useAssignmentReport(assignmentId)
  const assignment = report.data?.assignment
  if (report.isError && isNotFound(report.error)) return <NotFound />
  return (
    <Page
      title={assignment?.title ?? 'Tarefa'}
      subtitle={assignment && `${askedOf(assignment)} · até ${formatWeekday(assignment.dueDay)}`}
      back={<BackLink href={assignment ? `/classes/${assignment.classId}` : '/classes'}>Turma</BackLink>}
      actions={assignment && <Actions assignment={assignment} />}
    >
      {report.isError && !report.data ? (
        <ErrorState onRetry={() => report.refetch()} retrying={report.isFetching} />
      ) : !report.data ? (
        <Skeleton className="h-64" />
      ) : (
        <>
          {report.data.assignment.note && <Card tone="info">{report.data.assignment.note}</Card>}
          <p aria-live="polite">
            <strong>{report.data.assignment.doneCount}</strong> de {report.data.assignment.membersCount}{' '}
            {report.data.assignment.membersCount === 1 ? 'aluno fez' : 'alunos fizeram'} a tarefa.
          </p>
          <Pupils {...report.data} />
        </>
      )}
    </Page>
  )
}
