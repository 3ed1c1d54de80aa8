import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { id } from '../../platform/columns.ts'
import { users } from '../accounts/tables.ts'

const counter = (name: string) => integer(name).notNull().default(0)
const byteCounter = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/**
 * How many there are of everything: the sum of a few rows, kept by triggers (decisions/036). Whoever changes something
 * adds to a row that nobody else holds, so that no two writers wait for each other; there are as many rows as there
 * were ever writers at once.
 */
export const schoolCounts = pgTable('school_counts', {
  id: id(),
  students: counter('students'),
  teachers: counter('teachers'),
  admins: counter('admins'),
  /** Pupils up to twelve, those of them whose guardian consented, and pupils who have not told their age. */
  children: counter('children'),
  consented: counter('consented'),
  ageless: counter('ageless'),
  subjects: counter('subjects'),
  materials: counter('materials'),
  quizzes: counter('quizzes'),
  /** Cards that pupils see. */
  cards: counter('cards'),
  /** Cards and questions by the engine that wrote them. */
  modelItems: counter('model_items'),
  extractiveItems: counter('extractive_items'),
  pdfBytes: byteCounter('pdf_bytes'),
})

/** Materials of each teacher and the room their files take; triggers keep it. */
export const teacherTotals = pgTable(
  'teacher_totals',
  {
    teacherId: uuid('teacher_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    materials: counter('materials'),
    pdfBytes: byteCounter('pdf_bytes'),
  },
  table => [index('teacher_totals_bytes_idx').on(table.pdfBytes.desc(), table.teacherId).where(sql`materials > 0`)],
)
