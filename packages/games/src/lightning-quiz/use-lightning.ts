import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { say } from '../kit/announcer.tsx'
import { useDeviceSettings } from '../kit/device-settings.ts'
import type { PlayProps } from '../kit/material-game.tsx'
import { play } from '../kit/sounds.ts'
import { useClock } from '../kit/use-clock.ts'
import { useKeys } from '../kit/use-keys.ts'
import { useLate } from '../kit/use-late.ts'
import type { LightningQuizResult } from './contract.ts'
import { feedbackDelay, type LightningDealt } from './rules.ts'
import { answer, currentQuestion, goOn, isOver, isRight, lastAnswer, newRun, rightOf, scoreOfRun } from './run.ts'
import { text } from './text.ts'

/** Who asked for more time gets it twice, and twice as long to read the answer. */
const slower = { normal: 1, relaxed: 2, off: 1 } as const

const progress = z.array(z.object({ questionId: z.int(), option: z.nullable(z.string()), remainingMs: z.number() }))

type Played = Omit<PlayProps<LightningDealt, LightningQuizResult>, 'onLeave'>

/** A round as it goes on: by answers, by the clock, by keys. `late` is the run as the frame before shows it. */
export function useLightning({ round, onFinish, onProgress }: Played) {
  const { questions, secondsPerQuestion } = round.dealt
  const [run, setRun] = useState(() => newRun(questions, progress.safeParse(round.before.progress).data))
  const [paused, setPaused] = useState(false)
  const [calm, setCalm] = useState(false)
  const { clock: mode } = useDeviceSettings()
  /**
   * The run as the frame before shows it: a tap is answered by the least that tells what it did, the rest is drawn
   * after that.
   */
  const late = useLate(run)
  const over = isOver(run)
  const shows = !paused && !late.feedback && !isOver(late)
  const running = shows && !run.feedback
  const clock = useClock(running)
  const whole = useClock(running, round.before.elapsed)
  const limit = secondsPerQuestion * 1000 * slower[mode]
  const question = currentQuestion(run)
  const given = lastAnswer(run)

  const msLeft = useCallback(
    () => (mode === 'off' ? 0 : Math.max(0, limit - clock.elapsed()) / slower[mode]),
    [mode, limit, clock],
  )

  function give(option: string | null, left: number) {
    // The options of the question before stand there for a frame more.
    if (late.feedback) return
    const next = answer(run, option, Math.round(left))
    const last = lastAnswer(next)
    if (next === run || !last || !question) return
    const right = isRight(next, last)
    play(right ? 'match' : 'miss')
    const miss = option === null ? text.late : text.wrong
    say(right ? text.right : `${miss} ${text.rightIs} ${question.correctAnswer}`)
    setRun(next)
    onProgress(whole.elapsed(), next.answers)
  }

  function leave() {
    setCalm(false)
    clock.reset()
    setRun(goOn)
  }

  const goesOnByItself = run.feedback && !calm && !paused && mode !== 'off'
  useGoingOn(goesOnByItself ? feedbackDelay * slower[mode] : null, leave)
  useEnd(over, () => {
    const accuracy = Math.round((100 * rightOf(run)) / questions.length)
    const completionTime = Math.round(whole.elapsed() / 100) / 10
    onFinish({ gameId: 'quick-quiz', score: scoreOfRun(run), accuracy, completionTime, answers: [...run.answers] })
  })

  useKeys(key => {
    const at = 'abcde12345'.indexOf(key.toLowerCase()) % 5
    const option = key.length === 1 && at >= 0 ? question?.options[at] : undefined
    if (option !== undefined && !run.feedback && !paused) give(option, msLeft())
    else if (key === 'Enter' && run.feedback) leave()
    else return false
    return true
  })

  return {
    run,
    late,
    shows,
    question,
    given,
    clock,
    limit,
    mode,
    goesOnByItself,
    msLeft,
    give,
    leave,
    pause: setPaused,
    readCalmly: () => setCalm(true),
  }
}

/** Leaves the feedback after so many milliseconds; null where it stays. */
function useGoingOn(milliseconds: number | null, leave: () => void): void {
  const onFeedbackOver = useEffectEvent(leave)
  useEffect(() => {
    if (milliseconds === null) return
    const timer = setTimeout(() => onFeedbackOver(), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
}

/** Does something once the round is over. */
function useEnd(over: boolean, onEnd: () => void): void {
  const onOver = useEffectEvent(onEnd)
  useEffect(() => {
    if (over) onOver()
  }, [over])
}
