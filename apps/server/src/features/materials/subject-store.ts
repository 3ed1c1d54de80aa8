import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import type { Stretch } from '../../platform/pages.ts'
import { users } from '../accounts/tables.ts'
import { materials, subjects } from './tables.ts'
import type { Viewer } from './viewer.ts'
import { subjectVisibleTo, visibleTo } from './visibility-conditions.ts'

/** Subjects a viewer can see; `wanted` is a selection of them, which goes by the name of the table. */
function selectSubjects(
  db: Queryable,
  viewer: Viewer,
  wanted: typeof subjects | ReturnType<typeof pageByName> = subjects,
) {
  return db
    .select({
      id: wanted.id,
      name: wanted.name,
      description: wanted.description,
      teacherId: wanted.teacherId,
      teacher: { fullName: users.fullName, firstName: users.firstName },
      materialsCount: sql<number>`(
        select count(*)::int from ${materials}
        where ${and(sql`${materials.subjectId} = ${subjects.id}`, visibleTo(viewer))}
      )`,
      archivedAt: wanted.archivedAt,
      createdAt: wanted.createdAt,
    })
    .from(wanted)
    .innerJoin(users, eq(users.id, wanted.teacherId))
}

export type SubjectRow = Awaited<ReturnType<typeof selectSubjects>>[number]

const byName = [asc(subjects.nameOrder), asc(subjects.id)]

/**
 * A stretch of the subjects a viewer can see, taken whole from the index of their order, and no further than it goes.
 */
const pageByName = (db: Queryable, viewer: Viewer, { limit, offset }: Stretch) =>
  db
    .select()
    .from(subjects)
    .where(subjectVisibleTo(viewer))
    .orderBy(...byName)
    .limit(limit)
    .offset(offset)
    .as('subjects')

/** A teacher's own stand as they put them; those that they put nowhere come first, by name. */
const asPlaced = [sql`${subjects.place} nulls first`, ...byName]

/** The subjects a viewer can see, by name; a teacher's own in their order, and a stretch of them when it is named. */
export function listVisibleSubjects(db: Queryable, viewer: Viewer, stretch?: Stretch): Promise<SubjectRow[]> {
  if (stretch) return selectSubjects(db, viewer, pageByName(db, viewer, stretch)).orderBy(...byName)
  return selectSubjects(db, viewer)
    .where(subjectVisibleTo(viewer))
    .orderBy(...(viewer.userType === 'teacher' ? asPlaced : byName))
}

/** One subject, or null when it does not exist for the viewer. */
export async function findVisibleSubject(db: Queryable, viewer: Viewer, id: number): Promise<SubjectRow | null> {
  const [row] = await selectSubjects(db, viewer).where(and(eq(subjects.id, id), subjectVisibleTo(viewer)))
  return row ?? null
}

/** Whether a subject is a teacher's own. */
export async function ownsSubject(db: Queryable, teacherId: string, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: subjects.id })
    .from(subjects)
    .where(and(eq(subjects.id, id), eq(subjects.teacherId, teacherId)))
  return rows.length > 0
}

/** The id of a teacher's subject of this name, made if there is none. */
export async function findOrInsertSubject(
  tx: Transaction,
  subject: { teacherId: string; name: string; nameKey: string; createdAt: Date },
): Promise<number> {
  // An update that changes nothing locks the row, so that it cannot be deleted before the material refers to it.
  const [row] = await tx
    .insert(subjects)
    .values(subject)
    .onConflictDoUpdate({ target: [subjects.teacherId, subjects.nameKey], set: { nameKey: subject.nameKey } })
    .returning({ id: subjects.id })
  if (!row) throw new Error('an upsert answered no row')
  return row.id
}
