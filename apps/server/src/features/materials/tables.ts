import { hidesKinds, type Region } from '@capivira/core/editing/figure-rules'
import type { Page } from '@capivira/core/materials/document'
import { publicationPolicies } from '@capivira/core/review/states'
import type { Card, Question } from '@capivira/generation/items'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { bytes, id, instant, nameOrder, searchWords } from '../../platform/columns.ts'
import { users } from '../accounts/tables.ts'
import { byHand, trusted } from './item-tables.ts'

export const subjects = pgTable(
  'subjects',
  {
    id: id(),
    name: varchar('name', { length: 255 }).notNull(),
    /** The name without case, accents and extra spaces: one subject per teacher and such name. */
    nameKey: varchar('name_key', { length: 255 }).notNull(),
    /** Where the name stands in a list of subjects. */
    nameOrder: nameOrder('name_order').notNull().generatedAlwaysAs(sql`name_order("name")`),
    description: text('description'),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Once true, of all pupils only the members of its classes see it (classes/tables.ts). */
    isRestricted: boolean('is_restricted').notNull().default(false),
    /** Where its teacher put it among their own, from 0; null comes before all that were put somewhere. */
    place: integer('place'),
    /** Since when only its teacher sees it. */
    archivedAt: instant('archived_at'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('subjects_teacher_name_key').on(table.teacherId, table.nameKey),
    index('subjects_order_idx').on(table.nameOrder, table.id),
    index('subjects_created_idx').on(table.createdAt, table.id),
    // The walled ones alone: every list of a pupil asks which these are.
    index('subjects_restricted_idx').on(table.id).where(sql`is_restricted`),
    index('subjects_search_idx').using('gin', searchWords(table.name, table.description)),
  ],
)

export const materials = pgTable(
  'materials',
  {
    id: id(),
    title: varchar('title', { length: 255 }).notNull(),
    description: text('description'),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What it was made of: a PDF that is read, or a file of cards or questions that was imported as it is. */
    sourceKind: text('source_kind', { enum: ['pdf', 'csv', 'xlsx', 'apkg', 'gift', 'moodle'] })
      .notNull()
      .default('pdf'),
    /** Key of the PDF, or of the imported file, in the file store. */
    pdfPath: text('pdf_path').notNull(),
    pdfSha256: bytes('pdf_sha256').notNull(),
    pdfBytes: integer('pdf_bytes').notNull(),
    /** Cleaned text of the whole document, once read. */
    content: text('content'),
    schoolLevel: text('school_level', { enum: ['Fundamental', 'Médio', 'Superior'] })
      .notNull()
      .default('Fundamental'),
    isProcessed: boolean('is_processed').notNull().default(false),
    status: text('status', { enum: ['queued', 'extracting', 'generating', 'processed', 'failed'] })
      .notNull()
      .default('queued'),
    progress: smallint('progress').notNull().default(0),
    step: text('step'),
    failureReason: text('failure_reason'),
    /** Cards of the first section, shown to the teacher while the rest is written; none before and after. */
    firstCards: jsonb('first_cards').$type<readonly { question: string; answer: string }[]>().notNull().default([]),
    /** When its new items go to pupils; null where its teacher's own rule holds. */
    publicationPolicy: text('publication_policy', { enum: publicationPolicies }),
    notices: jsonb('notices').$type<{ code: string; message: string; pages?: number[] }[]>().notNull().default([]),
    pageCount: integer('page_count'),
    /** Cards and words that pupils see; triggers keep them, so that no list counts (decisions/012). */
    cardsCount: integer('cards_count').notNull().default(0),
    wordsCount: integer('words_count').notNull().default(0),
    /** Cards and questions there are, shown or not, by the engine that wrote them; triggers keep them, too. */
    modelItems: integer('model_items').notNull().default(0),
    extractiveItems: integer('extractive_items').notNull().default(0),
    /** Grows with every (re)processing; a worker whose generation is no longer this one writes nothing. */
    generation: integer('generation').notNull().default(1),
    /** Grows each time a worker takes this material up; one that was presumed dead and comes back writes nothing. */
    run: integer('run').notNull().default(0),
    /** Times a worker has begun since it last got further: a document that kills its worker each time is given up. */
    starts: smallint('starts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    processedAt: instant('processed_at'),
  },
  table => [
    index('materials_teacher_created_idx').on(table.teacherId, table.createdAt),
    index('materials_subject_idx').on(table.subjectId),
    index('materials_teacher_sha_idx').on(table.teacherId, table.pdfSha256),
    index('materials_created_idx').on(table.createdAt),
    index('materials_search_idx').using('gin', searchWords(table.title, table.description)),
    index('materials_failed_idx').on(table.createdAt, table.id).where(sql`status = 'failed'`),
    index('materials_unfinished_idx').on(table.teacherId).where(sql`status not in ('processed', 'failed')`),
    // Of which pupils get no cards: few, and asked for whoever has little to study (`waitsAsAWhole`).
    index('materials_unseen_idx').on(table.id).where(sql`is_processed and cards_count = 0`),
  ],
)

/** Pages as they were read, so that a killed worker goes on where it stopped and a quote can be shown on its page. */
export const materialPages = pgTable(
  'material_pages',
  {
    materialId: integer('material_id')
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    page: jsonb('page').$type<Page>().notNull(),
  },
  table => [primaryKey({ columns: [table.materialId, table.number] })],
)

/** What is known of letters that a PDF holds and its pages do not show: one row for each file that was looked at. */
export const hiddenTexts = pgTable(
  'hidden_texts',
  {
    materialId: integer('material_id')
      .primaryKey()
      .references(() => materials.id, { onDelete: 'cascade' }),
    /** How many, and on which pages, ascending. */
    letters: integer('letters').notNull(),
    pages: integer('pages').array().notNull(),
    /** True where the material was read before such letters were left out: its items may be made of them. */
    wasRead: boolean('was_read').notNull(),
    lookedAt: instant('looked_at').notNull(),
  },
  table => [index('hidden_texts_read_idx').on(table.materialId).where(sql`was_read and letters > 0`)],
)

/** A figure cut out of a page, whose labels cards cover and ask for. */
export const figures = pgTable(
  'figures',
  {
    id: id(),
    materialId: integer('material_id')
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
    page: integer('page').notNull(),
    title: varchar('title', { length: 120 }).notNull(),
    /** Whether each card covers every label or only the one it asks for. */
    hides: text('hides', { enum: hidesKinds }).notNull(),
    /** Key of its picture in the file store, and its size in pixels. */
    fileKey: text('file_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Grows with every change, so that of two windows the second learns of the first. */
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('figures_material_idx').on(table.materialId, table.id),
    uniqueIndex('figures_file_key').on(table.fileKey),
  ],
)

export const flipCards = pgTable(
  'flip_cards',
  {
    id: id(),
    materialId: integer('material_id')
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    category: varchar('category', { length: 100 }),
    difficulty: text('difficulty', { enum: ['fácil', 'médio', 'difícil'] })
      .notNull()
      .default('médio'),
    /** Place in the material's order, from 0. */
    position: integer('position').notNull(),
    sourcePage: integer('source_page'),
    sourceQuote: text('source_quote'),
    /** Pattern family that wrote it; null when written by hand. */
    family: text('family'),
    /** Which engine wrote it; null when written by hand. */
    engine: text('engine', { enum: ['extractive', 'model'] }),
    /** Same content, same fingerprint: reprocessing keeps the row and with it the pupils' progress. */
    fingerprint: varchar('fingerprint', { length: 64 }).notNull(),
    /** The figure it asks a part of, and what it covers there, as fractions of the picture; null for cards of words. */
    figureId: integer('figure_id').references(() => figures.id, { onDelete: 'set null' }),
    figureBoxes: jsonb('figure_boxes').$type<Region[]>(),
    ...byHand(),
    ...trusted(),
    /**
     * When it was last taken from pupils' sight, and when it last came back: an act that is told late pays by how it
     * was then.
     */
    hiddenAt: instant('hidden_at'),
    shownAt: instant('shown_at'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('flip_cards_material_fingerprint_key').on(table.materialId, table.fingerprint),
    index('flip_cards_material_position_idx').on(table.materialId, table.position),
    index('flip_cards_unseen_idx').on(table.materialId).where(sql`(state <> 'shown' or publication <> 'published')`),
    index('flip_cards_suggested_idx').on(table.materialId).where(sql`publication = 'suggested'`),
    index('flip_cards_figure_idx').on(table.figureId).where(sql`figure_id is not null`),
    index('flip_cards_kind_idx').on(table.factKind).where(sql`fact_kind is not null`),
    index('flip_cards_judged_idx').on(table.verdictAt).where(sql`verdict is not null`),
    index('flip_cards_search_idx').using('gin', searchWords(table.question, table.answer)).where(sql`state = 'shown'`),
  ],
)

export const words = pgTable(
  'words',
  {
    id: id(),
    materialId: integer('material_id')
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
    word: varchar('word', { length: 40 }).notNull(),
    hint: text('hint').notNull(),
    position: integer('position').notNull(),
    sourcePage: integer('source_page'),
    sourceQuote: text('source_quote'),
    /** Which engine wrote it; null when written by hand, and for words of before this was written down. */
    engine: text('engine', { enum: ['extractive', 'model'] }),
    fingerprint: varchar('fingerprint', { length: 64 }).notNull(),
    ...byHand(),
    ...trusted(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('words_material_fingerprint_key').on(table.materialId, table.fingerprint),
    index('words_suggested_idx').on(table.materialId).where(sql`publication = 'suggested'`),
    index('words_kind_idx').on(table.factKind).where(sql`fact_kind is not null`),
    index('words_judged_idx').on(table.verdictAt).where(sql`verdict is not null`),
  ],
)

/** Good items that were not chosen, best first: what 'Gerar mais sobre esta parte' takes from. */
export const spareItems = pgTable(
  'spare_items',
  {
    materialId: integer('material_id')
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['card', 'question'] }).notNull(),
    fingerprint: varchar('fingerprint', { length: 64 }).notNull(),
    /** Its rank, from 0. */
    place: integer('place').notNull(),
    page: integer('page').notNull(),
    category: varchar('category', { length: 100 }),
    item: jsonb('item').$type<Card | Question>().notNull(),
  },
  table => [primaryKey({ columns: [table.materialId, table.kind, table.fingerprint] })],
)
