import * as z from 'zod/mini'

/** A rectangle of a page as fractions of its width and height, from the top left. */
export const region = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
