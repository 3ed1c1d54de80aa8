import { readdir } from 'node:fs/promises'
import type { ImportPreview } from '@capivira/core/exchange/contract'
import type { FlipCard, Material } from '@capivira/core/materials/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeSubject } from '../../../test/factories.ts'
import { type FormFile, sendForm } from '../../../test/multipart.ts'
import { temporaryFiles } from '../../extraction/testing/pdf.ts'
import { readFileOfCards } from './read-file.ts'
import { deckLimits } from './read-in-child.ts'

const save = temporaryFiles()

let school: TestApp
let teacher: Awaited<ReturnType<TestApp['signedIn']>>
beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher')
})
beforeEach(() => school.connection.pool.query('delete from subjects'))
afterAll(() => school.close())

type Refused = { message: string; errors?: Record<string, string> }
type Imported = Material & { duplicate: boolean; message: string }
type Parts = Parameters<typeof sendForm>[2]

const file = (bytes: Uint8Array | string, name = 'cards.csv'): readonly [string, FormFile] => [
  'file',
  { name, bytes, type: 'text/csv' },
]
const preview = <Body = ImportPreview>(...parts: Parts) => sendForm<Body>(teacher, '/api/import/preview', parts)
const bring = <Body = Imported>(...parts: Parts) => sendForm<Body>(teacher, '/api/import', parts)
const cardsOf = async (id: number) => (await teacher.get<FlipCard[]>(`/api/materials/${id}/cards`)).body

const csv = 'Pergunta;Resposta;Assunto;Nível\nO que é água?;H2O;Química;fácil\nSem resposta;;;\nO que é água?;H2O;;\n'

/** What a card has none of. */
const card = { options: null, explanation: null }

describe('a CSV', () => {
  test('is shown row by row with its faults before anything is saved', async () => {
    const { status, body } = await preview(file(csv, '02-Ciências_7º.csv'))
    expect(status).toBe(200)
    expect(body).toEqual({
      kind: 'csv',
      title: 'Ciências 7º',
      cards: 1,
      questions: 0,
      faults: 2,
      rows: [
        {
          row: 3,
          question: 'Sem resposta',
          answer: '',
          ...card,
          category: null,
          difficulty: null,
          fault: 'Escreva a resposta',
        },
        {
          row: 4,
          question: 'O que é água?',
          answer: 'H2O',
          ...card,
          category: null,
          difficulty: null,
          fault: 'Repete um card anterior',
        },
        {
          row: 2,
          question: 'O que é água?',
          answer: 'H2O',
          ...card,
          category: 'Química',
          difficulty: 'fácil',
          fault: null,
        },
      ],
      csv: {
        headings: ['Pergunta', 'Resposta', 'Assunto', 'Nível'],
        samples: ['O que é água?', 'H2O', 'Química', 'fácil'],
        hasHeader: true,
        separator: 'semicolon',
        encoding: 'utf-8',
        columns: { question: 0, answer: 1, category: 2, difficulty: 3 },
      },
      notices: [],
    })
    expect((await teacher.get('/api/teacher/materials')).body).toEqual([])
    expect(await readdir(school.files.incoming)).toEqual([])
  })

  test('of Excel in Portuguese, in Windows-1252, becomes a material that can be studied at once', async () => {
    const bytes = Buffer.from('Frente;Verso\r\nO que é ação?;Um ato\r\n', 'latin1')
    const { status, body } = await bring(file(bytes), ['title', 'Vocabulário'], ['subject', 'Língua Portuguesa'])
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: 'Vocabulário',
      subject: { name: 'Língua Portuguesa' },
      sourceKind: 'csv',
      status: 'processed',
      isProcessed: true,
      flipCardsCount: 1,
      duplicate: false,
      message: 'Os cards já podem ser estudados.',
      notices: [{ code: 'imported-0', message: '1 card importado de um arquivo.' }],
    })
    expect(await cardsOf(body.id)).toMatchObject([
      { question: 'O que é ação?', answer: 'Um ato', engine: null, sourcePage: null, difficulty: 'médio' },
    ])
    const { rows } = await school.connection.pool.query('select origin, edited, state from flip_cards')
    expect(rows).toEqual([{ origin: 'imported', edited: false, state: 'shown' }])
    const pupil = await school.signedIn()
    const [card] = await cardsOf(body.id)
    expect((await pupil.post(`/api/cards/${card?.id}/review`, { difficulty: 'fácil' })).status).toBe(200)
    expect(await readdir(school.files.incoming)).toEqual([])
  })

  test('is read by the columns that the teacher names', async () => {
    const parts = [file('a,b,c\n1,2,3\n'), ['questionColumn', '2'], ['answerColumn', '0']] as const
    const { body } = await preview(...parts)
    expect(body.rows.map(({ question, answer }) => [question, answer])).toEqual([
      ['c', 'a'],
      ['3', '1'],
    ])
  })

  test('cannot be processed again, for there is no PDF', async () => {
    const { body } = await bring(file(csv), ['title', 'Água'])
    const again = await teacher.post<Refused>(`/api/materials/${body.id}/reprocess`)
    expect([again.status, again.body.message]).toEqual([
      409,
      'Este material veio de um arquivo de cards: não há PDF para processar de novo.',
    ])
    expect((await teacher.get(`/api/materials/${body.id}/pages/1/image`)).status).toBe(404)
  })

  test('sent twice, even at once, is one material unless the teacher insists', async () => {
    const [one, two] = await Promise.all([bring(file(csv), ['title', 'Água']), bring(file(csv), ['title', 'Água'])])
    expect([one.status, two.status]).toEqual([201, 201])
    expect(one.body.id).toBe(two.body.id)
    expect([one.body.duplicate, two.body.duplicate].sort()).toEqual([false, true])
    const third = await bring(file(csv), ['title', 'Água'], ['insist', 'true'])
    expect(third.body.id).not.toBe(one.body.id)
  })
})

