import { namesOfPupils, searchesForPupils } from '@capivira/core/search/names-of-pupils'
import { indexedWords } from '@capivira/core/search/words'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestDatabase } from '../../test/database.ts'
import { wordsQuery } from './columns.ts'
import type { Connection } from './database.ts'

let connection: Connection
let close: () => Promise<void>
beforeAll(async () => {
  ;({ connection, close } = await connectTestDatabase())
})
afterAll(() => close())

/** The words by which the database finds each of some texts. */
async function wordsInDatabase(texts: readonly string[]): Promise<string[][]> {
  const { rows } = await connection.pool.query<{ words: string[] }>(
    'select tsvector_to_array(search_words(text)) as words from unnest($1::text[]) with ordinality as given ' +
      '(text, place) order by place',
    [texts],
  )
  return rows.map(({ words }) => words)
}

const inOrder = (words: readonly string[]) => [...words].sort()

/** Came into Unicode in 2025, after PostgreSQL's tables: it is taken apart by the one and not yet by the other. */
const tooNew = '\ua7f1'

/** Latin, Greek, Cyrillic and Armenian, what stands on their letters, phonetic signs, and the signs between words. */
const blocks = [
  [0x20, 0x58f],
  [0x1680, 0x1680],
  [0x1ab0, 0x1aff],
  [0x1c80, 0x1c8f],
  [0x1d00, 0x20ff],
  [0x2100, 0x2bff],
  [0x2c60, 0x2c7f],
  [0x2de0, 0x2e7f],
  [0x3000, 0x30ff],
  [0xa640, 0xa69f],
  [0xa720, 0xa7ff],
  [0xab30, 0xab6f],
  [0xfb00, 0xfb06],
  [0xfe00, 0xfe6f],
  [0xff00, 0xffef],
  [0x1f000, 0x1faff],
] as const

test('the database knows every letter as the rule does, alone, in a word and with a tilde', async () => {
  const letters = blocks.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).filter(
      sign => /\P{Cn}/u.test(sign) && sign !== tooNew,
    ),
  )
  const texts = letters.flatMap(letter => [letter, `a${letter}b`, `${letter}\u0303m`])
  expect(texts.length).toBeGreaterThan(25_000)
  const found = await wordsInDatabase(texts)
  const differing = texts.filter(
    (text, at) => inOrder(indexedWords(text)).join(' ') !== inOrder(found[at] ?? []).join(' '),
  )
  expect(
    differing.map(text => `${[...text].map(sign => sign.codePointAt(0)?.toString(16)).join(' ')}: ${text}`),
  ).toEqual([])
})

test('and any text', async () => {
  const texts = fc.sample(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(..."aÁb ç’'`´\u0303\u200bÆßΣς-@.5ŉDdđĩ"), maxLength: 30 }),
      fc.constantFrom('x'.repeat(3_000), `${'palavra '.repeat(80)}d’Ávila`),
    ),
    { numRuns: 500, seed: 20_26 },
  )
  const plain = texts.map(text => text.replaceAll('\0', '').toWellFormed())
  const found = await wordsInDatabase(plain)
  for (const [at, text] of plain.entries())
    expect(inOrder(found[at] ?? []), text).toEqual(
      inOrder(indexedWords(text).map(word => [...word].slice(0, 255).join(''))),
    )
})

test.each(searchesForPupils)('%s finds %s among others in the database', async (typed, name) => {
  const { rows } = await connection.pool.query<{ name: string }>(
    "select name from unnest($1::text[]) as name where search_words(name) @@ to_tsquery('pg_catalog.simple', $2)",
    [namesOfPupils, wordsQuery(typed)],
  )
  expect(rows.map(row => row.name)).toEqual([name])
})
