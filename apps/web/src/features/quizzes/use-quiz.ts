import type { QuizQuestion } from '@capivira/core/quizzes/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { timeMode } from '../../lib/comfort.ts'
import { newId, pickRandom } from '../../lib/random.ts'
import { useUser } from '../accounts/current-user.ts'
import { announceRewards } from '../achievements/announce.ts'
import { usePending } from '../offline/session.ts'
import { isOver, tellSaveFailed, tellSaveWaits } from './failures.ts'
import { findRound, forgetRound, keepRound } from './left-round.ts'
import { useAttempt, useQuizQuestions } from './queries.ts'
import {
  answered,
  choose,
  confirm,
  currentStep,
  dealRound,
  goOn,
  handIn,
  type QuizRun,
  standingAfter,
  takenUp,
  wasRecounted,
} from './quiz-run.ts'
import { useQuizKeys } from './use-quiz-keys.ts'

/** Milliseconds the feedback stays before the quiz goes on by itself. */
const feedbackDelay = 3000

const toTell = (run: QuizRun) => ({ eventId: run.eventId ?? newId(), body: handIn(run) })

/** Who asked for more time reads every feedback as long as they like. */
const noHurry = () => timeMode() !== 'normal'

type QuizPlayed = {
  questions: readonly QuizQuestion[]
  materialId: string
  /** How many of them make a round. */
  size: number
  onStep: (run: QuizRun) => void
}

/** A quiz while it is played: where it stands, its answers kept on the device, its result told to the server. */
export function useQuiz({ questions, materialId, size, onStep }: QuizPlayed) {
  const { id: userId } = useUser()
  const [run, setRun] = useState(
    () => takenUp(questions, findRound(userId, materialId, Date.now())) ?? dealRound(questions, size, pickRandom),
  )
  const tellStep = useEffectEvent(onStep)
  useEffect(() => tellStep(run), [run])
  const [calm, setCalm] = useState(noHurry)
  const attempt = useAttempt(materialId, questions[0]?.quizId ?? 0)
  // A page that is loaded anew in the middle of a quiz goes on where it was; a finished one is let go when the server
  // has taken it.
  const isTaken = run.finished && Boolean(attempt.data?.reply)
  const isRefused = isOver(attempt.error)
  useEffect(() => {
    if (isTaken || isRefused) forgetRound(userId, materialId)
    // One in which nothing was answered here may be under way in another tab.
    else if (run.answers.size > 0) keepRound(userId, materialId, run, Date.now())
  }, [run, isTaken, isRefused, userId, materialId])
  const { save, waits } = useTelling(run, attempt)
  const asked = useAsked(materialId, questions, run, attempt)

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
    const now = await asked()
    attempt.reset()
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
  return {
    run,
    step,
    given,
    waits,
    attempt,
    isRefused,
    goOnByItself,
    save,
    leave,
    confirmBy,
    asked,
    again,
    stay: () => setCalm(true),
    change: setRun,
  }
}

/** Gives the questions as they stand after a run. */
function useAsked(
  materialId: string,
  questions: readonly QuizQuestion[],
  run: QuizRun,
  attempt: ReturnType<typeof useAttempt>,
) {
  const { refetch } = useQuizQuestions(materialId)
  return async () => {
    // A teacher has changed the quiz meanwhile. Nothing comes where it could not be read again.
    const changed = wasRecounted(run, attempt.data?.reply ?? null) ? (await refetch()).data : undefined
    return changed ?? standingAfter(questions, run)
  }
}

/** Tells the server of a finished quiz, and again what it has not heard. */
function useTelling(run: QuizRun, attempt: ReturnType<typeof useAttempt>) {
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
  return { save, waits }
}
