import type { KindList } from '../kindList.ts'
import { APART } from './apart.ts'
import { BODY } from './body.ts'
import { LAND } from './land.ts'
import { LIVING } from './living.ts'
import { MADE } from './made.ts'
import { MATTER } from './matter.ts'
import { MEASURES } from './measures.ts'
import { MIND } from './mind.ts'
import { PEOPLE } from './people.ts'
import { PROCESSES } from './processes.ts'
import { SOCIETY } from './society.ts'
import { WHOLE_SORTS } from './wholeSorts.ts'

/**
 * The nouns of school texts by what they name, under their lemma: two hundred kinds in every field. Things of one kind stand well beside each
 * other as options; of two that have kinds and share none, one would be told apart at a glance. What is a kind of another stands
 * in `../broader.ts`. Nothing here is offered from outside the document: for that there are the lists that promise more.
 */
export const LEXICON: readonly KindList[] = [
  ...APART,
  ...PEOPLE,
  ...LIVING,
  ...BODY,
  ...MATTER,
  ...LAND,
  ...MADE,
  ...SOCIETY,
  ...MIND,
  ...PROCESSES,
  ...MEASURES,
  ...WHOLE_SORTS,
]
