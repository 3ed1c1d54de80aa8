import * as z from 'zod/mini'

const clock = z.string('Informe a hora').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Informe a hora'))

/** The hours in which a class's pupils have no sounds. */
export const quietHours = z
  .object({
    /** Days of the week, 0 being Sunday. */
    days: z
      .array(z.int().check(z.minimum(0), z.maximum(6)))
      .check(z.minLength(1, 'Escolha pelo menos um dia'), z.maxLength(7, 'A semana tem sete dias')),
    /** Hours of the school's clock, 'HH:MM'; `until` itself is outside. */
    from: clock,
    until: clock,
    /** Whether a pupil may switch the sounds on all the same. */
    mayChange: z.boolean(),
  })
  .check(z.refine(({ from, until }) => from < until, { error: 'O fim vem depois do começo', path: ['until'] }))
export type QuietHours = z.output<typeof quietHours>
