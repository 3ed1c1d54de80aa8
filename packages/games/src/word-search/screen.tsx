import { Badge } from '@capivira/ui/badge.tsx'
import { Search } from '@capivira/ui/icons'
import { toast } from '@capivira/ui/toast'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { afterPaint } from '../kit/after-paint.ts'
import { say } from '../kit/announcer.tsx'
import { ClockFace } from '../kit/clock-face.tsx'
import { timeFigure } from '../kit/figures.ts'
import { useHost } from '../kit/host.ts'
import { MaterialGame, type PlayProps } from '../kit/material-game.tsx'
import { play } from '../kit/sounds.ts'
import { Status } from '../kit/status.tsx'
import { useClock } from '../kit/use-clock.ts'
import { useLate } from '../kit/use-late.ts'
import { useStable } from '../kit/use-stable.ts'
import { WordBoard } from './board.tsx'
import { completeWordSearch, type WordSearchResult } from './contract.ts'
import { completionDelay, type WordSearchDealt, wordSearchDealt, wordSearchScore, wordsOf } from './rules.ts'
import { isOver, type SearchRun, select } from './run.ts'
import { text } from './text.ts'
import { WordDialog } from './word-dialog.tsx'
import { type Word, WordList } from './word-list.tsx'
import { WordReview } from './word-review.tsx'

const progress = z.array(z.int())

/** /games/word-search */
export default function WordSearchScreen() {
  const { tellFailure } = useHost()
  return (
    <MaterialGame
      gameId="word-puzzle"
      title={text.title}
      emoji="magnifier"
      invitation={text.invitation}
      steps={text.steps}
      levels={{ easy: text.level(wordsOf.easy), medium: text.level(wordsOf.medium), hard: text.level(wordsOf.hard) }}
      width="wide"
      dealt={wordSearchDealt}
      complete={(call, roundId, report: WordSearchResult) => call(completeWordSearch, { body: { ...report, roundId } })}
      onStartFailed={error => tellFailure(error, text.loadFailed)}
      Play={SearchPlay}
      summarize={({ dealt, materialId }, report, paid) => ({
        title: text.done,
        figures: [
          { label: text.score, value: (paid?.score ?? report.score).toLocaleString('pt-BR') },
          { label: text.words, value: dealt.words.length },
          timeFigure(text.time, report.timeElapsed),
        ],
        review: materialId !== null && <WordReview words={dealt.words} materialId={materialId} />,
      })}
    />
  )
}

function SearchPlay({ round, onFinish, onProgress, onLeave }: PlayProps<WordSearchDealt, WordSearchResult>) {
  const { words, letters, size, difficulty } = round.dealt
  const rows = useMemo(
    () => Array.from({ length: size }, (_, row) => letters.slice(row * size, (row + 1) * size)),
    [letters, size],
  )
  const [run, setRun] = useState<SearchRun>(() => ({
    placed: words.map(({ cells }) => cells),
    found: (progress.safeParse(round.before.progress).data ?? []).filter(place => words[place]),
  }))
  const [paused, setPaused] = useState(false)
  const [shown, setShown] = useState<{ word: Word; isFound: boolean } | null>(null)
  const over = isOver(run)
  const clock = useClock(!paused && !over, round.before.elapsed)
  const foundCells = useMemo(() => run.found.flatMap(place => [words[place]?.cells ?? []]), [run.found, words])

  const showHint = useCallback((word: Word) => setShown({ word, isFound: false }), [])

  function onSelect(cells: number[]) {
    const { run: next, result, word: place } = select(run, cells)
    const word = place === null ? undefined : words[place]
    if (result === 'wrong') {
      play('miss')
      const read = cells.map(cell => letters[cell] ?? '').join('')
      toast({ title: text.notFound, description: text.notInList(read), variant: 'destructive', duration: 2500 })
    } else if (result === 'again') say(text.again)
    if (result !== 'found' || !word) return
    play('match')
    setRun(next)
    onProgress(clock.elapsed(), next.found)
    say(text.foundWord(word.word, words.length - next.found.length))
    // The found word has its frame before the window over it. The last word is told on the next screen, with all the
    // others.
    if (!isOver(next)) afterPaint(() => setShown({ word, isFound: true }))
  }

  const onOver = useEffectEvent(() => {
    const timeElapsed = Math.floor(clock.elapsed() / 1000)
    const score = wordSearchScore(
      words.map(({ cells }) => cells.length),
      timeElapsed,
    )
    onFinish({ difficulty, score, wordsFound: words.map(({ word }) => word), timeElapsed })
  })
  useEffect(() => {
    if (!over) return
    const timer = setTimeout(() => onOver(), completionDelay)
    return () => clearTimeout(timer)
  }, [over])

  const onLine = useStable(onSelect)
  /** What stands around the letters is drawn after them. */
  const late = useLate(run.found)
  const total = words.length
  const status = useStatus({ found: late.length, total, clock, onPause: setPaused, onLeave })
  return (
    <>
      {status}
      <div
        className={
          'grid gap-4 [--side:min(100vw-1rem,100svh-4rem)] roomy:grid-cols-[var(--side)_1fr] roomy:items-start ' +
          'sm:[--side:min(100vw-3rem,100svh-4rem)] lg:gap-6 lg:[--side:clamp(24rem,100dvh-18rem,40rem)] ' +
          'low:[--side:calc(100svh-4rem)]'
        }
      >
        <WordBoard rows={rows} found={foundCells} onSelect={onLine} />
        <WordList words={words} found={late} onHint={showHint} />
      </div>
      <WordDialog
        word={shown?.word ?? null}
        isFound={shown?.isFound ?? false}
        materialId={round.materialId}
        onClose={() => setShown(null)}
      />
    </>
  )
}

type StatusProps = Pick<PlayProps<WordSearchDealt, WordSearchResult>, 'onLeave'> & {
  found: number
  total: number
  clock: ReturnType<typeof useClock>
  onPause: (paused: boolean) => void
}

/** What stands above the letters, drawn anew only when something of it changes. */
function useStatus({ found, total, clock, onPause, onLeave }: StatusProps) {
  return useMemo(
    () => (
      <Status onPause={onPause} onLeave={onLeave}>
        <Badge tone="primary" size="md" icon={<Search aria-hidden="true" className="size-5" />}>
          <span className="sr-only">{text.found}: </span>
          {found}/{total}
        </Badge>
        <ClockFace clock={clock} />
      </Status>
    ),
    [found, total, clock, onPause, onLeave],
  )
}
