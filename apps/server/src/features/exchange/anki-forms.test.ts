import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkRows } from '@capivira/core/exchange/imported-card'
import * as fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { basicType, gapType, newPackage, oldPackage, schemas, type TestCollection } from '../../../test/anki-package.ts'
import { openCollection } from './anki-collection.ts'
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

test('one that was unpacked and packed again with its folder is read as well', () => {
  const inFolder = Object.entries(unzipSync(oldPackage(collection))).map(([name, bytes]) => [`Ciências/${name}`, bytes])
  expect(read(zipSync(Object.fromEntries(inFolder)))).toEqual({ title: 'Ciências', rows })
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

test('whatever a card says, our deck brings it back as it was', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      '{{c1::',
      '}}',
      '\\(',
      '\\)',
      '<b>',
      '<sup>2</sup>',
      '&nbsp;',
      '[sound:a.mp3]',
      '[latex]',
      '[/latex]',
      '\n',
      '2^(1/2)',
      'H₂O',
    ),
  )
  const side = fc.array(piece, { maxLength: 6 }).map(parts => parts.join(''))
  const folder = mkdtempSync(join(tmpdir(), 'capivira-deck-'))
  let number = 0
  try {
    fc.assert(
      fc.property(fc.array(fc.tuple(side, side, fc.option(side)), { minLength: 1, maxLength: 8 }), cards => {
        const raws = cards.map(([question, answer, category]) => ({
          question,
          answer,
          category: category ?? '',
          difficulty: 'fácil',
        }))
        const wanted = checkRows(raws, 1).flatMap(({ card }) => card ?? [])
        const path = join(folder, `${++number}.anki2`)
        const seed = { seed: '6f9619ff-8b86-4011-b42d-00c04fc964ff', lastOldCard: 0, lastOldMaterial: 0 }
        const of = { material: 'Rios', materialId: 1, subject: 'Geografia', sourcePage: 3, sourceQuote: 'Um trecho.' }
        const collection = openCollection(path, [{ id: 1, title: 'Rios', subject: 'Geografia' }], seed, new Date(0))
        collection.add(wanted.map((card, id) => ({ ...card, ...of, id: id + 1 })))
        collection.close()
        const { rows, title } = readPackage(zipSync({ 'collection.anki2': readFileSync(path) }))
        expect(rows.map(({ card }) => card)).toEqual(wanted)
        if (wanted.length > 0) expect(title).toBe('Rios')
      }),
      { numRuns: 60 },
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
