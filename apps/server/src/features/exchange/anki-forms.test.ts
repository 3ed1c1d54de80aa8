import { expect, test } from 'vitest'
import { basicType, gapType, newPackage, oldPackage, schemas, type TestCollection } from '../../../test/anki-package.ts'
import { readPackage } from './apkg-reading.ts'
import { withKnownCollations } from './readable-collection.ts'

const collection: TestCollection = {
  decks: [{ id: 7, name: 'Escola::7º ano::Ciências' }],
  notes: [
    { type: basicType.id, fields: ['O que é solo?', 'A camada de cima'], tags: 'ciências::solo' },
    { type: basicType.id, fields: ['Qual é a collate unicase?', 'COLLATE unicase'] },
    { type: gapType.id, fields: ['O {{c1::Cerrado}} é um bioma.', 'p. 3'] },
  ],
}
const rows = [
  ['O que é solo?', 'A camada de cima', 'solo'],
  ['Qual é a collate unicase?', 'COLLATE unicase', null],
  ['O _____ é um bioma.', 'Cerrado', null],
]
const read = (bytes: Uint8Array) => {
  const { title, rows: found } = readPackage(bytes)
  return { title, rows: found.map(({ question, answer, card }) => [question, answer, card?.category]) }
}

test.each(schemas)(
  'a package of today in schema %i is read, though its tables name a collation of Anki’s own',
  schema => {
    expect(read(newPackage(collection, schema))).toEqual({ title: 'Ciências', rows })
  },
)

test('one whose collection waits for a log, or that is of an older form, is read as well', () => {
  expect(read(newPackage(collection, 18, { hasLog: true }))).toEqual({ title: 'Ciências', rows })
  expect(read(oldPackage(collection))).toEqual({ title: 'Ciências', rows })
})

test.each([
  ['create table a (b text COLLATE unicase)', 'create table a (b text collate nocase)'],
  ['create table a (b text collate "UniCase" primary key)', 'create table a (b text collate nocase primary key)'],
  ['create index i on a (b collate\n /* x */ [unicase] desc)', 'create index i on a (b collate nocase desc)'],
  ['create table a (b text collate NoCase, c text collate rtrim)', null],
  [`create table a (b text default 'collate unicase', "collate unicase" text) -- collate unicase`, null],
])('only a collation that SQLite does not have is replaced: %s', (sql, better) => {
  expect(withKnownCollations(sql)).toBe(better ?? sql)
})

test('every note of a package is a card or a row, and what stayed behind is counted', () => {
  const { rows, left } = readPackage(
    newPackage({
      notes: [
        { type: basicType.id, fields: ['Qual é esta bandeira?<img src=a.png>', 'França'], queue: -1 },
        {
          type: basicType.id,
          fields: ['Área?', '\\(\\begin{matrix}a\\end{matrix}\\)<img src="data:image/png;base64,AAAA">'],
        },
        { type: gapType.id, fields: ['Sem lacuna', ''] },
        { type: 999, fields: ['De tipo desconhecido', 'Vem assim mesmo'] },
        { type: basicType.id, fields: ['x'.repeat(2_100_000), ''] },
        { type: basicType.id, fields: [`<img src="data:image/png;base64,${'A'.repeat(90_000)}">Longe?`, 'Perto'] },
      ],
    }),
  )
  expect(rows.map(({ question, fault }) => [question.slice(0, 22), fault])).toEqual([
    ['Qual é esta bandeira?', null],
    ['Área?', null],
    ['Sem lacuna', 'Esta nota não tem nenhuma lacuna'],
    ['De tipo desconhecido', null],
    ['x'.repeat(22), 'A pergunta deve ter no máximo 500 caracteres'],
    ['Longe?', null],
  ])
  expect(left).toEqual({ media: 3, pictured: 1, formulas: 1, shortened: 0, suspended: 1 })
})

test('decks beside each other are told apart as subjects, under the name of what holds them', () => {
  const decks = [
    { id: 7, name: 'Escola::Rios' },
    { id: 8, name: 'Escola::Serras' },
  ]
  const notes = [
    { type: basicType.id, fields: ['a', 'b'] },
    { type: basicType.id, fields: ['c', 'd'], deck: 8 },
  ]
  for (const bytes of [newPackage({ decks, notes }), oldPackage({ decks, notes })])
    expect(read(bytes)).toEqual({
      title: 'Escola',
      rows: [
        ['a', 'b', 'Rios'],
        ['c', 'd', 'Serras'],
      ],
    })
})
