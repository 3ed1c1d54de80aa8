import { Badge } from '@capivira/ui/badge.tsx'
import { Check } from '@capivira/ui/icons'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { say } from '../kit/announcer.tsx'
import { ClockFace } from '../kit/clock-face.tsx'
import type { PlayProps } from '../kit/material-game.tsx'
import { play } from '../kit/sounds.ts'
import { Status } from '../kit/status.tsx'
import { useClock } from '../kit/use-clock.ts'
import { useLate } from '../kit/use-late.ts'
import type { ConceptBuilderResult } from './contract.ts'
import { Matcher, type Target, type Term } from './matcher.tsx'
import type { ConceptBuilderDealt } from './rules.ts'
import { type ConceptRun, groupedIn, joinedIn, newRun, partOf } from './run.ts'
import { text } from './text.ts'

/** Milliseconds the finished map stays before the result. */
const completionDelay = 700

const progress = z.object({
  joins: z.array(z.object({ term: z.int(), definition: z.int() })),
  groups: z.array(z.object({ term: z.int(), heading: z.int() })),
})

/** Of a place that has no term yet: the same list, so that it is not drawn anew for another one. */
const none: readonly Term[] = []

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

  /**
   * What stands above the table, and the other table of the second part, is drawn after the term that found its place.
   */
  const latePlaced = useLate(part === 'over' ? pairs.length : placed)
  const latePart = useLate(part)
  const joining = latePart === 'join' || headings.length === 0
  const { terms, definitions, groups } = useTables({ dealt, run, joining })
  const status = useStatus({ placed: latePlaced, part: latePart, dealt, clock, onPause: setPaused, onLeave })
  return (
    <>
      {status}
      <h2 className="px-1 text-lg">{latePart === 'join' ? text.joinTitle : text.groupTitle}</h2>
      {joining ? (
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

/** The terms that have no place yet, and the places of both parts. */
function useTables({ dealt, run, joining }: { dealt: ConceptBuilderDealt; run: ConceptRun; joining: boolean }) {
  const { pairs, headings } = dealt
  const joined = joinedIn(run)
  const grouped = groupedIn(run, dealt)
  const fixed = useMemo(
    () => ({
      terms: pairs.map(({ pairId, term }) => ({ id: pairId, term })),
      alone: new Map(pairs.map(({ pairId, term }) => [pairId, [{ id: pairId, term }]])),
      headings: headings.map(heading => (
        <strong key={heading} className="font-display text-lg">
          {heading}
        </strong>
      )),
    }),
    [pairs, headings],
  )
  const terms = useMemo(() => {
    const there = joining ? joinedIn(run) : groupedIn(run, dealt)
    return fixed.terms.filter(({ id }) => !there.has(id))
  }, [fixed, run, dealt, joining])
  const definitions: Target[] = dealt.definitions.flatMap(id => {
    const pair = pairs.find(({ pairId }) => pairId === id)
    if (!pair) return []
    const full = joined.has(id)
    return { id, content: pair.definition, terms: (full && fixed.alone.get(id)) || none, full }
  })
  const groups: Target[] = headings.map((_, id) => {
    const here = fixed.terms.filter(term => grouped.get(term.id) === id)
    return {
      id,
      content: fixed.headings[id],
      terms: here.length > 0 ? here : none,
      full: pairs.every(({ pairId, heading: own }) => own !== id || grouped.has(pairId)),
    }
  })
  return { terms, definitions, groups }
}

type StatusProps = Pick<Parameters<typeof ConceptPlay>[0], 'onLeave'> & {
  placed: number
  part: ReturnType<typeof partOf>
  dealt: ConceptBuilderDealt
  clock: ReturnType<typeof useClock>
  onPause: (paused: boolean) => void
}

/** What stands above the table, drawn anew only when something of it changes. */
function useStatus({ placed, part, dealt, clock, onPause, onLeave }: StatusProps) {
  const pairs = dealt.pairs.length
  const headings = dealt.headings.length
  return useMemo(
    () => (
      <Status onPause={onPause} onLeave={onLeave}>
        <Badge tone="primary" size="md" icon={<Check aria-hidden="true" className="size-5" />}>
          <span className="sr-only">{text.placed}: </span>
          {placed}/{pairs}
        </Badge>
        {headings > 0 && (
          <Badge tone="special" size="md">
            {text.part(part === 'join' ? 1 : 2, 2)}
          </Badge>
        )}
        <ClockFace clock={clock} />
      </Status>
    ),
    [placed, part, pairs, headings, clock, onPause, onLeave],
  )
}
