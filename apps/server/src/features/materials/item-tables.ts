import { publicationReasons, publications, refusalReasons, type Standing, verdicts } from '@capivira/core/review/states'
import { boolean, integer, jsonb, real, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** What a teacher's hand leaves on a card, a question or a word; the same columns in each of their tables. */
export const byHand = () => ({
  /**
   * Pupils see what is shown. What was removed stays as a mark, so that reading the PDF again does not bring it back.
   */
  state: text('state', { enum: ['shown', 'hidden', 'removed'] })
    .notNull()
    .default('shown'),
  /**
   * Chosen with the rest of the document, asked for later ('Gerar mais sobre esta parte'), written by the teacher, or
   * read from a file of cards.
   */
  origin: text('origin', { enum: ['generated', 'requested', 'teacher', 'imported'] })
    .notNull()
    .default('generated'),
  /** True for what came from the pasted answer of a chat assistant. */
  pasted: boolean('pasted').notNull().default(false),
  /** True once a teacher changed its words: it then stays as it is, whatever the text says later. */
  edited: boolean('edited').notNull().default(false),
  /** Grows with every change of its words, so that of two windows the second learns of the first. */
  revision: integer('revision').notNull().default(1),
  /** When a teacher last wrote, changed, hid or showed it. */
  touchedAt: instant('touched_at'),
})

/**
 * Whether an item may go to pupils, and what its teacher said of it; the same columns in each table of items
 * (decisions/080).
 */
export const trusted = () => ({
  /**
   * Pupils get what is both shown and published. What was withdrawn stays as a mark: no run and no paste offers it
   * again.
   */
  publication: text('publication', { enum: publications }).notNull().default('published'),
  /** Why it is not published; null when it is. */
  publicationReason: text('publication_reason', { enum: publicationReasons }),
  /** When pupils first got it; null for what they never got, and for published ones of before this was written down. */
  publishedAt: instant('published_at'),
  /** 0 to 1, by the choice of the generator; null for what has none: written by hand, imported, or older. */
  certainty: real('certainty'),
  /** The sort of fact it asks, by which whole kinds are withdrawn; null as above. */
  factKind: text('fact_kind'),
  verdict: text('verdict', { enum: verdicts }),
  verdictReason: text('verdict_reason', { enum: refusalReasons }),
  verdictAt: instant('verdict_at'),
  /** The account that said so; it may be gone by now. */
  verdictBy: uuid('verdict_by'),
  /** How it stood before the verdict, for whoever takes it back. */
  unjudged: jsonb('unjudged').$type<Standing>(),
})
