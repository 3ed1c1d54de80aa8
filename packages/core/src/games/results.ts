import * as z from 'zod/mini'

/** Shapes that results of several games are made of. */

export const gameDifficulty = z.enum(['easy', 'medium', 'hard'], 'Escolha a dificuldade: fácil, médio ou difícil.')
export type GameDifficulty = z.output<typeof gameDifficulty>

/** Points that a player claims. */
export const points = z.int('A pontuação não confere.').check(z.nonnegative('A pontuação não confere.'))
/** Seconds that a round took by the clock of who played. */
export const seconds = z
  .number('O tempo não confere.')
  .check(z.nonnegative('O tempo não confere.'), z.maximum(1_000_000, 'O tempo não confere.'))
/** A place on the table, from 0. */
export const place = z.int().check(z.nonnegative(), z.maximum(1000))
