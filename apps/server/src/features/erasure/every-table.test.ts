import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testPassword } from '../../../test/app.ts'
import { makeUser } from '../../../test/factories.ts'
import { traces } from '../../../test/traces.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()

/** A column that says whose a row is, or who did something about it; `falls`: the row goes with the person. */
type Reference = { table: string; column: string; falls: boolean }
type Column = { name: string; type: string; needed: boolean; refers: boolean }

/**
 * Where a person stands in a row of somebody else's, which stays: with the column that has their name, which goes. A
 * table of tomorrow that refers to people so is named here, once it is known that nothing of theirs stays in it.
 */
const inRowsOfOthers: Readonly<Record<string, string | null>> = {
  'ai_drawings.reviewed_by': null,
  'guardian_consents.recorded_by': 'recorded_by_name',
  'guardian_consents.revoked_by_id': 'revoked_by_name',
  'guardian_consents.checked_by_id': 'checked_by_name',
}

const rowsOf = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await school.connection.pool.query<Row>(text, values)).rows

/** Every column of every table that refers to a person. */
const references = () =>
  rowsOf<Reference>(`
    select c.conrelid::regclass::text as table, a.attname as column, c.confdeltype = 'c' as falls
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1, 2`)

const columnsOf = (table: string) =>
  rowsOf<Column>(
    `select a.attname as name, t.typname as type, a.attnotnull and not a.atthasdef and a.attidentity = '' as needed,
       exists (select from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'f'
         and c.confrelid = 'users'::regclass and a.attnum = any (c.conkey)) as refers
     from pg_attribute a join pg_type t on t.oid = a.atttypid
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum`,
    [table],
  )

/** Whatever a column takes in words; null where it takes none. */
function spoken(type: string, word: string): unknown {
  if (type === 'text' || type === 'varchar') return word
  if (type === '_text' || type === '_varchar') return [word]
  if (type === 'jsonb' || type === 'json') return JSON.stringify({ word })
  return type === 'bytea' ? Buffer.from(word) : null
}

function made(type: string): unknown {
  if (type === 'uuid') return randomUUID()
  if (type === 'timestamptz' || type === 'timestamp') return '2026-03-02T15:00:00Z'
  if (type === 'date') return '2026-03-02'
  return type === 'bool' ? false : 1
}

/**
 * Puts a row into a table whatever it refers to: a person by one column, a word of its own in each column that takes
 * words.
 */
async function fill({ table, column }: Reference, person: string, other: string): Promise<Map<string, string>> {
  const words = new Map<string, string>()
  const values = new Map<string, unknown>()
  for (const { name, type, needed, refers } of await columnsOf(table)) {
    const word = `zq${randomUUID().slice(0, 8)}`
    const said = spoken(type, word)
    if (name === column) values.set(name, person)
    else if (refers) needed && values.set(name, other)
    else if (said !== null) {
      words.set(name, word)
      values.set(name, said)
    } else if (needed) values.set(name, made(type))
  }
  const names = [...values.keys()].map(name => `"${name}"`)
  const places = names.map((_, at) => `$${at + 1}`)
  await rowsOf(`insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) on conflict do nothing`, [
    ...values.values(),
  ])
  return words
}

/** What rows refer to besides people need not be there, nor hold together: this database is the test's own. */
async function dropOtherRules(): Promise<void> {
  const others = await rowsOf<{ table: string; name: string }>(
    `select conrelid::regclass::text as table, conname as name from pg_constraint
     where (contype = 'c' or contype = 'f' and confrelid <> 'users'::regclass) and conrelid <> 0
       and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of others) await rowsOf(`alter table ${table} drop constraint "${name}"`)
}

test('of a person nothing is left in any table that refers to people, whichever there are', async () => {
  const pupil = await school.signedIn('student', 'Lia Quixabeira')
  const all = await references()
  expect(all.length).toBeGreaterThan(20)
  const staying = all.filter(({ falls }) => !falls).map(({ table, column }) => `${table}.${column}`)
  expect(staying.sort()).toEqual(Object.keys(inRowsOfOthers).sort())

  await dropOtherRules()
  const theirs: string[] = []
  const ofOthers: string[] = []
  for (const reference of all) {
    const other = await makeUser(school.connection.db)
    const words = await fill(reference, pupil.id, other.id)
    const named = inRowsOfOthers[`${reference.table}.${reference.column}`]
    for (const [column, word] of words) (reference.falls || column === named ? theirs : ofOthers).push(word)
  }
  const search = (words: string[]) => traces(school.connection.pool, school.settings.dataFolder, words)
  const missing = async (words: string[]) => {
    const lines = (await search(words)).join('\n')
    return words.filter(word => !lines.includes(word) && !lines.includes(Buffer.from(word).toString('hex')))
  }
  expect(await missing([...theirs, ...ofOthers])).toEqual([])

  expect((await pupil.post('/api/profile/delete', { password: testPassword })).status).toBe(200)
  expect(await search([...theirs, pupil.id, 'Quixabeira'])).toEqual([])
  expect(await missing(ofOthers)).toEqual([])
})
