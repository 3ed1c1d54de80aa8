import type { GameInfo } from '@capivira/core/games/catalog'
import type { completedRound } from '@capivira/core/games/contract'
import type { HandedIn } from '@capivira/core/games/handed-in'
import type { Endpoint } from '@capivira/core/http/endpoint'
import type * as z from 'zod/mini'
import type { GameSource } from './source.ts'

/** What was dealt, or why it cannot be: a Portuguese sentence that names what the material lacks and how much. */
export type Deal<Dealt> = { kind: 'dealt'; dealt: Dealt; notice: string | null } | { kind: 'shortage'; reason: string }

/** What a round showed about a card: whether its answer was recognised. */
export type Recognition = { cardId: number; known: boolean }

/** A call that takes what a round came to, and tells what it pays. */
export type Completion = Endpoint<undefined, undefined, z.ZodMiniType<HandedIn>, typeof completedRound>

/** A game whose rounds are dealt, checked and paid by the server with the functions that the browser draws with. */
export type Game<Options, Dealt, Result> = {
  info: GameInfo
  /**
   * The call that takes the end of a round; absent where it asks for more than what was dealt, and has a route of its
   * own.
   */
  completion?: Completion
  /** True for games that are dealt from a material. */
  usesMaterial: boolean
  /**
   * True where asking for what is open again goes on with it: nothing of a round is by chance, and what was made of it
   * is kept.
   */
  goesOn?: boolean
  options: z.ZodMiniType<Options>
  dealt: z.ZodMiniType<Dealt>
  result: z.ZodMiniType<Result>
  /** The options of each level, for the hub to tell what a material feeds; empty for games without levels. */
  levels: Readonly<Record<string, Options>>
  /** Pure: the same source, options and seed give the same round. */
  deal: (source: GameSource, options: Options, seed: string) => Deal<Dealt>
  /** The options a result implies, for a round that was opened by its game's name alone; null when it implies none. */
  optionsOf: (result: Result) => Options | null
  /**
   * Why a result cannot be, in Portuguese; null when it can. `elapsedMs` is the time since the round began on the
   * server, of which the player's own clock cannot have counted more.
   */
  check: (result: Result, dealt: Dealt, elapsedMs: number) => string | null
  /**
   * Milliseconds that a practised person needs at least. What took less on the server's clock is kept, and pays
   * nothing.
   */
  quickest: (result: Result, dealt: Dealt) => number
  score: (result: Result, dealt: Dealt) => number
  xp: (result: Result, dealt: Dealt) => number
  /** Seconds the round took, as its history tells. */
  seconds: (result: Result) => number | null
  /** The level or theme whose best score a round is compared with. */
  variant: (options: Options) => string
  recognitions: (result: Result, dealt: Dealt) => readonly Recognition[]
}

/** A game whose round was asked for: its options as parsed, and the deal. */
export type Opening = { kind: 'invalid' } | { kind: 'open'; options: unknown; variant: string; deal: Deal<unknown> }

/** What a result came to. */
export type Verdict =
  | { kind: 'refused'; reason: string }
  | {
      kind: 'accepted'
      score: number
      xp: number
      /** True when it took less than a person needs: what it shows and pays then counts for nothing. */
      hurried: boolean
      seconds: number | null
      recognitions: readonly Recognition[]
    }

/** A game whose types are its own business: options, deals and results are read by its schemas before they are used. */
export type PlayableGame = {
  info: GameInfo
  completion: Completion | undefined
  usesMaterial: boolean
  goesOn: boolean
  levels: Readonly<Record<string, unknown>>
  open: (source: GameSource, options: unknown, seed: string) => Opening
  optionsOf: (result: unknown) => unknown
  judge: (result: unknown, dealt: unknown, elapsedMs: number) => Verdict
}

/** The game for those who treat all games alike, such as the server. */
export function playable<Options, Dealt, Result>(game: Game<Options, Dealt, Result>): PlayableGame {
  return {
    info: game.info,
    completion: game.completion,
    usesMaterial: game.usesMaterial,
    goesOn: game.goesOn ?? false,
    levels: game.levels,
    open(source, given, seed) {
      const options = game.options.safeParse(given)
      if (!options.success) return { kind: 'invalid' }
      const deal = game.deal(source, options.data, seed)
      return { kind: 'open', options: options.data, variant: game.variant(options.data), deal }
    },
    optionsOf(given) {
      const result = game.result.safeParse(given)
      return result.success ? game.optionsOf(result.data) : null
    },
    judge(given, table, elapsedMs) {
      const result = game.result.safeParse(given)
      const dealt = game.dealt.safeParse(table)
      if (!result.success || !dealt.success) return { kind: 'refused', reason: notOfThisRound }
      const reason = game.check(result.data, dealt.data, elapsedMs)
      if (reason !== null) return { kind: 'refused', reason }
      return {
        kind: 'accepted',
        score: game.score(result.data, dealt.data),
        xp: game.xp(result.data, dealt.data),
        hurried: elapsedMs < game.quickest(result.data, dealt.data),
        seconds: game.seconds(result.data),
        recognitions: game.recognitions(result.data, dealt.data),
      }
    },
  }
}

/** The refusal of a result that belongs to another deal. */
export const notOfThisRound = 'Esse resultado não é desta partida. Comece outra.'
