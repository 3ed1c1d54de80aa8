import { type SQL, sql } from 'drizzle-orm'
import type { quizQuestions } from '../quizzes/tables.ts'
import type { flipCards, words } from './tables.ts'
import type { Viewer } from './viewer.ts'

type ItemTable = typeof flipCards | typeof quizQuestions | typeof words
type Columns = { state: SQL; publication: SQL }

const columnsOf = (items: ItemTable | string): Columns =>
  typeof items === 'string'
    ? { state: sql`${sql.identifier(items)}.state`, publication: sql`${sql.identifier(items)}.publication` }
    : { state: sql`${items.state}`, publication: sql`${items.publication}` }

/**
 * What a pupil may get: the one place that says so. An item is there for pupils when no teacher hid or removed it and
 * it is published. `items` is a table of items, or what it is called in a statement.
 */
export function inSight(items: ItemTable | string): SQL {
  const { state, publication } = columnsOf(items)
  return sql`(${state} = 'shown' and ${publication} = 'published')`
}

/** What of a lesson its viewer gets: a pupil what is in sight, who teaches it all that was not removed. */
export function inLesson(items: ItemTable, { userType }: Pick<Viewer, 'userType'>): SQL {
  return userType === 'student' ? inSight(items) : sql`${items.state} <> 'removed'`
}

/**
 * The contrary of what is in sight, in the words of the index of the cards that pupils do not get: many where a teacher
 * has reviewed nothing yet.
 */
export function outOfSight(items: ItemTable | string): SQL {
  const { state, publication } = columnsOf(items)
  return sql`(${state} <> 'shown' or ${publication} <> 'published')`
}

/** Whether pupils get an item now or got it once: nobody can have answered what was never there. */
export function wasInSight(items: string): SQL {
  const { publication } = columnsOf(items)
  return sql`(${publication} = 'published' or ${sql.identifier(items)}.published_at is not null)`
}

/** What waits for the teacher: an item that was hidden or removed waits for nobody. */
export function waits(items: ItemTable | string): SQL {
  const { state, publication } = columnsOf(items)
  return sql`(${publication} = 'suggested' and ${state} = 'shown')`
}

/** How many cards, questions and words of a material, in a statement that reads `materials`, wait for its teacher. */
export const countSuggested: { cards: SQL<number>; questions: SQL<number>; words: SQL<number> } = {
  cards: sql<number>`(select count(*)::int from flip_cards c where c.material_id = materials.id and ${waits('c')})`,
  questions: sql<number>`(
    select count(*)::int from quizzes z join quiz_questions q on q.quiz_id = z.id and ${waits('q')}
    where z.material_id = materials.id
  )`,
  words: sql<number>`(select count(*)::int from words w where w.material_id = materials.id and ${waits('w')})`,
}

/**
 * Whether a material waits for its teacher as a whole: pupils have no card and no question of it to study, the contrary
 * of what puts it among their progress, and some are suggested. Words alone bring nobody to a material, and none waits
 * for them.
 */
export function waitsAsAWhole(material: string): SQL {
  const m = sql.identifier(material)
  return sql`(
    ${m}.is_processed and ${m}.cards_count = 0
    and not exists (select from quizzes z where z.material_id = ${m}.id and z.questions_count > 0)
    and (
      exists (select from flip_cards c where c.material_id = ${m}.id and ${waits('c')})
      or exists (select from quizzes z join quiz_questions q on q.quiz_id = z.id and ${waits('q')}
        where z.material_id = ${m}.id)
    )
  )`
}

/** How pupils saw an item last, for an act that is told late: one that is not published is as one that is hidden. */
export function sightOf(items: string): SQL {
  const { state, publication } = columnsOf(items)
  return sql`(case when ${state} = 'shown' and ${publication} <> 'published' then 'hidden' else ${state} end)`
}
