import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { isLowWindow } from '@capivira/ui/low-window'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { afterPaint, soon } from '../kit/after-paint.ts'
import { say } from '../kit/announcer.tsx'
import { useDeviceSettings } from '../kit/device-settings.ts'
import { focusOn } from '../kit/focus.ts'
import { Gaps } from '../kit/gaps.tsx'
import type { PlayProps } from '../kit/material-game.tsx'
import { play } from '../kit/sounds.ts'
import { Status } from '../kit/status.tsx'
import { useClock } from '../kit/use-clock.ts'
import { useKeys } from '../kit/use-keys.ts'
import { useLate } from '../kit/use-late.ts'
import { useStable } from '../kit/use-stable.ts'
import type { LightningQuizResult } from './contract.ts'
import { Countdown } from './countdown.tsx'
import { Feedback } from './feedback.tsx'
import { Options } from './options.tsx'
import { feedbackDelay, type LightningDealt } from './rules.ts'
import {
  answer,
  currentQuestion,
  goOn,
  isOver,
  isRight,
  lastAnswer,
  newRun,
  placeOf,
  rightOf,
  scoreOfRun,
  streakOf,
} from './run.ts'
import { text } from './text.ts'

/** Who asked for more time gets it twice, and twice as long to read the answer. */
const slower = { normal: 1, relaxed: 2, off: 1 } as const
/** From so many right answers in a row on they are shown as a streak. */
const streakFrom = 2

const progress = z.array(z.object({ questionId: z.int(), option: z.nullable(z.string()), remainingMs: z.number() }))

/** The questions, one after another. */
export function LightningPlay({
  round,
  onFinish,
  onProgress,
  onLeave,
}: PlayProps<LightningDealt, LightningQuizResult>) {
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
  const heading = useRef<HTMLHeadingElement>(null)
  /** The question and what belongs to it: on a phone held sideways all that is seen. */
  const table = useRef<HTMLDivElement>(null)

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
    const told = right
      ? text.right
      : `${option === null ? text.late : text.wrong} ${text.rightIs} ${question.correctAnswer}`
    say(told)
    setRun(next)
    onProgress(whole.elapsed(), next.answers)
  }

  function leave() {
    setCalm(false)
    clock.reset()
    setRun(goOn)
  }

  const goesOnByItself = run.feedback && !calm && !paused && mode !== 'off'
  const onFeedbackOver = useEffectEvent(leave)
  useEffect(() => {
    if (!goesOnByItself) return
    const timer = setTimeout(() => onFeedbackOver(), feedbackDelay * slower[mode])
    return () => clearTimeout(timer)
  }, [goesOnByItself, mode])

  const onOver = useEffectEvent(() => {
    const accuracy = Math.round((100 * rightOf(run)) / questions.length)
    const completionTime = Math.round(whole.elapsed() / 100) / 10
    onFinish({ gameId: 'quick-quiz', score: scoreOfRun(run), accuracy, completionTime, answers: [...run.answers] })
  })
  useEffect(() => {
    if (over) onOver()
  }, [over])

  const questionId = question?.questionId
  useEffect(() => {
    if (questionId === undefined) return
    return afterPaint(() => {
      if (isLowWindow()) table.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
      else scrollTo({ top: 0, behavior: 'instant' })
      focusOn(heading.current)
    })
  }, [questionId])

  useKeys(key => {
    const at = 'abcde12345'.indexOf(key.toLowerCase()) % 5
    const option = key.length === 1 && at >= 0 ? question?.options[at] : undefined
    if (option !== undefined && !run.feedback && !paused) give(option, msLeft())
    else if (key === 'Enter' && run.feedback) leave()
    else return false
    return true
  })

  /** Which option was right shows first, what to say about it with the next frame; and it goes at once. */
  const said = given !== null && late === run
  /** On a small screen the options move up, so that what is said lies below them and covers none. */
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (said) return afterPaint(() => end.current?.scrollIntoView({ block: 'nearest' }))
  }, [said])
  /** Of a new question the question comes first, then its options. */
  const optionsOf = late.feedback && !run.feedback ? late : run
  const asked = currentQuestion(optionsOf)
  const chosen = lastAnswer(optionsOf)
  /** A tap counts from when it came, though the run hears of it after the frame that marks the option. */
  const tapped = useRef(false)
  const onTapped = useStable((option: string, left: number) => {
    tapped.current = false
    give(option, left)
  })
  const mayChoose = !late.feedback && !run.feedback
  const onChoose = useCallback(
    (option: string) => {
      if (!mayChoose || tapped.current) return false
      tapped.current = true
      const left = msLeft()
      soon(() => onTapped(option, left))
      return true
    },
    [mayChoose, msLeft, onTapped],
  )
  const onGoOn = useStable(leave)
  const onEnd = useStable(() => {
    if (!tapped.current) give(null, 0)
  })
  const streak = streakOf(late)
  const score = scoreOfRun(late)
  const place = Math.min(placeOf(late) + 1, questions.length)
  const status = useMemo(
    () => (
      <Status score={score} onPause={setPaused} onLeave={onLeave}>
        <Badge tone="info" size="md">
          <span className="sr-only">{text.place(place, questions.length)}</span>
          <span aria-hidden="true">
            {place}/{questions.length}
          </span>
        </Badge>
        {streak >= streakFrom && (
          <Badge
            key={streak}
            tone="xp"
            size="md"
            className="animate-pop"
            icon={<Emoji name="flame" className="size-5" />}
          >
            {text.streak(streak)}
          </Badge>
        )}
      </Status>
    ),
    [score, place, streak, questions.length, onLeave],
  )
  if (!question) return null
  return (
    <>
      {status}
      <div ref={table} className="flex scroll-mt-0 flex-col gap-4 px-1 low:gap-2">
        {mode !== 'off' && <Countdown clock={clock} limit={limit} running={shows} onEnd={onEnd} />}
        <Card className="grid min-h-28 place-items-center text-center low:min-h-0 low:p-2">
          <h2
            key={question.questionId}
            ref={heading}
            tabIndex={-1}
            data-resume
            className="text-xl leading-snug sm:not-low:text-2xl low:text-lg"
          >
            <Gaps>{question.question}</Gaps>
          </h2>
        </Card>
        {asked && (
          <Options
            options={asked.options}
            answered={chosen !== null}
            chosen={chosen?.option ?? null}
            right={asked.correctAnswer}
            settled={late.feedback}
            gone={optionsOf !== run}
            onChoose={onChoose}
          />
        )}
        <div className="sticky bottom-3 z-10 min-h-24 low:min-h-0">
          {said && (
            <Feedback
              right={isRight(run, given)}
              late={given.option === null}
              correct={question.correctAnswer}
              onGoOn={onGoOn}
            >
              {goesOnByItself && (
                <Button variant="secondary" size="sm" onClick={() => setCalm(true)}>
                  {text.readCalmly}
                </Button>
              )}
            </Feedback>
          )}
        </div>
        <div ref={end} />
      </div>
    </>
  )
}
