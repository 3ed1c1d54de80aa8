import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { isLowWindow } from '@capivira/ui/low-window'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { afterPaint, soon } from '../kit/after-paint.ts'
import { focusOn } from '../kit/focus.ts'
import { Gaps } from '../kit/gaps.tsx'
import type { PlayProps } from '../kit/material-game.tsx'
import { Status } from '../kit/status.tsx'
import { useStable } from '../kit/use-stable.ts'
import type { LightningQuizResult } from './contract.ts'
import { Countdown } from './countdown.tsx'
import { Feedback } from './feedback.tsx'
import { Options } from './options.tsx'
import type { LightningDealt } from './rules.ts'
import { currentQuestion, isRight, lastAnswer, placeOf, scoreOfRun, streakOf } from './run.ts'
import { text } from './text.ts'
import { useLightning } from './use-lightning.ts'

/** From so many right answers in a row on they are shown as a streak. */
const streakFrom = 2

/** The questions, one after another. */
export function LightningPlay({ onLeave, ...round }: PlayProps<LightningDealt, LightningQuizResult>) {
  const lightning = useLightning(round)
  const { run, late, shows, question, given, clock, limit, mode, goesOnByItself } = lightning
  const { heading, table } = useQuestionFocus(question?.questionId)

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
  const { onChoose, onEnd } = useTaps(!late.feedback && !run.feedback, lightning)
  const onGoOn = useStable(lightning.leave)
  const status = useStatus(late, { onPause: lightning.pause, onLeave })
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
                <Button variant="secondary" size="sm" onClick={lightning.readCalmly}>
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

/** Leads the focus to each new question, and shows it whole. */
function useQuestionFocus(questionId: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  /** The question and what belongs to it: on a phone held sideways all that is seen. */
  const table = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (questionId === undefined) return
    return afterPaint(() => {
      if (isLowWindow()) table.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
      else scrollTo({ top: 0, behavior: 'instant' })
      focusOn(heading.current)
    })
  }, [questionId])
  return { heading, table }
}

type Lightning = ReturnType<typeof useLightning>

/** A tap counts from when it came, though the run hears of it after the frame that marks the option. */
function useTaps(mayChoose: boolean, { msLeft, give }: Pick<Lightning, 'msLeft' | 'give'>) {
  const tapped = useRef(false)
  const onTapped = useStable((option: string, left: number) => {
    tapped.current = false
    give(option, left)
  })
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
  const onEnd = useStable(() => {
    if (!tapped.current) give(null, 0)
  })
  return { onChoose, onEnd }
}

type StatusProps = Pick<PlayProps<LightningDealt, LightningQuizResult>, 'onLeave'> & {
  onPause: (paused: boolean) => void
}

/** What stands above the question, drawn anew only when something of it changes. */
function useStatus(run: Lightning['run'], { onPause, onLeave }: StatusProps) {
  const streak = streakOf(run)
  const score = scoreOfRun(run)
  const total = run.questions.length
  const place = Math.min(placeOf(run) + 1, total)
  return useMemo(
    () => (
      <Status score={score} onPause={onPause} onLeave={onLeave}>
        <Badge tone="info" size="md">
          <span className="sr-only">{text.place(place, total)}</span>
          <span aria-hidden="true">
            {place}/{total}
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
    [score, place, streak, total, onPause, onLeave],
  )
}