describe('refused', () => {
  test.each([
    ['without a file', [['title', 'Água']], 400, 'Escolha um arquivo CSV ou .apkg.'],
    ['without a title', [file(csv)], 400, 'Por favor, insira um título para o material'],
    ['an empty file', [file(''), ['title', 'Água']], 422, 'Este arquivo está vazio.'],
    ['a file without cards', [file('\n\n;;\n'), ['title', 'Água']], 422, 'Não encontramos nenhum card neste arquivo.'],
    [
      'only faults',
      [file('só uma coluna\n'), ['title', 'Água']],
      422,
      'Nenhuma linha deste arquivo pode virar card. Confira as colunas e tente de novo.',
    ],
    ['another’s subject', [file(csv), ['title', 'Água'], ['subjectId', '2147483647']], 404, 'Matéria não encontrada.'],
  ] satisfies [string, Parts, number, string][])('%s', async (_, parts, status, message) => {
    const refused = await bring<Refused>(...parts)
    expect([refused.status, refused.body.message]).toEqual([status, message])
    expect(await readdir(school.files.incoming)).toEqual([])
  })

  test('a CSV over 5 MB', async () => {
    const refused = await preview<Refused>(file('x'.repeat(5 * 1024 * 1024 + 1)))
    expect([refused.status, refused.body.message]).toEqual([413, 'O arquivo deve ter no máximo 5 MB.'])
  })

  test('pupils, admins and visitors', async () => {
    for (const person of [await school.signedIn(), await school.signedIn('admin')])
      expect((await sendForm(person, '/api/import', [file(csv), ['title', 'Água']])).status).toBe(403)
    expect((await sendForm(school.visitor(), '/api/import/preview', [file(csv)])).status).toBe(401)
  })
})

describe('an exported Anki package', () => {
  test('read back gives the same cards, names with accents intact', async () => {
    const { db } = school.connection
    const subject = await makeSubject(db, { teacherId: teacher.id, name: 'Ciências' })
    const material = await makeMaterial(db, { subjectId: subject.id, title: 'Água – ação & reação <7º ano>' })
    const contents = [
      { question: 'O que é <b>? & "c"', answer: 'linha 1\nlinha 2', category: 'Ciclo_da água', difficulty: 'fácil' },
      { question: '=1+1 é?', answer: 'É 2 — “dois”; ½ 😀', category: null, difficulty: 'difícil' },
      { question: 'Quanto é a metade de 1?', answer: '1/2', category: '7/9', difficulty: 'médio' },
    ] as const
    for (const [position, content] of contents.entries())
      await makeCards(db, 1, { materialId: material.id, position, ...content })
    for (const format of ['apkg', 'csv']) {
      const exported = await school.app.inject({
        url: `/api/materials/${material.id}/cards/export?format=${format}`,
        cookies: await signIn(),
      })
      const fields: [string, string][] = [
        ['title', 'De volta'],
        ['again', 'true'],
      ]
      const { status, body } = await bring(file(exported.rawPayload, `x.${format}`), ...fields)
      expect([status, body.sourceKind]).toEqual([201, format])
      expect(
        (await cardsOf(body.id)).map(({ question, answer, category, difficulty }) => ({
          question,
          answer,
          category,
          difficulty,
        })),
      ).toEqual(contents)
    }
    const exported = await school.app.inject({
      url: `/api/materials/${material.id}/cards/export?format=apkg`,
      cookies: await signIn(),
    })
    expect((await preview(file(exported.rawPayload, 'x.apkg'))).body.title).toBe('Água – ação & reação <7º ano>')
  })

  async function signIn() {
    const login = await school.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { email: teacher.email, password: 'Vento&Mar7lento' },
    })
    return Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]))
  }
})

describe('a file that asks for more than a deck does', () => {
  test('five million separators are no cards, and no cells either', async () => {
    const { status, body } = await preview<Refused>(file(';'.repeat(5 * 1024 * 1024)))
    expect([status, body.message]).toEqual([422, 'Não encontramos nenhum card neste arquivo.'])
  })

  test('a spreadsheet with thousands of empty columns is read by its first fifty', async () => {
    const wide = `Pergunta;Resposta${';'.repeat(5000)}\nO que é água?;H2O${';'.repeat(5000)}\n`
    const { status, body } = await preview(file(wide))
    expect([status, body.cards, body.csv?.headings.length]).toEqual([200, 1, 50])
  })

  test('of twenty thousand rows the first five thousand come, and a sentence says so', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => `Quanto é ${at} mais um?;${at + 1}`)
    const { status, body } = await preview(file(rows.join('\n')))
    expect([status, body.cards, body.notices]).toEqual([
      200,
      5000,
      ['O arquivo tem mais de 5.000 cards. Só os primeiros 5.000 entram; divida o arquivo para trazer os outros.'],
    ])
  })

  test('what takes too long ends its reading, not the server', async () => {
    const path = save('cards.csv', csv)
    const sent = { path, name: 'cards.csv', teacherId: teacher.id, isPacked: false }
    expect(await readFileOfCards(sent, {}, { ...deckLimits, milliseconds: 1 })).toMatchObject({
      status: 422,
      message: 'Não conseguimos ler este arquivo. Na planilha, salve de novo como “CSV UTF-8” e tente outra vez.',
    })
  })
})
