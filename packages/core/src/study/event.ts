import * as z from 'zod/mini'

/** Seconds an act may have waited on a device without a network; one that waited longer counts as this old. */
export const longestWait = 7 * 86_400

/**
 * Nothing waits for longer than this: an act that old was kept while the device's clock was wrong, and told once it was
 * right.
 */
const clockPutRight = 365 * 86_400

/** How late an act is told. */
export const toldLate = {
  /** How long ago it happened by the device's own clock, which may be wrong by years and still measures this. */
  secondsAgo: z.optional(
    z
      .int('O tempo decorrido deve ser um número inteiro')
      .check(z.nonnegative('O tempo decorrido não pode ser negativo')),
  ),
}

/**
 * What the pupil's app adds to an act, so that it may be sent twice and count once, and be sent late and count when it
 * happened. Other callers leave both out.
 */
export const studyEvent = {
  /** Made by the device, one per act. */
  eventId: z.optional(z.uuid('O identificador do evento não é válido')),
  ...toldLate,
}

/**
 * When an act happened that is told at `now`: by the server's time, a week ago at most, and never before it could
 * happen: `possibleSince` is when all there had to be was there (the account, the card, the membership of a class).
 */
export function happenedAt(now: Date, secondsAgo = 0, possibleSince?: Date): Date {
  const waited = secondsAgo > clockPutRight ? 0 : Math.min(secondsAgo, longestWait)
  const told = now.getTime() - waited * 1_000
  return new Date(Math.max(told, Math.min(now.getTime(), possibleSince?.getTime() ?? told)))
}
