import { headingOf } from '@capivira/core/materials/heading'
import type { QuizQuestion } from '@capivira/core/quizzes/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Heard } from '@capivira/ui/heard.tsx'
import { isLowWindow } from '@capivira/ui/low-window'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { SpinnerMark } from '@capivira/ui/spinner.tsx'
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { ListenButton } from '../../comfort/components/listen-button.tsx'
import { SpokenText } from '../../comfort/components/spoken-text.tsx'
import { saveFailed } from '../failures.ts'
import { heardOf } from '../heard-of.ts'
import { answered, choose, goBack, isLast, type QuizRun, rightOption, type Step } from '../quiz-run.ts'
import { text } from '../text.ts'
import { useQuiz } from '../use-quiz.ts'
import { Feedback } from './feedback.tsx'
import { OptionList } from './option-list.tsx'
import { QuizResult } from './quiz-result.tsx'

/**
 * On a phone held sideways a question fits with its options, and nothing else does: what is above it is scrolled away.
 */
function showWhole(question: HTMLElement | null): void {
  if (isLowWindow()) question?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

export type QuizTableProps = {
  questions: readonly QuizQuestion[]
  materialId: string
  subjectHref: string
  /** How many of them make a round; all when absent. */
  size?: number
  /** Whether a task led here, which only all questions settle. */
  isTask?: boolean
  /** Whether its number of questions has just been chosen, by a button that is gone now. */
  wasChosen?: boolean
  /** To the choice of another number of questions, as they stand by then. */
  onMore?: (questions: readonly QuizQuestion[]) => void
}

/** A quiz from its first question to its result, seen and heard. */
export function QuizTable(props: QuizTableProps) {
  const [heard, tell] = useState('')
  return (
    <>
      <QuizSteps {...props} onStep={run => tell(heardOf(run))} />
      <Heard>{heard}</Heard>
    </>
  )
}

function QuizSteps({
  questions,
  materialId,
  subjectHref,
  size = questions.length,
  isTask = false,
  wasChosen = false,
  onMore,
  onStep,
}: QuizTableProps & { onStep: (run: QuizRun) => void }) {
  const quiz = useQuiz({ questions, materialId, size, onStep })
  const { run, step, given, attempt, goOnByItself, change } = quiz
  const { heading, goOnButton } = useQuizFocus(quiz, wasChosen)

  if (!step) return null
  if (run.finished) {
    return (
      <QuizResult
        run={run}
        materialId={Number(materialId)}
        subjectHref={subjectHref}
        saved={attempt.data?.reply ?? null}
        kept={quiz.waits}
        failure={attempt.isError ? { reason: saveFailed(attempt.error), isOver: quiz.isRefused } : null}
        onSave={() => quiz.save(run)}
        onAgain={quiz.again}
        onMore={run.isRound && onMore ? async () => onMore(await quiz.asked()) : undefined}
        note={run.isRound && isTask ? text.trained : undefined}
      />
    )
  }
  const total = run.steps.length
  const position = `Questão ${run.index + 1} de ${total}`
  const percent = Math.round(((run.index + (given === null ? 0 : 1)) / total) * 100)
  return (
    <section aria-label="Quiz" className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <div className="flex justify-between gap-3 font-extrabold">
          <p>{position}</p>
          <p>{percent}%</p>
        </div>
        <ProgressBar label="Andamento do quiz" value={percent} valueText={`${position}, ${percent}%`} tone="info" />
      </div>
      <Question
        step={step}
        run={run}
        heading={heading}
        onChoose={option => change(current => choose(current, option))}
      />
      {given !== null && (
        <Feedback question={step.question} option={given} materialId={Number(materialId)} onPause={quiz.stay} />
      )}
      {goOnByItself && isLast(run) && (
        <p className="flex items-center justify-center gap-2 font-extrabold">
          <SpinnerMark className="size-5" />
          {text.computing}
        </p>
      )}
      <Foot quiz={quiz} button={goOnButton} />
      <p className="hidden text-center text-sm text-ink-soft sm:block">{text.keysHint}</p>
    </section>
  )
}

type QuestionProps = {
  step: Step
  run: QuizRun
  heading: RefObject<HTMLHeadingElement | null>
  onChoose: (option: string) => void
}

/** The question with its options. */
function Question({ step, run, heading, onChoose }: QuestionProps) {
  const titleId = useId()
  const aboutId = useId()
  const given = answered(run)
  const about = headingOf(step.question, step.options)
  return (
    <Card className="flex flex-col gap-5 low:gap-3">
      <div className="flex flex-col gap-2.5">
        {about && (
          <p id={aboutId} className="text-sm text-ink-soft">
            {about}
          </p>
        )}
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          aria-describedby={about ? aboutId : undefined}
          className="scroll-mt-24 text-xl low:scroll-mt-0"
        >
          <SpokenText>{step.question.question}</SpokenText>
        </h2>
      </div>
      <div className="flex empty:hidden">
        <ListenButton key={step.question.id} texts={[step.question.question, ...step.options]} />
      </div>
      <OptionList
        key={step.question.id}
        labelledBy={titleId}
        options={step.options}
        chosen={run.chosen}
        result={given === null ? null : { option: given, right: rightOption(step.question) }}
        onChoose={onChoose}
      />
    </Card>
  )
}

type Quiz = ReturnType<typeof useQuiz>

/** Back, and on: by confirming the choice, or past its feedback. */
function Foot({ quiz, button }: { quiz: Quiz; button: RefObject<HTMLButtonElement | null> }) {
  const { run, given, goOnByItself } = quiz
  return (
    <div className="flex flex-wrap justify-between gap-3">
      <Button variant="secondary" disabled={run.index === 0 || goOnByItself} onClick={() => quiz.change(goBack)}>
        {text.previous}
      </Button>
      {goOnByItself ? (
        <span className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={quiz.stay}>
            {text.readCalmly}
          </Button>
          <Button ref={button} onClick={() => quiz.leave(run)}>
            {text.goOn}
          </Button>
        </span>
      ) : (
        <Button
          ref={button}
          disabled={given === null && run.chosen === null}
          onClick={({ detail }) =>
            given === null ? quiz.confirmBy(detail === 0 ? 'key' : 'pointer') : quiz.leave(run)
          }
        >
          {given !== null ? text.goOn : isLast(run) ? text.finish : text.next}
        </Button>
      )}
    </div>
  )
}

/** Where the focus goes, and what is seen, as a quiz goes on. */
function useQuizFocus({ run, step, given, goOnByItself }: Quiz, wasChosen: boolean) {
  // The button that was pressed is gone with its question: the keyboard goes on from the button of the answer, then
  // from the next question.
  const heading = useRef<HTMLHeadingElement>(null)
  const goOnButton = useRef<HTMLButtonElement>(null)
  const questionId = step?.question.id
  const isAnswered = given !== null
  const isCalm = isAnswered && !goOnByItself
  const shown = useRef({ questionId, isAnswered })
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { questionId, isAnswered }
    if (before.questionId !== questionId) {
      heading.current?.focus()
      showWhole(heading.current)
    } else if (isAnswered && !before.isAnswered) goOnButton.current?.focus({ preventScroll: true })
    // 'Ler com calma' is gone once it is pressed.
    else if (isCalm && document.activeElement === document.body) goOnButton.current?.focus({ preventScroll: true })
  }, [questionId, isAnswered, isCalm])

  const begin = useEffectEvent(() => {
    if (wasChosen) heading.current?.focus({ preventScroll: true })
    showWhole(heading.current)
  })
  useEffect(() => begin(), [])

  // On a phone the button that confirms may stand below what is seen: a choice brings it there.
  const chosen = run.chosen
  useEffect(() => {
    if (chosen !== null && !isAnswered) goOnButton.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen, isAnswered])
  return { heading, goOnButton }
}
