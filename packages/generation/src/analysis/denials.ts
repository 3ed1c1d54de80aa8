import { denialsIn } from '../document/claims.ts'
import type { Section } from '../document/model.ts'
import { isStatement } from './grammar/main-verb.ts'

/** What tells of each sentence of a section whether its text denies it. */
export const denialsOf = (section: Section) => denialsIn(section, isStatement)
