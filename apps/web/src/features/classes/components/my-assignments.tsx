import type { MyAssignment } from '@capivira/core/classes/assignment-contract'
import { Card } from '@capivira/ui/card.tsx'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { formatDue } from '../../../lib/format.ts'
import { schoolToday } from '../../../lib/school-today.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { TaughtBy } from '../../navigation/components/person-name.tsx'
import { useMyAssignments } from '../queries.ts'
import { StateBadge } from './state-badge.tsx'

function Row({ assignment }: { assignment: MyAssignment }) {
  const { title, subject, className, teacherName, materialId, dueDay, note, state, withCards, withQuiz } = assignment
  const { cardsTotal, quizPercentage } = assignment
  const cardsDone = Math.min(assignment.cardsDone, cardsTotal)
  const open = state === 'todo' || state === 'late'
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-44">
          <p className="line-clamp-2 text-sm font-bold text-ink-soft">
            {subject} · {className}
          </p>
          <h3 className="text-lg leading-snug wrap-anywhere">{title}</h3>
          <TaughtBy name={teacherName} />
          <p className="text-sm text-ink-soft">Para {formatDue(dueDay, schoolToday())}</p>
        </div>
        <StateBadge state={state} />
      </div>
      {note && <p className="rounded-sm bg-soft-info px-3 py-2 text-info-ink">{note}</p>}
      {withCards && (
        <div>
          <p className="mb-1 text-sm">
            <strong>{cardsDone}</strong> de {cardsTotal} {cardsTotal === 1 ? 'card avaliado' : 'cards avaliados'}
          </p>
          <ProgressBar
            label={`Cards de ${title}`}
            value={cardsTotal === 0 ? 0 : (cardsDone / cardsTotal) * 100}
            valueText={`${cardsDone} de ${cardsTotal}`}
            size="sm"
          />
        </div>
      )}
      {withQuiz && (
        <p className="text-sm">{quizPercentage === null ? 'Quiz por fazer' : `Quiz feito: ${quizPercentage}%`}</p>
      )}
      {open && (
        <div className="flex flex-wrap gap-3">
          {withCards && cardsDone < cardsTotal && (
            <ButtonLink href={`/study/${materialId}`} size="sm" aria-label={`Estudar ${title}`}>
              Estudar
            </ButtonLink>
          )}
          {withQuiz && quizPercentage === null && (
            <ButtonLink
              href={`/quiz/${materialId}?tarefa=1`}
              size="sm"
              variant="info"
              aria-label={`Fazer o quiz de ${title}`}
            >
              Fazer o quiz
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  )
}

/**
 * What the pupil's classes have been given, to be done first; nothing while there is nothing. With `atMost` the others
 * are on the screen of the classes.
 */
function MyAssignments({ atMost = Number.POSITIVE_INFINITY }: { atMost?: number }) {
  const assignments = useMyAssignments()
  if (!assignments.data || assignments.data.length === 0) return null
  return (
    <section aria-labelledby="assignments" className="flex min-w-0 flex-col gap-4">
      <h2 id="assignments" className="text-xl">
        Tarefas
      </h2>
      <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2">
        {assignments.data.slice(0, atMost).map(assignment => (
          <li key={assignment.id} className="min-w-0">
            <Row assignment={assignment} />
          </li>
        ))}
      </ul>
      {assignments.data.length > atMost && (
        <ButtonLink href="/join" variant="secondary" className="self-start">
          Ver todas as {assignments.data.length} tarefas
        </ButtonLink>
      )}
    </section>
  )
}

export default MyAssignments
