import type { GameDifficulty } from '@capivira/core/games/results'
import * as z from 'zod/mini'
import type { Deal, Recognition } from '../game.ts'
import { type Random, randomOf } from '../random.ts'
import { checkTime, shareOfScore, xpOfScore } from '../rules-in-common.ts'
import type { GameSource, SourcePair } from '../source.ts'
import type { ConceptBuilderResult } from './contract.ts'

/** Terms to be joined. */
export const pairsOf: Record<GameDifficulty, number> = { easy: 4, medium: 6, hard: 8 }
/** Headings at most to group them under. */
export const headingsOf: Record<GameDifficulty, number> = { easy: 2, medium: 3, hard: 4 }
/** Fewer make no game. */
export const fewestPairs = 3
/** Points of a term that is put right at the first, the second or a later try; in each of the two parts. */
export const pointsPerTry = [100, 50, 20] as const
/** Choices there must be for a right one to show something. */
const realChoice = 3
/** Milliseconds a practised person needs to read a term and put it somewhere. */
const quickestTry = 800

export const conceptBuilderDealt = z.object({
  difficulty: z.enum(['easy', 'medium', 'hard']),
  /** In the order in which the terms lie. */
  pairs: z.array(
    z.object({
      pairId: z.int(),
      term: z.string(),
      definition: z.string(),
      /** Place in `headings`; null where there is no second part. */
      heading: z.nullable(z.int()),
      page: z.nullable(z.int()),
      quote: z.nullable(z.string()),
      cardId: z.nullable(z.int()),
    }),
  ),
  /** Ids of the pairs in the order in which their definitions lie. */
  definitions: z.array(z.int()),
  /** Empty where the material has no headings to tell the terms apart: the round then ends with the joining. */
  headings: z.array(z.string()),
})
export type ConceptBuilderDealt = z.output<typeof conceptBuilderDealt>

/** Pairs of a few headings, as evenly as there are; without headings to tell them apart, any. */
export function choosePairs(
  pairs: readonly SourcePair[],
  difficulty: GameDifficulty,
  random: Random,
): { chosen: SourcePair[]; headings: string[] } {
  const wanted = pairsOf[difficulty]
  const shuffled = random.shuffled(pairs)
  const byHeading = new Map<string, SourcePair[]>()
  for (const pair of shuffled) {
    if (pair.heading !== null) byHeading.set(pair.heading, [...(byHeading.get(pair.heading) ?? []), pair])
  }
  const richest = [...byHeading]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, headingsOf[difficulty])
  const chosen: SourcePair[] = []
  for (let round = 0; chosen.length < wanted && richest.some(([, own]) => own[round]); round++)
    chosen.push(...richest.flatMap(([, own]) => own[round] ?? []))
  // Fewer terms than asked for only to have them under headings would be a poor bargain.
  const enough = Math.max(fewestPairs, Math.min(wanted, shuffled.length) - 1)
  const grouped = richest.length > 1 && chosen.length >= enough
  return grouped
    ? { chosen: chosen.slice(0, wanted), headings: random.shuffled(richest.map(([heading]) => heading)) }
    : { chosen: shuffled.slice(0, wanted), headings: [] }
}

export function dealConcepts(
  source: GameSource,
  { difficulty }: { difficulty: GameDifficulty },
  seed: string,
): Deal<ConceptBuilderDealt> {
  const random = randomOf(seed)
  const pairs = source.pairs.filter(({ term, definition }) => term.trim() !== '' && definition.trim() !== '')
  const { chosen, headings } = choosePairs(pairs, difficulty, random)
  if (chosen.length < fewestPairs) return { kind: 'shortage', reason: shortage(pairs.length) }
  const wanted = pairsOf[difficulty]
  return {
    kind: 'dealt',
    dealt: {
      difficulty,
      pairs: random.shuffled(chosen).map(({ heading, ...pair }) => ({
        pairId: pair.pairId,
        term: pair.term,
        definition: pair.definition,
        heading: headings.length === 0 || heading === null ? null : headings.indexOf(heading),
        page: pair.page,
        quote: pair.quote,
        cardId: pair.cardId,
      })),
      definitions: random.shuffled(chosen.map(({ pairId }) => pairId)),
      headings,
    },
    notice:
      chosen.length < wanted
        ? `Este material dá ${chosen.length} termos; neste nível seriam ${wanted}. A partida fica mais curta.`
        : null,
  }
}

