import * as z from 'zod/mini'

/** What a player hands in at the end of a round, game by game. The server works score and XP out from it by itself. */

export const gameDifficulty = z.enum(['easy', 'medium', 'hard'], 'Escolha a dificuldade: fácil, médio ou difícil.')
export type GameDifficulty = z.output<typeof gameDifficulty>

const points = z.int('A pontuação não confere.').check(z.nonnegative('A pontuação não confere.'))
const seconds = z
  .number('O tempo não confere.')
  .check(z.nonnegative('O tempo não confere.'), z.maximum(1_000_000, 'O tempo não confere.'))
const place = z.int().check(z.nonnegative(), z.maximum(1000))
const id = z.int()

export const memoryResult = z.object({
  difficulty: gameDifficulty,
  score: points,
  moves: z.int('As jogadas não conferem.').check(z.positive('As jogadas não conferem.'), z.maximum(100_000)),
  timeElapsed: seconds,
  /** Every two cards that were turned, by their places on the table, in order. */
  turns: z.optional(z.array(z.tuple([place, place])).check(z.maxLength(2000))),
})
export type MemoryResult = z.output<typeof memoryResult>

export const wordSearchResult = z.object({
  difficulty: gameDifficulty,
  score: points,
  /** How many, or which. */
  wordsFound: z.union(
    [z.int().check(z.nonnegative()), z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60))],
    'As palavras não conferem.',
  ),
  timeElapsed: seconds,
})
export type WordSearchResult = z.output<typeof wordSearchResult>

export const lightningQuizResult = z.object({
  gameId: z.optional(z.literal('quick-quiz', 'Esse jogo não é o quiz relâmpago.')),
  score: points,
  /** Percent of right answers. */
  accuracy: z.number('A precisão não confere.').check(z.minimum(0), z.maximum(100, 'A precisão não confere.')),
  completionTime: seconds,
  /** What was chosen; null when the time ran out. With it the server grades by itself. */
  answers: z.optional(
    z
      .array(
        z.object({
          questionId: id,
          option: z.nullable(z.string().check(z.maxLength(1000))),
          /** Time that was left of the question's seconds, in milliseconds. */
          remainingMs: z.number().check(z.nonnegative(), z.maximum(600_000)),
        }),
      )
      .check(z.maxLength(60)),
  ),
})
export type LightningQuizResult = z.output<typeof lightningQuizResult>

export const timelineResult = z.object({
  /** Every order that was handed in to be checked, as ids of events from the earliest to the latest. */
  checks: z
    .array(z.array(id).check(z.maxLength(40)), 'A ordem não confere.')
    .check(z.minLength(1, 'A ordem não confere.'), z.maxLength(20, 'A ordem não confere.')),
  timeElapsed: seconds,
})
export type TimelineResult = z.output<typeof timelineResult>

export const conceptBuilderResult = z.object({
  /** Every term that was put to a definition, right or wrong, in order; both by the id of their pair. */
  joins: z.array(z.object({ term: id, definition: id }), 'As ligações não conferem.').check(z.maxLength(500)),
  /** Every term that was put under a heading, right or wrong, in order; the heading by its place, from 0. */
  groups: z.array(z.object({ term: id, heading: place }), 'Os grupos não conferem.').check(z.maxLength(500)),
  timeElapsed: seconds,
})
export type ConceptBuilderResult = z.output<typeof conceptBuilderResult>

export const puzzleResult = z.object({
  theme: z.string().check(z.maxLength(60)),
  moves: z.int('As jogadas não conferem.').check(z.nonnegative('As jogadas não conferem.'), z.maximum(100_000)),
  timeElapsed: seconds,
})
export type PuzzleResult = z.output<typeof puzzleResult>

export const cityMissionResult = z.object({
  missionId: z.union([z.string().check(z.maxLength(60)), z.int()]),
  sustainabilityScore: z.optional(z.number()),
})
export type CityMissionResult = z.output<typeof cityMissionResult>
