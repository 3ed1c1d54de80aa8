import type { AssignmentReport } from '@capivira/core/classes/assignment-contract'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { CalendarClock, Trash2 } from '@capivira/ui/icons'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { toast } from '@capivira/ui/toast'
import { useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { askedOf } from '../features/classes/components/assignment-list.tsx'
import { BlockedNotice } from '../features/classes/components/blocked-notice.tsx'
import { DeadlineForm, deadlineFormName } from '../features/classes/components/deadline-form.tsx'
import { TurnedIn } from '../features/classes/components/turned-in.tsx'
import { WhoDid } from '../features/classes/components/who-did.tsx'
import { useAssignmentReport, useDeleteAssignment } from '../features/classes/queries.ts'
import { text } from '../features/classes/text.ts'
import { useDraftOpen } from '../features/drafts/use-draft.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { formatDue } from '../lib/format.ts'
import { isNotFound, messageOf } from '../lib/http.ts'
import { schoolToday } from '../lib/school-today.ts'
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

/** /assignments/:assignmentId — who has done an assignment. */
export default function AssignmentPage() {
  const { assignmentId = '' } = useParams()
  const report = useAssignmentReport(assignmentId)
  const assignment = report.data?.assignment
  if (report.isError && isNotFound(report.error)) return <NotFound />
  return (
    <Page
      title={assignment?.title ?? 'Tarefa'}
      subtitle={assignment && `${askedOf(assignment)} · até ${formatDue(assignment.dueDay, schoolToday())}`}
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
          <BlockedNotice assignment={report.data.assignment} />
          <p aria-live="polite">
            <WhoDid
              done={report.data.assignment.doneCount}
              members={report.data.assignment.membersCount}
              what=" a tarefa"
            />
            .
          </p>
          <TurnedIn {...report.data} />
        </>
      )}
    </Page>
  )
}
