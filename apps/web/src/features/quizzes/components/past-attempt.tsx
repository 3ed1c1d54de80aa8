import type { PastAttempt as Attempt } from '@capivira/core/quizzes/history'
import { badgeOf } from '@capivira/core/quizzes/result'
import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { ChevronDown, ChevronUp } from '@capivira/ui/icons'
import { Spinner } from '@capivira/ui/spinner.tsx'
import { useId, useState } from 'react'
import { formatCount, formatDateTime } from '../../../lib/format.ts'
import { SourceButton } from '../../materials/components/source-button.tsx'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { TaughtBy } from '../../navigation/components/person-name.tsx'
import { usePastAttempt } from '../history-queries.ts'
import { Explanation } from './explanation.tsx'

/** A quiz that was handed in: its result, the questions missed when opened, and ways to do better. */
export function PastAttempt({ attempt }: { attempt: Attempt }) {
  const { id, title, subject, teacherName, score, totalQuestions, percentage, missed, materialId, completedAt } =
    attempt
  const [open, setOpen] = useState(false)
  const missedId = useId()
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="text-sm font-bold text-ink-soft">
            {subject} · {formatDateTime(completedAt)}
          </p>
          <h2 className="text-lg leading-snug wrap-anywhere">{title}</h2>
          <TaughtBy name={teacherName} />
        </div>
        <p className="flex flex-wrap items-center gap-2">
          <strong className="font-display text-xl whitespace-nowrap">{percentage}%</strong>
          <Badge tone={badgeOf(percentage).tone === 'default' ? 'primary' : 'neutral'}>
            {badgeOf(percentage).label}
          </Badge>
        </p>
      </div>
      <p>
        {score} de {formatCount(totalQuestions, 'questão certa', 'questões certas')}
        {missed === null && ' · as respostas desta tentativa não foram guardadas'}
      </p>
      <div className="flex flex-wrap gap-3">
        {missed !== null && missed > 0 && (
          <ButtonLink href={`/study-missed?attempt=${id}`} size="sm" aria-label={`Estudar os que errei em ${title}`}>
            Estudar os que errei
          </ButtonLink>
        )}
        <ButtonLink href={`/quiz/${materialId}`} size="sm" variant="secondary" aria-label={`Refazer Quiz de ${title}`}>
          Refazer Quiz
        </ButtonLink>
        {missed !== null && missed > 0 && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={open}
            aria-controls={missedId}
            icon={
              open ? (
                <ChevronUp aria-hidden="true" className="size-5" />
              ) : (
                <ChevronDown aria-hidden="true" className="size-5" />
              )
            }
            onClick={() => setOpen(!open)}
          >
            {formatCount(missed, 'questão errada', 'questões erradas')}
          </Button>
        )}
      </div>
      <div id={missedId} hidden={!open}>
        {open && <Missed attemptId={id} />}
      </div>
    </Card>
  )
}

function Missed({ attemptId }: { attemptId: number }) {
  const { data, isError } = usePastAttempt(attemptId)
  if (isError) return <p role="alert">Não foi possível carregar as questões. Feche e abra de novo.</p>
  if (!data) return <Spinner />
  return (
    <ul className="m-0 flex list-none flex-col gap-3 p-0">
      {data.questions.map(({ id, question, chosen, right, explanation, ...from }) => (
        <li key={id} className="flex flex-col gap-1 rounded-md bg-soft-danger p-4">
          <p className="font-extrabold">{question}</p>
          <p>
            Você marcou: <s>{chosen}</s>
          </p>
          <p>
            Resposta certa: <strong>{right}</strong>
          </p>
          {explanation && <Explanation className="text-sm">{explanation}</Explanation>}
          <div className="-ml-4">
            <SourceButton {...from} />
          </div>
        </li>
      ))}
      {data.questions.length === 0 && <li>As questões que você errou não fazem mais parte deste quiz.</li>}
    </ul>
  )
}
