import { headingOf } from '@capivira/core/materials/heading'
import type { QuizQuestion } from '@capivira/core/quizzes/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Heard } from '@capivira/ui/heard.tsx'
import { isLowWindow } from '@capivira/ui/low-window'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { SpinnerMark } from '@capivira/ui/spinner.tsx'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { timeMode } from '../../../lib/comfort.ts'
import { newId, pickRandom } from '../../../lib/random.ts'
import { useUser } from '../../accounts/current-user.ts'
import { announceRewards } from '../../achievements/announce.ts'
import { ListenButton } from '../../comfort/components/listen-button.tsx'
import { SpokenText } from '../../comfort/components/spoken-text.tsx'
import { findDraft, forgetDraft, keepDraft } from '../../drafts/drafts.ts'
import { usePending } from '../../offline/session.ts'
import { isOver, saveFailed, tellSaveFailed, tellSaveWaits } from '../failures.ts'
import { heardOf } from '../heard-of.ts'
import { placeOf, useAttempt, useQuizQuestions } from '../queries.ts'
import {
  answered,
  choose,
  confirm,
  currentStep,
  dealRound,
  goBack,
  goOn,
  handIn,
  isLast,
  type QuizRun,
  rightOption,
  standingAfter,
  takenUp,
  toKeep,
} from '../quiz-run.ts'
import { text } from '../text.ts'
import { useQuizKeys } from '../use-quiz-keys.ts'
import { Feedback } from './feedback.tsx'
import { OptionList } from './option-list.tsx'
import { QuizResult, wasRecounted } from './quiz-result.tsx'

/** Milliseconds the feedback stays before the quiz goes on by itself. */
const feedbackDelay = 3000

const toTell = (run: QuizRun) => ({ eventId: run.eventId ?? newId(), body: handIn(run) })

/** Who asked for more time reads every feedback as long as they like. */
const noHurry = () => timeMode() !== 'normal'

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
  onStep,
}: QuizTableProps & { onStep: (run: QuizRun) => void }) {
  const { id: userId } = useUser()
  const place = placeOf(materialId)
  const [run, setRun] = useState(
    () => takenUp(questions, findDraft(userId, place)?.value) ?? dealRound(questions, size, pickRandom),
  )
  const tellStep = useEffectEvent(onStep)
  useEffect(() => tellStep(run), [run])
  const [calm, setCalm] = useState(noHurry)
  const { refetch } = useQuizQuestions(materialId)
  const attempt = useAttempt(materialId, questions[0]?.quizId ?? 0)
  // A page that is loaded anew in the middle of a quiz goes on where it was; a finished one is let go when the server
  // has taken it.
  const isTaken = run.finished && Boolean(attempt.data?.reply)
  const isRefused = isOver(attempt.error)
  useEffect(() => {
    if (isTaken || isRefused || run.answers.size === 0) forgetDraft(userId, place)
    else keepDraft(userId, place, { value: toKeep(run), open: false })
  }, [run, isTaken, isRefused, userId, place])
  const titleId = useId()
  const aboutId = useId()

  function save(finished: QuizRun) {
    attempt.mutate(toTell(finished), {
      onSuccess: told => {
        if (told.reply) announceRewards(told.reply.xpGain, told.reply.newAchievements)
        else if (told.why === 'server') tellSaveWaits(told.waits)
      },
      onError: tellSaveFailed,
    })
  }
  // Told anew where it was finished when the page was left (the session had ended, or there was no network), and once
  // more when nothing waits any more: then the answer to what had waited is there.
  const waits = attempt.data?.waits ?? null
  const [leftFinished] = useState(run.finished)
  const pending = usePending()
  const pendingBefore = useRef(pending)
  const onTell = useEffectEvent(() => attempt.mutate(toTell(run)))
  useEffect(() => {
    if (leftFinished) onTell()
  }, [leftFinished])
  const onSent = useEffectEvent(() => waits && onTell())
  useEffect(() => {
    if (pendingBefore.current > 0 && pending === 0) onSent()
    pendingBefore.current = pending
  }, [pending])

  function leave(current: QuizRun) {
    const next = goOn(current, newId)
    setCalm(noHurry())
    setRun(next)
    if (next.finished && !current.finished) save(next)
  }

  /**
   * An answer by key, as readers of the screen give it too, stays until one goes on; what is tapped or clicked goes on
   * by itself.
   */
  function confirmBy(means: 'key' | 'pointer') {
    setCalm(means === 'key' || noHurry())
    setRun(confirm)
  }

  async function again() {
    // A teacher has changed the quiz meanwhile. Nothing comes where it could not be read again.
    const changed = wasRecounted(run, attempt.data?.reply ?? null) ? (await refetch()).data : undefined
    attempt.reset()
    const now = changed ?? standingAfter(questions, run)
    const isRound = run.steps.length < questions.length
    setRun(dealRound(now, isRound ? run.steps.length : now.length, pickRandom))
  }

  const goOnByItself = run.feedback && !calm
  const onFeedbackOver = useEffectEvent(() => leave(run))
  useEffect(() => {
    if (!goOnByItself) return
    const timer = setTimeout(() => onFeedbackOver(), feedbackDelay)
    return () => clearTimeout(timer)
  }, [goOnByItself])

  const step = currentStep(run)
  const given = answered(run)
  useQuizKeys({
    onChoose: place => {
      const option = step?.options[place]
      if (option !== undefined) setRun(current => choose(current, option))
    },
    onConfirm: () => (given === null ? confirmBy('key') : leave(run)),
  })

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

  useEffect(() => showWhole(heading.current), [])

  // On a phone the button that confirms may stand below what is seen: a choice brings it there.
  const chosen = run.chosen
  useEffect(() => {
    if (chosen !== null && !isAnswered) goOnButton.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen, isAnswered])

  if (!step) return null
  if (run.finished) {
    return (
      <QuizResult
        run={run}
        materialId={Number(materialId)}
        subjectHref={subjectHref}
        saved={attempt.data?.reply ?? null}
        kept={waits}
        failure={attempt.isError ? { reason: saveFailed(attempt.error), isOver: isRefused } : null}
        onSave={() => save(run)}
        onAgain={again}
      />
    )
  }
  const about = headingOf(step.question, step.options)
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
          onChoose={option => setRun(current => choose(current, option))}
        />
      </Card>
      {given !== null && (
        <Feedback
          question={step.question}
          option={given}
          materialId={Number(materialId)}
          onPause={() => setCalm(true)}
        />
      )}
      {goOnByItself && isLast(run) && (
        <p className="flex items-center justify-center gap-2 font-extrabold">
          <SpinnerMark className="size-5" />
          {text.computing}
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="secondary" disabled={run.index === 0 || goOnByItself} onClick={() => setRun(goBack)}>
          {text.previous}
        </Button>
        {goOnByItself ? (
          <span className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setCalm(true)}>
              {text.readCalmly}
            </Button>
            <Button ref={goOnButton} onClick={() => leave(run)}>
              {text.goOn}
            </Button>
          </span>
        ) : (
          <Button
            ref={goOnButton}
            disabled={given === null && run.chosen === null}
            onClick={({ detail }) => (given === null ? confirmBy(detail === 0 ? 'key' : 'pointer') : leave(run))}
          >
            {given !== null ? text.goOn : isLast(run) ? text.finish : text.next}
          </Button>
        )}
      </div>
      <p className="hidden text-center text-sm text-ink-soft sm:block">{text.keysHint}</p>
    </section>
  )
}
