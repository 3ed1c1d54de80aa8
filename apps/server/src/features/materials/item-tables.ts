import { boolean, integer, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** What a teacher's hand leaves on a card, a question or a word; the same columns in each of their tables. */
export const byHand = () => ({
  /** Pupils see what is shown. What was removed stays as a mark, so that reading the PDF again does not bring it back. */
  state: text('state', { enum: ['shown', 'hidden', 'removed'] })
    .notNull()
    .default('shown'),
  /**
   * Chosen with the rest of the document, asked for later ('Gerar mais sobre esta parte'), written by the teacher, or read
   * from a file of cards.
   */
  origin: text('origin', { enum: ['generated', 'requested', 'teacher', 'imported'] })
    .notNull()
    .default('generated'),
  /** True once a teacher changed its words: it then stays as it is, whatever the text says later. */
  edited: boolean('edited').notNull().default(false),
  /** Grows with every change of its words, so that of two windows the second learns of the first. */
  revision: integer('revision').notNull().default(1),
  /** When a teacher last wrote, changed, hid or showed it. */
  touchedAt: instant('touched_at'),
})