function shortage(there: number): string {
  if (there === 0)
    return `Este material não tem termos com definição. O construtor de conceitos precisa de pelo menos ${fewestPairs}.`
  const found = there === 1 ? '1 termo com definição' : `${there} termos com definição`
  return `Este material só tem ${found}. O construtor de conceitos precisa de pelo menos ${fewestPairs}.`
}

type Try = { term: number; target: number }

/** Tries each term took until it was right; terms that never were are not in it. */
function triesOf(tries: readonly Try[], isRight: (one: Try) => boolean): Map<number, number> {
  const counts = new Map<number, number>()
  const done = new Map<number, number>()
  for (const one of tries) {
    const count = (counts.get(one.term) ?? 0) + 1
    counts.set(one.term, count)
    if (isRight(one) && !done.has(one.term)) done.set(one.term, count)
  }
  return done
}

const joinTries = ({ joins }: ConceptBuilderResult): Try[] =>
  joins.map(({ term, definition }) => ({ term, target: definition }))
const groupTries = ({ groups }: ConceptBuilderResult): Try[] =>
  groups.map(({ term, heading }) => ({ term, target: heading }))

const joinsRight = ({ term, target }: Try) => term === target
const groupsRight = ({ pairs }: ConceptBuilderDealt) => {
  const headings = new Map(pairs.map(({ pairId, heading }) => [pairId, heading]))
  return ({ term, target }: Try) => headings.get(term) === target
}

const pointsOf = (tries: number) => pointsPerTry[Math.min(tries, pointsPerTry.length) - 1] ?? 0

/** Of 1000 points, the share that was earned: a term counts less with every try it took, in each part. */
export function scoreOf(result: ConceptBuilderResult, dealt: ConceptBuilderDealt): number {
  const parts = [triesOf(joinTries(result), joinsRight), triesOf(groupTries(result), groupsRight(dealt))]
  const counted = dealt.headings.length > 0 ? parts : parts.slice(0, 1)
  const earned = counted.flatMap(part => dealt.pairs.map(({ pairId }) => pointsOf(part.get(pairId) ?? Number.NaN)))
  return shareOfScore(earned, pointsPerTry[0])
}

/** max(10, round(25 × multiplier × score ÷ 1000)): the catalogue's 25 XP for a perfect round at the easy level. */
export const conceptXp = (score: number, difficulty: GameDifficulty) =>
  xpOfScore(score, difficulty, { base: 25, least: 10 })
export const xpOf = (result: ConceptBuilderResult, dealt: ConceptBuilderDealt) =>
  conceptXp(scoreOf(result, dealt), dealt.difficulty)

const foreign = 'Esses termos não são desta partida.'
const unfinished = 'Ainda há termos fora do lugar nesta partida.'

/** See Game.quickest. */
export const quickestConcepts = ({ joins, groups }: ConceptBuilderResult) =>
  (joins.length + groups.length) * quickestTry

/** Why a result cannot be; null when it can. A round is over when every term is joined and, with headings, grouped. */
export function checkConcepts(
  result: ConceptBuilderResult,
  dealt: ConceptBuilderDealt,
  elapsedMs: number,
): string | null {
  const { pairs, headings } = dealt
  const ids = new Set(pairs.map(({ pairId }) => pairId))
  const joins = joinTries(result)
  const groups = groupTries(result)
  if (!joins.every(({ term, target }) => ids.has(term) && ids.has(target))) return foreign
  if (!groups.every(({ term, target }) => ids.has(term) && target < headings.length)) return foreign
  const parts = [
    { tries: joins, isRight: joinsRight, needed: pairs.length },
    { tries: groups, isRight: groupsRight(dealt), needed: headings.length > 0 ? pairs.length : 0 },
  ]
  for (const { tries, isRight, needed } of parts) {
    const done = triesOf(tries, isRight)
    if (done.size < needed) return unfinished
    // A term that is in its place is not put anywhere again.
    if (tries.length !== [...done.values()].reduce((sum, count) => sum + count, 0)) return foreign
  }
  return checkTime(result.timeElapsed, elapsedMs)
}

/** The first definition a term was put to shows whether its card was known, while there was a choice. */
export function conceptRecognitions(result: ConceptBuilderResult, { pairs }: ConceptBuilderDealt): Recognition[] {
  const cardIds = new Map(pairs.map(({ pairId, cardId }) => [pairId, cardId]))
  const tried = new Set<number>()
  let open = pairs.length
  return joinTries(result).flatMap(one => {
    const known = joinsRight(one)
    const cardId = cardIds.get(one.term) ?? null
    const shows = !tried.has(one.term) && open >= realChoice && cardId !== null
    tried.add(one.term)
    if (known) open--
    return shows ? [{ cardId, known }] : []
  })
}
