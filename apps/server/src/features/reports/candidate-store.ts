import { type SQL, sql } from 'drizzle-orm'
import { namedAs, namedIds } from '../accounts/naming-conditions.ts'
import { countOfPupils, membersOf } from '../materials/visibility-conditions.ts'
import { inScope, type Scope } from './scope-store.ts'

/** Of whom a page of pupils is made. */
export type Candidates = {
  scope: Scope
  /** Whether the scope is all pupils of the school. */
  wholeSchool: boolean
  pupilId: string | undefined
  search: string | undefined
  /** Order, limit and offset of the page, of users `u`. */
  page: SQL
  /** Whether the order is that of the names, so that the page can be cut before anything is joined to it. */
  first: boolean
  /** The direction, where the order is that of the days in a row. */
  streak: SQL | null
  /** Pupils up to the end of the page. */
  most: number
}

const row = (total: SQL) => sql`u.id, u.full_name, u.name_order, u.streak, u.last_study_date, ${total} as total`
const counted = sql`count(*) over ()::int`

/**
 * The pupils among whom those of the page are, each with how many there are in all; `own` and `yesterday` stand before.
 * Of the whole school nobody is read but the page, by the index of names; or, where the order needs what pupils did,
 * those who did anything and as many of the others as may come to stand on the page: these are all alike, and so in the
 * order of their names. For the days in a row, the first of those who studied yesterday or today and of the others,
 * whose days in a row are none.
 */
export function candidates({ scope, wholeSchool, pupilId, search, page, first, streak, most }: Candidates): SQL {
  const named = namedAs({ id: sql`u.id`, fullName: sql`u.full_name` }, search)
  if (pupilId !== undefined)
    return sql`select ${row(sql`1`)} from users u where u.id = ${pupilId} and ${inScope(scope)}`
  if (named || !wholeSchool)
    return sql`select ${row(counted)} from ${
      wholeSchool
        ? sql`users
      u`
        : lookedUp(idsOf(scope, search))
    } cross
      join yesterday
      where ${inScope(scope)} and ${(wholeSchool && named) || sql`true`} ${first ? page : sql``}`
  const total = countOfPupils(scope.teacherId)
  const ofSchool = sql`from users u cross join yesterday where u.user_type = 'student'`
  if (streak)
    return sql`
      (select ${row(total)} ${ofSchool} and u.last_study_date >= yesterday.day
        order by u.streak ${streak}, u.name_order, u.id limit ${most})
      union all
      (select ${row(total)} ${ofSchool} and (u.last_study_date < yesterday.day or u.last_study_date is null)
        order by u.name_order, u.id limit ${most})`
  if (first) return sql`select ${row(total)} ${ofSchool} ${page}`
  const met = sql`(select distinct p.user_id as id from own join user_progress p on p.material_id = own.id)`
  return sql`
    select ${row(total)} from ${lookedUp(met)} where u.user_type = 'student'
    union all (
      select ${row(total)} ${ofSchool} and u.id not in (select id from ${met} met)
      order by u.name_order, u.id limit ${most}
    )`
}

/**
 * The ids of those among whom the pupils of a scope are, of a name where one is searched for. Set against set: of a
 * join of the two PostgreSQL expects so few rows that it looks up every member for every name.
 */
function idsOf({ teacherId, classId }: Scope, search: string | undefined): SQL {
  const members =
    classId === undefined
      ? membersOf(teacherId)
      : sql`(select user_id as id from class_members where class_id = ${classId})`
  const ids = namedIds(search)
  return ids ? sql`(select id from ${members} members intersect ${ids})` : members
}

/** Users `u` by their ids, looked up one by one (`offset 0`), where PostgreSQL might read all users instead. */
const lookedUp = (ids: SQL): SQL =>
  sql`${ids} member cross join lateral (select * from users where users.id = member.id offset 0) u`
