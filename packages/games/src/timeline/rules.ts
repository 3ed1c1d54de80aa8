import type { GameDifficulty } from '@capivira/core/games/results'
import * as z from 'zod/mini'
import type { Deal, Recognition } from '../game.ts'
import { type Random, randomOf } from '../random.ts'
import { checkTime, shareOfScore, xpOfScore } from '../rules-in-common.ts'
import type { GameSource, SourceEvent } from '../source.ts'
import type { TimelineResult } from './contract.ts'
import { byTime, overlap } from './span.ts'

/** Events on the line. */
export const eventsOf: Record<GameDifficulty, number> = { easy: 5, medium: 7, hard: 9 }
/** Fewer make no line. */
export const fewestEvents = 4
/** Orders that are checked; after the last one the right order is shown. */
export const mostChecks = 4
/** Points of an event that is right at the first, second, third and last check. */
export const pointsPerCheck = [100, 60, 30, 10] as const
/** Milliseconds a practised person needs to read an event and put it in its place. */
const quickestEvent = 1000

export const timelineDealt = z.object({
  difficulty: z.enum(['easy', 'medium', 'hard']),
  /** As they lie at the start. */
  events: z.array(
    z.object({
      eventId: z.int(),
      text: z.string(),
      /** To be shown once its place is right. */
      date: z.string(),
      page: z.nullable(z.int()),
      quote: z.nullable(z.string()),
      cardId: z.nullable(z.int()),
    }),
  ),
  /** Ids from the earliest to the latest. */
  order: z.array(z.int()),
})
export type TimelineDealt = z.output<typeof timelineDealt>

/** Events of which each is clearly before or after each other, drawn by chance; at most `wanted`. */
export function chooseEvents(events: readonly SourceEvent[], wanted: number, random: Random): SourceEvent[] {
  const drawn = apart(random.shuffled(events)).slice(0, wanted)
  if (drawn.length === wanted) return drawn
  // Taking always what ends first leaves room for most (interval scheduling): the most there can be.
  const most = apart([...events].sort((one, other) => one.to - other.to || one.eventId - other.eventId))
  return most.length > drawn.length ? random.shuffled(most).slice(0, wanted) : drawn
}

/** Those that touch none taken before them. */
function apart(events: readonly SourceEvent[]): SourceEvent[] {
  const taken: SourceEvent[] = []
  for (const event of events) if (!taken.some(other => overlap(event, other))) taken.push(event)
  return taken
}

export function dealTimeline(
  { events }: GameSource,
  { difficulty }: { difficulty: GameDifficulty },
  seed: string,
): Deal<TimelineDealt> {
  const random = randomOf(seed)
  const wanted = eventsOf[difficulty]
  const chosen = chooseEvents(
    events.filter(({ text, date }) => text.trim() !== '' && date.trim() !== ''),
    wanted,
    random,
  )
  if (chosen.length < fewestEvents) return { kind: 'shortage', reason: shortage(chosen.length) }
  const order = [...chosen].sort(byTime).map(({ eventId }) => eventId)
  return {
    kind: 'dealt',
    dealt: { difficulty, events: unordered(chosen, order, random).map(onTable), order },
    notice:
      chosen.length < wanted
        ? `Este material dá ${chosen.length} acontecimentos; neste nível seriam ${wanted}. A partida fica mais curta.`
        : null,
  }
}

const onTable = ({ eventId, text, date, page, quote, cardId }: SourceEvent) => ({
  eventId,
  text,
  date,
  page,
  quote,
  cardId,
})

/** Shuffled so that at most a third stands in its place already. */
function unordered(events: readonly SourceEvent[], order: readonly number[], random: Random): SourceEvent[] {
  const inPlace = (shuffled: readonly SourceEvent[]) =>
    shuffled.filter(({ eventId }, at) => order[at] === eventId).length
  const byOrder = order.flatMap(id => events.filter(({ eventId }) => eventId === id))
  for (let attempt = 0; attempt < 20; attempt++) {
    const shuffled = random.shuffled(events)
    if (inPlace(shuffled) * 3 <= events.length) return shuffled
  }
  // Turned around by one, none is in its place.
  return [...byOrder.slice(1), ...byOrder.slice(0, 1)]
}

function shortage(there: number): string {
  if (there === 0) return 'Este material não tem acontecimentos com data, como têm os de História.'
  const found = there === 1 ? '1 acontecimento com data' : `${there} acontecimentos com datas diferentes`
  return `Este material só tem ${found}. A linha do tempo precisa de pelo menos ${fewestEvents}.`
}

/** At which check, from 0, each event was right for the first time; null for never. */
export function rightAt(
  { checks }: Pick<TimelineResult, 'checks'>,
  { order }: TimelineDealt,
): Map<number, number | null> {
  return new Map(
    order.map((id, place) => {
      const at = checks.findIndex(check => check[place] === id)
      return [id, at < 0 ? null : at]
    }),
  )
}

/** Of 1000 points, the share that the checks earned: an event counts less with every check it took. */
export function scoreOf(result: TimelineResult, dealt: TimelineDealt): number {
  const earned = [...rightAt(result, dealt).values()].map(at => (at === null ? 0 : (pointsPerCheck[at] ?? 0)))
  return shareOfScore(earned, pointsPerCheck[0])
}

/** max(10, round(22 × multiplier × score ÷ 1000)): the catalogue's 22 XP for a perfect line at the easy level. */
export const timelineXp = (score: number, difficulty: GameDifficulty) =>
  xpOfScore(score, difficulty, { base: 22, least: 10 })
export const xpOf = (result: TimelineResult, dealt: TimelineDealt) =>
  timelineXp(scoreOf(result, dealt), dealt.difficulty)

/** See Game.quickest. */
export const quickestTimeline = (_: TimelineResult, { order }: TimelineDealt) => order.length * quickestEvent

/** Why a result cannot be; null when it can. A round is over with the right order or the last check. */
export function checkTimeline({ checks, timeElapsed }: TimelineResult, dealt: TimelineDealt, elapsedMs: number) {
  const { order } = dealt
  const isRight = (check: readonly number[]) => check.every((id, place) => id === order[place])
  if (checks.length > mostChecks) return 'Há ordens a mais: cada partida tem quatro conferências.'
  for (const [at, check] of checks.entries()) {
    if (check.length !== order.length || new Set(check).size !== order.length || !check.every(id => order.includes(id)))
      return 'Os acontecimentos não são os desta partida.'
    if (isRight(check) && at < checks.length - 1) return 'A partida já tinha terminado na ordem certa.'
    const before = checks[at - 1]
    if (before && !order.every((id, place) => before[place] !== id || check[place] === id))
      return 'Um acontecimento que já estava certo saiu do lugar.'
  }
  const last = checks.at(-1)
  if (!last || (!isRight(last) && checks.length < mostChecks)) return 'A linha do tempo ainda não está na ordem certa.'
  return checkTime(timeElapsed, elapsedMs)
}

/** A card that asks for the date was not known where its event was wrong twice; a right place may be luck. */
export function timelineRecognitions(result: TimelineResult, dealt: TimelineDealt): Recognition[] {
  const right = rightAt(result, dealt)
  return dealt.events.flatMap(({ eventId, cardId }) => {
    const at = right.get(eventId) ?? null
    return cardId !== null && result.checks.length > 1 && (at === null || at > 1) ? [{ cardId, known: false }] : []
  })
}
