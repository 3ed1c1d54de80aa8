import type { ConceptBuilderResult } from '@capivira/core/games/results'
import { Badge } from '@capivira/ui/badge.tsx'
import { Check } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { say } from '../kit/announcer.tsx'
import { ClockFace } from '../kit/clock-face.tsx'
import type { PlayProps } from '../kit/material-game.tsx'
import { play } from '../kit/sounds.ts'
import { Status } from '../kit/status.tsx'
import { useClock } from '../kit/use-clock.ts'
import { useLate } from '../kit/use-late.ts'
import { Matcher, type Target } from './matcher.tsx'
import type { ConceptBuilderDealt } from './rules.ts'
import { type ConceptRun, groupedIn, joinedIn, newRun, partOf } from './run.ts'
import { text } from './text.ts'

/** Milliseconds the finished map stays before the result. */
const completionDelay = 700

const progress = z.object({
  joins: z.array(z.object({ term: z.int(), definition: z.int() })),
  groups: z.array(z.object({ term: z.int(), heading: z.int() })),
})

/** Joins the terms with their definitions, then puts them under their headings. */
export function ConceptPlay({
  round,
  onFinish,
  onProgress,
  onLeave,
}: PlayProps<ConceptBuilderDealt, ConceptBuilderResult>) {
  const { dealt } = round
  const { pairs, headings } = dealt
  const [run, setRun] = useState<ConceptRun>(() => progress.safeParse(round.before.progress).data ?? newRun)
  const [paused, setPaused] = useState(false)
  const part = partOf(run, dealt)
  const clock = useClock(!paused && part !== 'over', round.before.elapsed)
  const joined = joinedIn(run)
  const grouped = groupedIn(run, dealt)
  const placed = part === 'join' ? joined.size : grouped.size

  const onOver = useEffectEvent(() =>
    onFinish({
      joins: [...run.joins],
      groups: [...run.groups],
      timeElapsed: Math.floor(clock.elapsed() / 1000),
    }),
  )
  useEffect(() => {
    if (part !== 'over') return
    const timer = setTimeout(() => onOver(), completionDelay)
    return () => clearTimeout(timer)
  }, [part])

  function note(term: number, right: boolean, next: ConceptRun): boolean {
    const name = pairs.find(({ pairId }) => pairId === term)?.term ?? ''
    play(right ? 'match' : 'miss')
    const onward = part === 'join' && partOf(next, dealt) === 'group' ? ` ${text.groupTitle}.` : ''
    say(right ? `${text.joined(name, pairs.length - placed - 1)}${onward}` : text.notHere)
    setRun(next)
    onProgress(clock.elapsed(), next)
    return right
  }
  const terms = pairs
    .filter(({ pairId }) => !(part === 'join' ? joined : grouped).has(pairId))
    .map(({ pairId, term }) => ({ id: pairId, term }))
  const definitions: Target[] = dealt.definitions.flatMap(id => {
    const pair = pairs.find(({ pairId }) => pairId === id)
    if (!pair) return []
    const full = joined.has(id)
    return { id, content: pair.definition, terms: full ? [{ id, term: pair.term }] : [], full }
  })
  const groups: Target[] = headings.map((heading, id) => ({
    id,
    content: <strong className="font-display text-lg">{heading}</strong>,
    terms: pairs.filter(({ pairId }) => grouped.get(pairId) === id).map(({ pairId, term }) => ({ id: pairId, term })),
    full: pairs.every(({ pairId, heading: own }) => own !== id || grouped.has(pairId)),
  }))

  /** What stands above the table is drawn after it. */
  const latePlaced = useLate(part === 'over' ? pairs.length : placed)
  const latePart = useLate(part)
  const status = useMemo(
    () => (
      <Status onPause={setPaused} onLeave={onLeave}>
        <Badge tone="primary" size="md" icon={<Check aria-hidden="true" className="size-5" />}>
          <span className="sr-only">{text.placed}: </span>
          {latePlaced}/{pairs.length}
        </Badge>
        {headings.length > 0 && (
          <Badge tone="special" size="md">
            {text.part(latePart === 'join' ? 1 : 2, 2)}
          </Badge>
        )}
        <ClockFace clock={clock} />
      </Status>
    ),
    [latePlaced, latePart, pairs.length, headings.length, clock, onLeave],
  )
  return (
    <>
      {status}
      <h2 className="px-1 text-lg">{part === 'join' ? text.joinTitle : text.groupTitle}</h2>
      {part === 'join' || headings.length === 0 ? (
        <Matcher
          key="join"
          terms={terms}
          targets={definitions}
          targetsLabel={text.definitions}
          onTry={(term, definition) =>
            note(term, term === definition, { ...run, joins: [...run.joins, { term, definition }] })
          }
        />
      ) : (
        <Matcher
          key="group"
          terms={terms}
          targets={groups}
          targetsLabel={text.headings}
          onTry={(term, heading) => {
            const own = pairs.find(({ pairId }) => pairId === term)?.heading
            return note(term, own === heading, { ...run, groups: [...run.groups, { term, heading }] })
          }}
        />
      )}
    </>
  )
}
