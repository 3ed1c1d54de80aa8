import * as z from 'zod/mini'

/** How a person likes to read and how much time they want; kept with the account, so that it follows them. */
export const comfort = z.object({
  /** 'comfortable': a typeface made for legibility, wider letters, words and lines. */
  reading: z._default(z.enum(['normal', 'comfortable']), 'normal'),
  textSize: z._default(z.enum(['normal', 'large', 'larger']), 'normal'),
  /** 'reduced' stands still even where the device asks for nothing. */
  motion: z._default(z.enum(['system', 'reduced']), 'system'),
  /** Clocks of games, feedback and messages: as usual, with more time, or without any. */
  time: z._default(z.enum(['normal', 'relaxed', 'off']), 'normal'),
  /** Whether cards and questions offer to be read aloud. */
  readAloud: z._default(z.boolean(), false),
})
export type Comfort = z.output<typeof comfort>

export const usualComfort: Comfort = comfort.parse({})

/** What was kept, whoever wrote it and when: a choice that no longer exists gives way to the usual one. */
export function comfortOf(kept: unknown): Comfort {
  const whole = comfort.safeParse(kept ?? {})
  if (whole.success) return whole.data
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
  const valid = entries.filter(([name, value]) => comfort.safeParse({ [name]: value }).success)
  return comfort.parse(Object.fromEntries(valid))
}
