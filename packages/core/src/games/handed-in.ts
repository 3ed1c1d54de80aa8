import * as z from 'zod/mini'
import { toldLate } from '../study/event.ts'

/** What every completion may name besides its result. XP that is claimed is never what is paid. */
export const handedIn = {
  /** Without it, the caller's open round of that game is meant. */
  roundId: z.optional(z.uuid('Essa partida não existe.')),
  xpGain: z.optional(z.number()),
  ...toldLate,
}

const handedInShape = z.object(handedIn)
export type HandedIn = z.output<typeof handedInShape>
