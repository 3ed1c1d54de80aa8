import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { quizQuestions } from '../quizzes/tables.ts'
import type { flipCards, words } from './tables.ts'

export type ItemTable = typeof flipCards | typeof quizQuestions | typeof words

type Columns = Record<string, PgColumn>

/**
 * What an upsert makes of an item that is there when a run writes it again. `asked` are the columns of what pupils are
 * asked, `rest` those that belong to it. Words that would wait are not put where pupils read others: those stay until
 * the new ones may be published. What pupils get stays with them and what was refused stays refused, but a kind that an
 * admin withdrew goes, and what went with a kind comes back when it is of another. `differs` tells whether the new row
 * asks something else.
 */
export function rewritten(
  table: ItemTable,
  asked: Columns,
  rest: Columns,
  differs: SQL = otherThan(Object.values(asked)),
): Record<string, SQL> {
  const takes = takesWords(table)
  const { touchedAt, certainty, factKind } = table
  const isOfSame = sql`(${takes} or not ${table.edited} and not ${differs} or ${goes(table)} or ${returns(table)})`
  const isAnother = sql`(${takes} and ${differs} or ${goes(table)} or ${comes(table)})`
  return {
    ...taken(takes, { ...asked, ...rest }),
    ...taken(isOfSame, { certainty, factKind }),
    ...standing(table),
    // Answers of before, and rounds under way, were about other words, or about something that came or went meanwhile.
    touchedAt: sql`case when ${isAnother} then excluded.created_at else ${touchedAt} end`,
  }
}

const otherThan = (columns: readonly PgColumn[]) =>
  sql`((${list(columns)}) is distinct from (${list(columns.map(offered))}))`

/** Whether a card asks or answers something else. */
export function turnsOther({ question, answer }: typeof flipCards): SQL {
  const [one, other] = [alone(question), alone(offered(question))]
  return sql`(${one} <> ${other} or ${answer} is distinct from ${offered(answer)})`
}

/**
 * A question without what is said before it ('Sobre a pele: …'), as withoutAbout has it; its first letter small, as
 * what is said before it leaves it, whatever letters the database's locale knows.
 */
function alone(question: SQL | PgColumn): SQL {
  const plain = sql`regexp_replace(${question}, '^Sobre [^:?]{2,60}: (?=[^[:digit:][:space:][:punct:]])', '')`
  const first = sql`lower(translate(left(${plain}, 1), 'ÀÁÂÃÉÊÍÓÔÕÚ', 'àáâãéêíóôõú'))`
  return sql`(${first} || substr(${plain}, 2))`
}

/** Whether a question asks something else; the same options in another order are the same question. */
export function asksOther({ question, options, correctAnswer }: typeof quizQuestions): SQL {
  const right = (of: SQL | PgColumn, at: SQL | PgColumn) => sql`${of} ->> ${at}`
  return sql`(${alone(question)} <> ${alone(offered(question))}
    or not (${options} @> ${offered(options)} and ${options} <@ ${offered(options)})
    or ${right(options, correctAnswer)} is distinct from ${right(offered(options), offered(correctAnswer))})`
}

/** What an upsert takes from the new row, whatever was there. */
export const fromNew = (columns: Columns): Record<string, SQL> => taken(sql`true`, columns)

/** When a card came into pupils' sight, or went out of it, as the new row is met. */
export const sightAnew = (table: typeof flipCards): Record<string, SQL> => ({
  shownAt: sql`case when ${comes(table)} then excluded.created_at else ${table.shownAt} end`,
  hiddenAt: sql`case when ${goes(table)} and ${table.publication} = 'published'
    then excluded.created_at else ${table.hiddenAt} end`,
})

const offered = ({ name }: PgColumn) => sql`excluded.${sql.identifier(name)}`

const list = (parts: readonly (SQL | PgColumn)[]) =>
  sql.join(
    [...parts].map(part => sql`${part}`),
    sql`, `,
  )

const taken = (when: SQL, columns: Columns): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [
      key,
      sql`case when ${when} then ${offered(column)} else ${column} end`,
    ]),
  )

const wentWithKind = ({ publication, publicationReason }: ItemTable) =>
  sql`(${publication} = 'withdrawn' and ${publicationReason} is not distinct from 'kind')`

/** Whether pupils get these words, or will when their kind is brought back. */
const wasPublished = (table: ItemTable) => sql`(
  ${table.publication} = 'published' or ${wentWithKind(table)} and ${table.unjudged} ->> 'publication' is not distinct
    from 'published'
)`

const takesWords = (table: ItemTable) =>
  sql`(not ${table.edited} and (excluded.publication = 'published' or not ${wasPublished(table)}))`

/**
 * Whether the new row is of a kind that an admin withdrew, and this one not yet; what a teacher kept or wrote anew
 * stays.
 */
const goes = ({ publication, edited, verdict }: ItemTable) => sql`(
  excluded.publication_reason is not distinct from 'kind' and ${publication} <> 'withdrawn'
  and not ${edited} and ${verdict} is distinct from 'keep'
)`

/** Whether it went with its kind, and the new row is of one that is there. */
const returns = (table: ItemTable) =>
  sql`(${wentWithKind(table)} and excluded.publication_reason is distinct from 'kind')`

/** Whether an item that pupils do not get, and nobody said anything of, is published by the new row. */
const comes = (table: ItemTable) => sql`(
  ${table.publication} = 'suggested' and excluded.publication = 'published'
  and ${table.publicationReason} is distinct from 'answers' and ${table.verdict} is null
  or ${returns(table)} and (
    excluded.publication = 'published' or excluded.fact_kind is not null and ${wasPublished(table)}
  )
)`

/** What pupils' answers spoke against goes on waiting for that. */
const waitsAnew = (table: ItemTable) => sql`(
  ${takesWords(table)} and ${table.publication} = 'suggested' and excluded.publication = 'suggested'
  and ${table.publicationReason} is distinct from 'answers' and ${table.verdict} is null
)`

function standing(table: ItemTable): Record<string, SQL> {
  const { publication, publicationReason, publishedAt, unjudged } = table
  const [out, back, gone] = [comes(table), returns(table), goes(table)]
  const of = (column: PgColumn, then: SQL) => sql`case when ${out} then ${then}
    when ${gone} or ${back} then ${offered(column)} else ${column} end`
  const asItStood = sql`jsonb_build_object('publication', ${publication}, 'reason', ${publicationReason})`
  return {
    publication: of(publication, sql`'published'`),
    // What waits for other words than before waits for what is said of these.
    publicationReason: sql`case when ${waitsAnew(table)} then ${offered(publicationReason)}
      else ${of(publicationReason, sql`null`)} end`,
    // What was published before that was noted keeps that pupils knew it.
    publishedAt: sql`coalesce(${publishedAt}, case when ${out} then excluded.created_at
      when ${gone} and ${publication} = 'published' then ${table.createdAt} end)`,
    unjudged: sql`case when ${gone} then ${asItStood} when ${back} then null
      when ${wentWithKind(table)} and not ${wasPublished(table)} then excluded.unjudged else ${unjudged} end`,
  }
}
