import { type SQL, sql } from 'drizzle-orm'

/**
 * The weights that a pupil's memory of a teacher's cards is reckoned with, as text: those of the oldest turma of that
 * teacher they are in that has its own, else the school's; null for the defaults.
 */
export const weightsFor = (userId: SQL, teacherId: SQL): SQL => sql`coalesce(
  (
    select w.weights::text from memory_weights w
    join classes k on k.id = w.class_id and k.teacher_id = ${teacherId} and k.archived_at is null
    join class_members cm on cm.class_id = k.id and cm.user_id = ${userId}
    where w.weights is not null order by k.id limit 1
  ),
  (select w.weights::text from memory_weights w where w.class_id is null)
)`
