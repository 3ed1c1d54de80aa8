import { readdir } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { zstdCompressSync } from 'node:zlib'
import type { ImportPreview } from '@capivira/core/exchange/contract'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { type FormFile, sendForm } from '../../../test/multipart.ts'

let school: TestApp
let teacher: Awaited<ReturnType<TestApp['signedIn']>>
beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher')
})
afterAll(() => school.close())

type Refused = { message: string }

const file = (bytes: Uint8Array, name: string): readonly [string, FormFile] => ['file', { name, bytes }]
const preview = <Body = ImportPreview>(...parts: Parameters<typeof sendForm>[2]) =>
  sendForm<Body>(teacher, '/api/import/preview', parts)

/** A collection as bytes, made by these statements. */
function database(...statements: string[]): Uint8Array {
  const db = new DatabaseSync(':memory:')
  for (const statement of statements) db.exec(statement)
  return db.serialize()
}

const oldTables = [
  'create table notes (id integer primary key, mid integer, tags text, flds text)',
  'create table cards (id integer primary key, nid integer, did integer)',
  'create table col (models text, decks text)',
]
const oldCollection = (flds: string, model: object) =>
  database(
    ...oldTables,
    `insert into notes values (1, 5, ' Geo::Rios ', '${flds}')`,
    'insert into cards values (1, 1, 7)',
    `insert into col values ('${JSON.stringify({ 5: model })}', '{"7": {"name": "Escola::Rios do Brasil"}}')`,
  )
const basic = {
  type: 0,
  flds: [{ name: 'Front' }, { name: 'Back' }],
  tmpls: [{ qfmt: '{{Front}}', afmt: '{{FrontSide}}{{Back}}' }],
}

describe('a package of Anki', () => {
  test('gives its cards as safe text, and says that pictures were left out', async () => {
    const flds =
      '<div onclick=x>Maior rio?</div><img src=a.png>\x1f<script>alert(1)</script>O <b>Amazonas</b>[sound:x.mp3]'
    const { body } = await preview(
      file(zipSync({ 'collection.anki2': oldCollection(flds, basic), media: strToU8('{"0":"a.png"}') }), 'rios.apkg'),
    )
    expect(body).toMatchObject({
      kind: 'apkg',
      title: 'Rios do Brasil',
      cards: 1,
      rows: [{ question: 'Maior rio?', answer: 'O Amazonas', category: 'Rios' }],
      csv: null,
      notices: ['2 imagens e sons do baralho ficaram de fora: os cards aqui são só de texto.'],
    })
  })

  test('of a newer Anki is read from its zstd collection, not from the notice beside it', async () => {
    const text = (field: number, value: string) =>
      `${Buffer.from([field * 8 + 2, value.length]).toString('hex')}${Buffer.from(value).toString('hex')}`
    const collection = database(
      ...oldTables,
      'create table notetypes (id integer primary key, name text, config blob)',
      'create table fields (ntid integer, ord integer, name text, config blob, primary key (ntid, ord)) without rowid',
      'create table templates (ntid integer, ord integer, name text, config blob, primary key (ntid, ord)) ' +
        'without rowid',
      'create table decks (id integer primary key, name text)',
      `insert into notetypes values (5, 'Países', x'0800')`,
      `insert into fields values (5, 0, 'Mapa', ''), (5, 1, 'País', ''), (5, 2, 'Capital', '')`,
      `insert into templates values (5, 0, 'x', x'${text(1, '{{Pais}}')}${text(2, '{{Capital}}')}')`,
      `update fields set name = 'Pais' where ord = 1`,
      `insert into decks values (7, 'Escola' || char(31) || 'Capitais')`,
      `insert into notes values (1, 5, '', '' || char(31) || 'Peru' || char(31) || 'Lima')`,
      'insert into cards values (1, 1, 7)',
      `insert into col values ('', '')`,
    )
    const zip = zipSync({
      'collection.anki2': oldCollection('Please update\x1fAnki', basic),
      'collection.anki21b': zstdCompressSync(collection),
      media: new Uint8Array(),
    })
    const { body } = await preview(file(zip, 'capitais.apkg'))
    expect(body).toMatchObject({ title: 'Capitais', rows: [{ question: 'Peru', answer: 'Lima' }] })
  })

  test('with a text with gaps asks once per gap', async () => {
    const flds = 'A {{c1::capital}} do Peru é {{c2::Lima}}.\x1f'
    const zip = zipSync({ 'collection.anki2': oldCollection(flds, { ...basic, type: 1 }) })
    const { body } = await preview(file(zip, 'x.apkg'))
    expect(body.rows.map(({ answer }) => answer)).toEqual(['capital', 'Lima'])
  })

  const unreadable =
    'Não conseguimos ler este baralho. Exporte-o de novo no Anki como “Pacote de baralho do Anki (.apkg)” e ' +
    'tente outra vez.'
  const endless =
    'with recursive n(i) as (select 1 union all select i + 1 from n) select i as id, i as mid, i as tags, i || ' +
    'char(31) as flds from n'
  const bomb = () => zstdCompressSync(new Uint8Array(200 * 1024 * 1024))
  test.each([
    ['no database', () => zipSync({ 'collection.anki2': strToU8('SQLite format 3\0 e mais nada') })],
    ['no tables', () => zipSync({ 'collection.anki2': database('create table x (y)') })],
    ['a broken archive', () => Buffer.from('PK\x03\x04 e mais nada')],
    [
      'a view that never ends in place of the notes',
      () => zipSync({ 'collection.anki2': database(...oldTables.slice(1), `create view notes as ${endless}`) }),
    ],
    ['a collection that unpacks to far too much', () => zipSync({ 'collection.anki21b': bomb() })],
    [
      'a file of zeros that a zip makes small',
      () => zipSync({ 'collection.anki2': new Uint8Array(129 * 1024 * 1024) }, { level: 1 }),
    ],
  ])('with %s is refused, and the server goes on', async (_, make) => {
    const refused = await preview<Refused>(file(make(), 'x.apkg'))
    expect([refused.status, refused.body.message]).toEqual([422, unreadable])
    expect((await teacher.get('/api/health')).status).toBe(200)
    expect(await readdir(school.files.incoming)).toEqual([])
  })

  test('with half of its pages broken is refused or read, never an error', async () => {
    const whole = oldCollection('a\x1fb', basic)
    for (let at = 100; at < whole.length; at += 4999) {
      const broken = Uint8Array.from(whole)
      broken.fill(0xff, at, at + 200)
      const { status } = await preview(file(zipSync({ 'collection.anki2': broken }, { level: 1 }), 'x.apkg'))
      expect([200, 422]).toContain(status)
    }
  })
})
