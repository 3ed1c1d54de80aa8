import * as z from 'zod/mini'

/** What tells a person from others of the same name; absent where nobody else of the school is called so. */
export const apart = z.optional(z.string())
