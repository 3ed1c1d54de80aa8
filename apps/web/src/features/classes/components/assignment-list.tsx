import type { Assignment } from '@capivira/core/classes/assignment-contract'
import type { SchoolClass } from '@capivira/core/classes/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Plus } from '@capivira/ui/icons'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { formatDue } from '../../../lib/format.ts'
import { schoolToday } from '../../../lib/school-today.ts'
import { useDraftOpen } from '../../drafts/use-draft.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { assignmentFormName } from '../form-names.ts'
import { useAssignments } from '../queries.ts'
import { text } from '../text.ts'
import { AssignmentForm } from './assignment-form.tsx'
import { BlockedNotice } from './blocked-notice.tsx'
import { WhoDid } from './who-did.tsx'

/** What an assignment asks, in words. */
export const askedOf = ({ withCards, withQuiz }: Pick<Assignment, 'withCards' | 'withQuiz'>) =>
  withCards && withQuiz ? 'Cards e quiz' : withCards ? 'Cards' : 'Quiz'

function Row({ assignment }: { assignment: Assignment }) {
  const { id, title, subject, dueDay, doneCount, membersCount } = assignment
  const over = dueDay < schoolToday()
  const share = membersCount === 0 ? 0 : (doneCount / membersCount) * 100
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="text-lg leading-snug wrap-anywhere">{title}</h3>
          <p className="text-sm text-ink-soft">
            {subject} · {askedOf(assignment)}
          </p>
        </div>
        <Badge tone={over ? 'neutral' : 'info'}>
          {over ? 'Encerrou' : 'Até'} {formatDue(dueDay, schoolToday())}
        </Badge>
      </div>
      <BlockedNotice assignment={assignment} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-40 flex-1">
          <p className="mb-1 text-sm">
            <WhoDid done={doneCount} members={membersCount} />
          </p>
          <ProgressBar
            label={`Quem já fez ${title}`}
            value={share}
            valueText={`${doneCount} de ${membersCount}`}
            size="sm"
          />
        </div>
        <ButtonLink href={`/assignments/${id}`} size="sm" variant="secondary" aria-label={`Ver quem fez ${title}`}>
          Ver quem fez
        </ButtonLink>
      </div>
    </Card>
  )
}

/** The assignments of a class, and a new one. */
export function AssignmentList({ turma }: { turma: SchoolClass }) {
  const assignments = useAssignments(turma.id)
  const [giving, setGiving] = useDraftOpen(assignmentFormName(turma.id))
  const isActive = turma.archivedAt === null
  const button = isActive && (
    <Button onClick={() => setGiving(true)} size="sm" icon={<Plus aria-hidden="true" className="size-5" />}>
      Nova tarefa
    </Button>
  )
  return (
    <div className="flex flex-col gap-4">
      {assignments.isError && !assignments.data ? (
        <ErrorState level={3} onRetry={() => assignments.refetch()} retrying={assignments.isFetching} />
      ) : !assignments.data ? (
        <Skeleton className="h-40" />
      ) : assignments.data.length === 0 ? (
        <EmptyState
          level={3}
          title={text.noAssignment}
          description={text.noAssignmentHint}
          illustration={<Capybara pose="reading" />}
          action={button}
        />
      ) : (
        <>
          {button && <div>{button}</div>}
          <ul className="m-0 flex list-none flex-col gap-3 p-0">
            {assignments.data.map(assignment => (
              <li key={assignment.id}>
                <Row assignment={assignment} />
              </li>
            ))}
          </ul>
        </>
      )}
      <AssignmentForm classId={turma.id} open={giving} onOpenChange={setGiving} />
    </div>
  )
}
