import * as z from 'zod/mini'

/** Header that says for whom a call without a JSON body (a DELETE, a file sent along) was meant. */
export const personHeader = 'capivira-person'

/** Header with the name of an act that has no JSON body. */
export const eventHeader = 'capivira-event'

/**
 * What the web app adds to every call that changes something, beside what the contract of the call names; other callers
 * may leave both out. Stands in the JSON body, or in headers where there is none.
 */
export const actMarks = z.object({
  /** The user for whom the page was drawn; absent, it is whoever is signed in. Anybody else's act is refused. */
  personId: z.optional(z.string().check(z.maxLength(100))),
  /** Made by the device, once per act and the same for every try: an act that arrives twice is done once. */
  eventId: z.optional(z.uuid('O identificador do evento não é válido')),
})
export type ActMarks = z.output<typeof actMarks>
