import type { QuietHours } from '@capivira/core/classes/quiet-hours-shape'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/columns.ts'
import { ofUser, users } from '../accounts/tables.ts'
import { materials, subjects } from '../materials/tables.ts'

const ofClass = () =>
  integer('class_id')
    .notNull()
    .references(() => classes.id, { onDelete: 'cascade' })

/** A turma: the pupils a teacher teaches together. */
export const classes = pgTable(
  'classes',
  {
    id: id(),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: varchar('name', { length: 120 }).notNull(),
    /** The year, the shift, the room: whatever tells it from the others. */
    note: varchar('note', { length: 200 }),
    /** What a pupil types to join; a new one makes the old one worthless. */
    joinCode: varchar('join_code', { length: 12 }).notNull(),
    /** When its pupils' games and cards make no sound, or null (core/classes/quiet-hours-shape.ts). */
    quietHours: jsonb('quiet_hours').$type<QuietHours>(),
    createdAt: instant('created_at').notNull(),
    /** An archived class takes no pupils, opens no subject and asks for nothing. */
    archivedAt: instant('archived_at'),
  },
  table => [
    uniqueIndex('classes_join_code_key').on(table.joinCode),
    index('classes_teacher_created_idx').on(table.teacherId, table.createdAt),
  ],
)

export const classMembers = pgTable(
  'class_members',
  { classId: ofClass(), userId: ofUser(), joinedAt: instant('joined_at').notNull() },
  table => [
    primaryKey({ columns: [table.classId, table.userId] }),
    index('class_members_user_idx').on(table.userId, table.classId),
  ],
)

/** The classes whose members see a restricted subject. */
export const subjectClasses = pgTable(
  'subject_classes',
  {
    subjectId: integer('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    classId: ofClass(),
  },
  table => [
    primaryKey({ columns: [table.subjectId, table.classId] }),
    index('subject_classes_class_idx').on(table.classId),
  ],
)

/**
 * Who left a class in the last weeks, so that what they did before and tell late counts; triggers keep it
 * (decisions/068).
 */
export const goneMembers = pgTable(
  'gone_members',
  {
    userId: ofUser(),
    classId: integer('class_id').notNull(),
    joinedAt: instant('joined_at').notNull(),
    goneAt: instant('gone_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.classId] }), index('gone_members_gone_idx').on(table.goneAt)],
)

/** Subjects that classes were taken from in the last weeks; triggers keep it (decisions/068). */
export const goneOpenings = pgTable(
  'gone_openings',
  {
    subjectId: integer('subject_id').notNull(),
    classId: integer('class_id').notNull(),
    goneAt: instant('gone_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.subjectId, table.classId] }),
    index('gone_openings_gone_idx').on(table.goneAt),
  ],
)

/** A tarefa: a material a class is to study by a day. */
export const assignments = pgTable(
  'assignments',
  {
    id: id(),
    classId: ofClass(),
    materialId: integer('material_id')
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
    /** Whether every card is to be rated, and whether the quiz is to be finished. */
    withCards: boolean('with_cards').notNull(),
    withQuiz: boolean('with_quiz').notNull(),
    note: varchar('note', { length: 500 }),
    /** The last school day on which it is on time. */
    dueDay: date('due_day').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('assignments_class_due_idx').on(table.classId, table.dueDay),
    index('assignments_material_idx').on(table.materialId),
    check('assignments_asks_something', sql`with_cards or with_quiz`),
  ],
)

/** When a pupil had done all that an assignment asks; written by the act that completed it. */
export const assignmentResults = pgTable(
  'assignment_results',
  {
    assignmentId: integer('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    doneAt: instant('done_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.assignmentId, table.userId] }),
    index('assignment_results_user_idx').on(table.userId),
  ],
)
