import { Badge } from '@capivira/ui/badge.tsx'
import { Layers, MousePointerClick } from '@capivira/ui/icons'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { say } from '../kit/announcer.tsx'
import { ClockFace } from '../kit/clock-face.tsx'
import { useDeviceSettings } from '../kit/device-settings.ts'
import { timeFigure } from '../kit/figures.ts'
import { MaterialGame, type PlayProps } from '../kit/material-game.tsx'
import { play } from '../kit/sounds.ts'
import { Status } from '../kit/status.tsx'
import { useClock } from '../kit/use-clock.ts'
import { useLate } from '../kit/use-late.ts'
import { boardPictures, MemoryBoard, ReadingPanel } from './board.tsx'
import { completeMemory, type MemoryResult } from './contract.ts'
import { MemoryReview } from './review.tsx'
import { completionDelay, type MemoryDealt, memoryDealt, memoryScore, mismatchDelay, pairsOf } from './rules.ts'
import { isChecking, isOver, openMatch, replay, settle, turn } from './run.ts'
import { text } from './text.ts'

/** Who asked for more time gets more time to read two cards as well. */
const patience = { normal: 1, relaxed: 2, off: 2 } as const
const progress = z.array(z.tuple([z.int(), z.int()]))

/** /games/memory */
export default function MemoryScreen() {
  return (
    <MaterialGame
      gameId="memory-cards"
      title={text.title}
      emoji="brain"
      invitation={text.invitation}
      steps={text.steps}
      levels={{ easy: text.level(pairsOf.easy), medium: text.level(pairsOf.medium), hard: text.level(pairsOf.hard) }}
      dealt={memoryDealt}
      complete={(call, roundId, report: MemoryResult) => call(completeMemory, { body: { ...report, roundId } })}
      pictures={boardPictures}
      Play={Table}
      summarize={({ dealt, materialId }, report, paid) => ({
        title: text.done,
        figures: [
          { label: text.score, value: (paid?.score ?? report.score).toLocaleString('pt-BR') },
          { label: text.moves, value: report.moves },
          timeFigure(text.time, report.timeElapsed),
        ],
        review: materialId !== null && (
          <MemoryReview run={replay(dealt.cards, report.turns ?? [])} materialId={materialId} />
        ),
      })}
    />
  )
}

function Table({ round, onFinish, onProgress, onLeave }: PlayProps<MemoryDealt, MemoryResult>) {
  const { cards, columns, difficulty } = round.dealt
  const pairs = cards.length / 2
  const [run, setRun] = useState(() => replay(cards, progress.safeParse(round.before.progress).data ?? []))
  const [paused, setPaused] = useState(false)
  const over = isOver(run)
  const clock = useClock(!paused && !over, round.before.elapsed)
  const { clock: mode } = useDeviceSettings()
  const checking = isChecking(run)
  const match = openMatch(run)

  const onSettled = useEffectEvent(() => {
    const settled = settle(run)
    setRun(settled)
    onProgress(clock.elapsed(), settled.turns)
    play(match ? 'match' : 'miss')
    say(match ? `${text.match} ${text.left(pairs - settled.matched.size)}` : text.noMatch)
  })
  useEffect(() => {
    if (!checking) return
    const timer = setTimeout(() => onSettled(), mismatchDelay * patience[mode])
    return () => clearTimeout(timer)
  }, [checking, mode])

  const onOver = useEffectEvent(() => {
    const timeElapsed = Math.floor(clock.elapsed() / 1000)
    const moves = run.turns.length
    const score = memoryScore({ moves, timeElapsed }, pairs)
    onFinish({
      difficulty,
      score,
      moves,
      timeElapsed,
      turns: run.turns.map(([one, other]): [number, number] => [one, other]),
    })
  })
  useEffect(() => {
    if (!over) return
    const timer = setTimeout(() => onOver(), completionDelay)
    return () => clearTimeout(timer)
  }, [over])

  const onFlip = useEffectEvent((place: number) => {
    const card = cards[place]
    play('flip')
    if (card) say(`${card.side === 'question' ? text.question : text.answer}: ${card.text}`)
  })
  const lastOpen = run.open.at(-1)
  useEffect(() => {
    if (lastOpen !== undefined) onFlip(lastOpen)
  }, [lastOpen])
  const onTurn = useCallback((place: number) => setRun(current => turn(current, place)), [])

  /** What stands beside the cards is drawn after them. */
  const late = useLate(run)
  const found = late.matched.size
  const moves = late.turns.length
  const status = useStatus({ found, pairs, moves, clock, onPause: setPaused, onLeave })

  return (
    <>
      {status}
      <div
        className={
          // A window that is narrow as well, as a page at 400 %, has no room for two things beside one another.
          'flex flex-col gap-4 min-[30rem]:low:grid min-[30rem]:low:grid-cols-[1fr_11rem] min-[30rem]:low:items-start'
        }
      >
        <MemoryBoard run={run} columns={columns === 6 ? 6 : 4} onTurn={onTurn} />
        <ReadingPanel run={late} />
      </div>
    </>
  )
}

type StatusProps = Pick<PlayProps<MemoryDealt, MemoryResult>, 'onLeave'> & {
  found: number
  pairs: number
  moves: number
  clock: ReturnType<typeof useClock>
  onPause: (paused: boolean) => void
}

/** What stands above the cards, drawn anew only when something of it changes. */
function useStatus({ found, pairs, moves, clock, onPause, onLeave }: StatusProps) {
  return useMemo(
    () => (
      <Status onPause={onPause} onLeave={onLeave}>
        <Badge tone="primary" size="md" icon={<Layers aria-hidden="true" className="size-5" />}>
          <span className="sr-only">{text.pairs}: </span>
          {found}/{pairs}
        </Badge>
        <Badge size="md" icon={<MousePointerClick aria-hidden="true" className="size-5" />}>
          <span className="sr-only">{text.moves}: </span>
          {moves}
        </Badge>
        <ClockFace clock={clock} />
      </Status>
    ),
    [found, moves, pairs, clock, onPause, onLeave],
  )
}
