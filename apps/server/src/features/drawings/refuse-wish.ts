import { refusalOf } from '@capivira/artwork/words/refused'
import { contactRefusal } from '@capivira/core/safety/contact-data'
import { inOurLetters } from '@capivira/core/safety/folded'
import { Refusal } from '../../platform/refusal.ts'

type Wish = { title: string; description: string }

/**
 * Refuses 400 what would let somebody find a child and words that do not belong in a school; null where a wish may be
 * drawn.
 */
export function refusalOfWish({ title, description }: Wish, fullName: string): Refusal | null {
  const refused =
    contactRefusal([title, description], fullName) ??
    [title, description, `${title} ${description}`].map(text => refusalOf(inOurLetters(text))).find(Boolean)
  return refused ? new Refusal(400, refused) : null
}
