import { badgeOf, iconOf, percentageOf } from '@capivira/core/quizzes/result'
import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { useLayoutEffect, useRef } from 'react'
import { usePreview } from '../../materials/preview.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { missed, type QuizRun, rightOption, scoreOf, wasRecounted } from '../quiz-run.ts'
import { text } from '../text.ts'
import { Explanation } from './explanation.tsx'

export type QuizResultProps = {
  run: QuizRun
  materialId: number
  subjectHref: string
  /** What the server counted and paid; null while it is being saved. */
  saved: { score: number; totalQuestions: number; xpGain: number } | null
  /** Why the attempt waits on this device; null when it does not. */
  kept: string | null
  /** Why it was not taken, and whether it never will be. */
  failure: { reason: string; isOver: boolean } | null
  onSave: () => void
  onAgain: () => void
  /** To another number of questions; absent where there is no choice. */
  onMore?: (() => void) | undefined
  /** What the result does not settle. */
  note?: string | undefined
}

/** The result of a quiz: badge, icon and figures, the questions missed with their explanations, and ways on. */
export function QuizResult({ run, materialId, subjectHref, saved, kept, failure, ...props }: QuizResultProps) {
  const { onSave, onAgain, onMore, note } = props
  const xpGain = saved?.xpGain ?? null
  const total = saved?.totalQuestions ?? run.steps.length
  const score = saved?.score ?? scoreOf(run)
  const percentage = percentageOf(score, total)
  const badge = badgeOf(percentage)
  const wrong = missed(run)
  const isPreview = usePreview()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // The question before may have been long: the result begins with its picture, above the heading.
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div className="flex flex-col gap-6">
      <Card tone="primary" className="flex animate-rise flex-col items-center gap-4 text-center">
        <Emoji name={iconOf(percentage)} className="size-24 animate-pop" />
        <h2 ref={heading} tabIndex={-1}>
          <Badge size="md" tone={badge.tone === 'default' ? 'xp' : 'neutral'}>
            {badge.label}
          </Badge>
        </h2>
        <p className="font-display text-4xl font-bold">
          {score}/{total}
        </p>
        <dl className="grid w-full max-w-md grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-3">
          <Figure label="Acertos" value={String(score)} />
          <Figure label="Erros" value={String(total - score)} />
          <Figure label="Aproveitamento" value={`${percentage}%`} />
        </dl>
        {wasRecounted(run, saved) && <p role="status">{text.recounted}</p>}
        {failure ? (
          <div role="alert" className="flex flex-col items-center gap-2">
            <p>{failure.isOver ? failure.reason : `${failure.reason} Suas respostas continuam aqui.`}</p>
            {!failure.isOver && <Button onClick={onSave}>{text.retrySave}</Button>}
          </div>
        ) : (
          <p className="font-extrabold" aria-live="polite">
            {kept ??
              (xpGain === null
                ? 'Salvando seu resultado...'
                : isPreview
                  ? 'Prévia: o resultado não é guardado.'
                  : xpGain > 0
                    ? `Você ganhou ${xpGain} XP!`
                    : 'Resultado salvo.')}
          </p>
        )}
        {note && <p>{note}</p>}
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="lg" onClick={onAgain}>
            {text.again}
          </Button>
          {onMore && (
            <Button size="lg" variant="secondary" onClick={onMore}>
              {text.otherSize}
            </Button>
          )}
          <ButtonLink href={subjectHref} size="lg" variant="secondary">
            Voltar à matéria
          </ButtonLink>
          <ButtonLink href="/dashboard" size="lg" variant="secondary">
            Ir ao Dashboard
          </ButtonLink>
        </div>
      </Card>
      {wrong.length > 0 && (
        <Missed
          canStudy={!isPreview && kept === null && xpGain !== null}
          wrong={wrong}
          materialId={materialId}
          isPreview={isPreview}
        />
      )}
    </div>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col rounded-md bg-surface px-1 py-3">
      <dt className="text-[0.75rem] tracking-tight text-ink-soft sm:text-sm sm:tracking-normal">{label}</dt>
      <dd className="m-0 font-display text-xl font-bold">{value}</dd>
    </div>
  )
}

/** The questions to look at again, and where to study them. */
function Missed({
  canStudy,
  wrong,
  materialId,
  isPreview,
}: {
  canStudy: boolean
  wrong: ReturnType<typeof missed>
  materialId: number
  isPreview: boolean
}) {
  return (
    <section aria-labelledby="missed" className="flex flex-col gap-3">
      <h2 id="missed" className="text-xl">
        Para rever
      </h2>
      <div className="flex flex-wrap gap-3">
        {canStudy && (
          <ButtonLink href="/study-missed" variant="info">
            Estudar os que errei
          </ButtonLink>
        )}
        <ButtonLink href={`/${isPreview ? 'study-preview' : 'study'}/${materialId}`} variant="secondary">
          Estudar os cards deste material
        </ButtonLink>
      </div>
      {wrong.map(({ question, option }) => (
        <Card key={question.id} className="flex flex-col gap-1.5">
          <h3 className="text-lg">{question.question}</h3>
          <p>
            Você marcou: <span className="font-extrabold text-danger-ink">{option}</span>
          </p>
          <p>
            {text.rightOption} <span className="font-extrabold text-primary-ink">{rightOption(question)}</span>
          </p>
          {question.explanation && <Explanation className="text-ink-soft">{question.explanation}</Explanation>}
        </Card>
      ))}
    </section>
  )
}
