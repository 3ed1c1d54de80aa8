import { identityOf } from '@capivira/core/review/identity'
import type { Publication } from '@capivira/core/review/states'
import { questionKey } from '@capivira/generation/items/choice/question-key'
import { withoutAbout } from '@capivira/generation/wording/shown'

/** What is asked about an item to tell whether it is one that a teacher has decided about. */
export type Touchable = {
  asks: string
  answer: string | null
  family: string | null
  quote: string | null
  fingerprint: string
}

/** An item that reading the PDF again leaves as it is. */
export type Touched = Touchable & {
  state: 'shown' | 'hidden' | 'removed'
  edited: boolean
  publication: Publication
}

/** Same letters and digits, same text. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Same letters and digits, same question, whatever is said before it: 'Sobre a pele: …' */
export const foldQuestion = (asks: string) => fold(withoutAbout(asks))

/** What a question asks, as questionKey has it, whatever is said before it. */
export const keyOf = (asks: string) => questionKey(withoutAbout(asks))

/** Of one passage the same words in any order are the same question. */
const wordsOf = ({ asks, quote }: Touchable) => (quote ? `${fold(quote)} ${keyOf(asks)}` : null)

const factOf = ({ family, quote }: Touchable) => (family && quote ? `${family} ${fold(quote)}` : null)

/**
 * The written items without those that a teacher has decided about: what was removed, hidden or refused does not come
 * back in other words, what was edited is not asked a second time, and nothing is asked twice. An item whose
 * fingerprint is known stays in the list: it meets its own row.
 */
export function withoutTouched<Item>(
  items: readonly Item[],
  touched: readonly Touched[],
  look: (item: Item) => Touchable,
): Item[] {
  const known = new Set(touched.map(({ fingerprint }) => fingerprint))
  const asked = new Set(touched.map(({ asks }) => foldQuestion(asks)))
  const worded = new Set(touched.map(wordsOf))
  worded.delete(null)
  const decided = new Set(touched.filter(({ state, edited }) => state !== 'shown' || edited).map(factOf))
  decided.delete(null)
  const refused = new Set(touched.filter(({ publication }) => publication === 'withdrawn').map(identityOf))
  refused.delete(null)
  return items.filter(item => {
    const seen = look(item)
    const isDecided = decided.has(factOf(seen)) || refused.has(identityOf(seen))
    const isThere = isDecided || asked.has(foldQuestion(seen.asks)) || worded.has(wordsOf(seen))
    return known.has(seen.fingerprint) || !isThere
  })
}
