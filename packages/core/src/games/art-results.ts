import * as z from 'zod/mini'

/** What a player hands in at the end of the games of pictures and in the city. The server works score and XP out by itself. */

const seconds = z
  .number('O tempo não confere.')
  .check(z.nonnegative('O tempo não confere.'), z.maximum(1_000_000, 'O tempo não confere.'))

export const puzzleTheme = z.enum(
  ['geografia-rural', 'geografia-urbana', 'recursos-naturais', 'clima-relevo'],
  'Esse tema não existe.',
)
export type PuzzleTheme = z.output<typeof puzzleTheme>

/** Moves a round may have. */
const mostMoves = 5000

export const puzzleResult = z.object({
  theme: puzzleTheme,
  moves: z
    .int('As jogadas não conferem.')
    .check(z.positive('As jogadas não conferem.'), z.maximum(mostMoves, 'As jogadas não conferem.')),
  timeElapsed: seconds,
  /** Every move: the direction in which a piece slid into the gap. With it the server plays the round again. */
  steps: z.optional(z.string().check(z.regex(/^[LRUD]*$/, 'As jogadas não conferem.'), z.maxLength(mostMoves))),
})
export type PuzzleResult = z.output<typeof puzzleResult>

/** A finished picture as the server has judged it: whose drawing, and how much of its paper is painted. */
export const coloringResult = z.object({
  imageId: z.string().check(z.maxLength(60)),
  percent: z.int().check(z.minimum(0), z.maximum(100)),
})
export type ColoringResult = z.output<typeof coloringResult>
