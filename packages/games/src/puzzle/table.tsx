import { pictureUrl } from '@capivira/core/drawings/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Check, Eye, Hash, MousePointerClick, Shuffle } from '@capivira/ui/icons'
import { Spinner } from '@capivira/ui/spinner.tsx'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { say } from '../kit/announcer.tsx'
import { ClockFace } from '../kit/clock-face.tsx'
import type { PlayProps } from '../kit/material-game.tsx'
import { play } from '../kit/sounds.ts'
import { Status } from '../kit/status.tsx'
import { Toggle } from '../kit/toggle.tsx'
import { useClock } from '../kit/use-clock.ts'
import { useLate } from '../kit/use-late.ts'
import { usePicture } from '../kit/use-picture.ts'
import { useStable } from '../kit/use-stable.ts'
import { type Direction, sliding } from './board.ts'
import type { PuzzleResult } from './contract.ts'
import type { PuzzleDealt } from './rules.ts'
import { isDone, type PuzzleRun, placedOf, slideRun, startRun, tapSteps } from './run.ts'
import { SlideBoard } from './slide-board.tsx'
import { moved, text } from './text.ts'

/** Milliseconds the whole picture is looked at before the result. */
const admiring = 1200
const kept = z.string()

export type PuzzleTableProps = PlayProps<PuzzleDealt, PuzzleResult> & { onShuffle: () => void }

/** The board while it is played. */
export function PuzzleTable({ onShuffle, ...play }: PuzzleTableProps) {
  const { round, onLeave } = play
  const { theme, variant } = round.dealt
  const imageUrl = pictureUrl('color', theme, variant)
  const picture = usePicture(imageUrl)
  const [numbers, setNumbers] = useState(false)
  const [peeking, setPeeking] = useState(false)
  const { run, done, clock, slide, tap, setPaused } = usePuzzle(play, picture.state === 'ready')
  /** What stands above the board, and what is read of its pieces, comes after the slide. */
  const late = useLate(run)
  const status = useStatus({ late, clock, onPause: setPaused, onLeave })
  const onSlide = useStable(slide)
  const onTap = useStable(tap)
  const shuffle = useStable(onShuffle)
  const buttons = useMemo(
    () => (
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-2.5 px-1 sm:grid-cols-4">
        <Toggle pressed={numbers} onChange={setNumbers} icon={<Hash aria-hidden="true" className="size-5" />}>
          {text.numbers}
        </Toggle>
        <Toggle pressed={peeking} onChange={setPeeking} icon={<Eye aria-hidden="true" className="size-5" />}>
          {text.picture}
        </Toggle>
        <Button variant="secondary" onClick={shuffle} icon={<Shuffle aria-hidden="true" className="size-5" />}>
          {text.shuffle}
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          {text.otherTheme}
        </Button>
      </div>
    ),
    [numbers, peeking, shuffle, onLeave],
  )

  return (
    <>
      {status}
      {picture.state === 'loading' && <Spinner />}
      {picture.state === 'failed' && (
        <ErrorState title={text.imageFailed} description={text.imageFailedHint} onRetry={picture.retry} />
      )}
      {picture.state === 'ready' && (
        <>
          <div className="relative mx-auto w-full max-w-[calc((100svh-3rem)*1.5)]">
            <SlideBoard
              board={run.board}
              read={late.board}
              imageUrl={imageUrl}
              numbers={numbers}
              whole={done}
              onSlide={onSlide}
              onTap={onTap}
            />
            {peeking && (
              <img
                src={imageUrl}
                alt={text.picture}
                className="pointer-events-none absolute inset-0 size-full animate-fade rounded-md"
              />
            )}
          </div>
          {buttons}
        </>
      )}
    </>
  )
}

/** The pieces as they are slid, until the picture is whole; `ready` once it can be seen. */
function usePuzzle({ round, onFinish, onProgress }: PlayProps<PuzzleDealt, PuzzleResult>, ready: boolean) {
  const { theme, columns, rows, tiles } = round.dealt
  const [run, setRun] = useState<PuzzleRun>(() =>
    startRun({ columns, rows, tiles }, kept.safeParse(round.before.progress).data),
  )
  const [paused, setPaused] = useState(false)
  const done = isDone(run)
  const clock = useClock(!paused && !done && ready, round.before.elapsed)
  const pieces = tiles.length
  const placed = placedOf(run)

  function slide(direction: Direction) {
    const from = sliding(run.board, direction)
    const next = slideRun(run, direction)
    if (next === run || from === null) return
    setRun(next)
    settle(next, placedOf(next) > placed)
    say(moved(run.board.tiles[from] ?? 0, direction, { now: placedOf(next), before: placed, of: pieces }))
  }

  function tap(place: number) {
    const steps = tapSteps(run, place)
    const next = steps.reduce(slideRun, run)
    const way = steps.at(-1)
    if (next === run || !way) return
    setRun(next)
    settle(next, placedOf(next) > placed)
    say(moved(run.board.tiles[place] ?? 0, way, { now: placedOf(next), before: placed, of: pieces }))
  }

  function settle(next: PuzzleRun, better: boolean) {
    play(better ? 'match' : 'flip')
    onProgress(clock.elapsed(), next.steps)
  }

  const onDone = useEffectEvent(() =>
    onFinish({ theme, moves: run.steps.length, timeElapsed: Math.floor(clock.elapsed() / 1000), steps: run.steps }),
  )
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => onDone(), admiring)
    return () => clearTimeout(timer)
  }, [done])
  return { run, done, clock, slide, tap, setPaused }
}

type StatusProps = Pick<PuzzleTableProps, 'onLeave'> & {
  late: PuzzleRun
  clock: ReturnType<typeof useClock>
  onPause: (paused: boolean) => void
}

/** What stands above the board, drawn anew only when something of it changes. */
function useStatus({ late, clock, onPause, onLeave }: StatusProps) {
  const pieces = late.board.tiles.length
  const placed = placedOf(late)
  const moves = late.steps.length
  return useMemo(
    () => (
      <Status onPause={onPause} onLeave={onLeave}>
        <Badge tone="primary" size="md" icon={<Check aria-hidden="true" className="size-5" />}>
          <span className="sr-only">{text.placed}: </span>
          {placed}/{pieces}
        </Badge>
        <Badge size="md" icon={<MousePointerClick aria-hidden="true" className="size-5" />}>
          <span className="sr-only">{text.moves}: </span>
          {moves}
        </Badge>
        <ClockFace clock={clock} />
      </Status>
    ),
    [placed, pieces, moves, clock, onPause, onLeave],
  )
}
