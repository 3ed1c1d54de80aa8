import { fileURLToPath } from 'node:url'

/** Root of the checkout, with a separator at the end. */
export const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
