import { readdir } from 'node:fs/promises'
import type { ImportPreview } from '@capivira/core/exchange/contract'
import type { FlipCard, Material } from '@capivira/core/materials/contract'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeMaterial, makeQuiz, makeSubject } from '../../../test/factories.ts'
import { type FormFile, sendForm } from '../../../test/multipart.ts'
import { workbook } from '../../../test/workbook.ts'

let school: TestApp
let teacher: Awaited<ReturnType<TestApp['signedIn']>>
beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher')
})
beforeEach(() => school.connection.pool.query('delete from subjects'))
afterAll(() => school.close())

type Parts = Parameters<typeof sendForm>[2]
const file = (bytes: Uint8Array | string, name: string): readonly [string, FormFile] => ['file', { name, bytes }]
const preview = <Body = ImportPreview>(...parts: Parts) => sendForm<Body>(teacher, '/api/import/preview', parts)
const bring = <Body = Material & { message: string }>(...parts: Parts) => sendForm<Body>(teacher, '/api/import', parts)

describe('questions', () => {
  const gift =
    '$CATEGORY: Rios\n\n::Q1::Qual é a foz do São Francisco?{=o mar ~um lago#Não.}\n\nRios correm.{T}\n\nExplique.{}\n'

  test('of a GIFT file are shown one by one, then come in as a quiz that can be taken', async () => {
    const shown = await preview(file(gift, '03-Rios_do_Brasil.gift.txt'))
    expect(shown.body).toMatchObject({
      kind: 'gift',
      title: 'Rios do Brasil',
      cards: 0,
      questions: 2,
      faults: 1,
      csv: null,
    })
    expect(shown.body.rows).toEqual([
      {
        row: 7,
        question: 'Explique.',
        answer: '',
        options: [],
        explanation: null,
        category: null,
        difficulty: null,
        fault: 'É dissertativa; aqui cada questão tem alternativas, e uma só é a certa',
      },
      {
        row: 3,
        question: 'Qual é a foz do São Francisco?',
        answer: 'o mar',
        options: ['o mar', 'um lago'],
        explanation: '“um lago”: Não.',
        category: 'Rios',
        difficulty: 'médio',
        fault: null,
      },
      {
        row: 5,
        question: 'Rios correm.',
        answer: 'Verdadeiro',
        options: ['Verdadeiro', 'Falso'],
        explanation: null,
        category: 'Rios',
        difficulty: 'médio',
        fault: null,
      },
    ])
    const { status, body } = await bring(file(gift, 'rios.gift'), ['title', 'Rios'])
    expect(status).toBe(201)
    expect(body).toMatchObject({
      sourceKind: 'gift',
      status: 'processed',
      flipCardsCount: 0,
      quizQuestionsCount: 2,
      message: 'As questões já podem ser respondidas.',
      notices: [{ message: '2 questões importadas de um arquivo; 1 outra ficou de fora.' }],
    })
    const { rows } = await school.connection.pool.query(
      'select question, options, correct_answer, category, origin, position from quiz_questions order by position',
    )
    expect(rows).toEqual([
      {
        question: 'Qual é a foz do São Francisco?',
        options: ['o mar', 'um lago'],
        correct_answer: 0,
        category: 'Rios',
        origin: 'imported',
        position: 0,
      },
      {
        question: 'Rios correm.',
        options: ['Verdadeiro', 'Falso'],
        correct_answer: 0,
        category: 'Rios',
        origin: 'imported',
        position: 1,
      },
    ])
    const pupil = await school.signedIn()
    const quiz = await pupil.get<{ questions: object[] }>(`/api/materials/${body.id}/quiz`)
    expect([quiz.status, quiz.body.questions.length]).toEqual([200, 2])
    expect(await readdir(school.files.incoming)).toEqual([])
  })

  test('of a bank in XML are told from GIFT, also where they hold the braces of gaps', async () => {
    const gaps =
      '<question type="cloze"><questiontext><text>O Sol é {1:MC:=estrela~planeta}.</text></questiontext></question>'
    const choice =
      '<question type="multichoice"><questiontext><text>Capital do Peru?</text></questiontext><answer ' +
      'fraction="100"><text>Lima</text></answer><answer fraction="-50"><text>Quito</text></answer></question>'
    const { body } = await preview(file(`<?xml version="1.0"?><quiz>${gaps}${choice}</quiz>`, 'banco.xml'))
    expect([body.kind, body.questions, body.faults]).toEqual(['moodle', 1, 1])
  })

  test('exported as GIFT or Moodle XML come in again the same', async () => {
    const { db, pool } = school.connection
    const subject = await makeSubject(db, { teacherId: teacher.id, name: 'Geografia' })
    const material = await makeMaterial(db, { subjectId: subject.id, title: 'Rios' })
    await makeQuiz(db, 3, { materialId: material.id })
    const contents = 'select question, options, correct_answer, explanation, category, difficulty from quiz_questions'
    const before = await pool.query(`${contents} order by position, id`)
    for (const format of ['gift', 'moodle']) {
      const url = `/api/materials/${material.id}/quiz/export?format=${format}`
      const exported = await school.app.inject({ url, headers: { cookie: await cookieOf() } })
      const { status, body } = await bring(file(exported.rawPayload, 'x'), ['title', `De volta ${format}`])
      expect([status, body.sourceKind]).toEqual([201, format])
      const after = await pool.query(`${contents} where quiz_id = $1 order by position`, [body.quizId])
      expect(after.rows).toEqual(before.rows)
    }
  })

  test('of which none will do are refused, and so is a broken file', async () => {
    const none = await bring<{ message: string }>(file('Explique.{}\n\nDiga.{}', 'a.gift'), ['title', 'x'])
    expect([none.status, none.body.message]).toEqual([
      422,
      'Nenhuma questão deste arquivo pode entrar: aqui cada uma tem de duas a cinco alternativas, e uma só é a certa.',
    ])
    const broken = await preview<{ message: string }>(file('<?xml version="1.0"?><quiz><question>', 'a.xml'))
    expect([broken.status, broken.body.message]).toEqual([
      422,
      'Este arquivo do Moodle está incompleto ou quebrado. No Moodle, exporte as questões de novo e escolha o ' +
        'arquivo novo.',
    ])
  })
})

async function cookieOf(): Promise<string> {
  const login = await school.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { email: teacher.email, password: 'Vento&Mar7lento' },
  })
  return login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

test('a sheet is read as the teacher says: separator, letters, and whether its first row is a card', async () => {
  const bytes = Buffer.from('Frente: Verso\nA\x87\xc6o: Ato\n', 'latin1')
  const as = async (...fields: [string, string][]) => {
    const { body } = await preview(file(bytes, 'x.csv'), ...fields)
    return [body.csv?.separator, body.csv?.encoding, body.csv?.hasHeader, body.rows.map(({ question }) => question)]
  }
  expect(await as(['separator', 'semicolon'])).toEqual(['semicolon', 'cp850', false, ['Frente: Verso', 'Ação: Ato']])
  expect(await as(['separator', ''], ['encoding', ''])).toEqual(['colon', 'cp850', true, ['Ação']])
  expect(await as(['separator', 'dash'])).toEqual(['dash', 'cp850', false, ['Frente: Verso', 'Ação: Ato']])
  expect(await as(['separator', 'colon'], ['header', 'no'], ['encoding', 'windows-1252'])).toEqual([
    'colon',
    'windows-1252',
    false,
    ['Frente', 'A‡Æo'],
  ])
  const refused = await preview<{ errors: object }>(file(bytes, 'x.csv'), ['separator', 'ponto'])
  expect([refused.status, refused.body.errors]).toEqual([400, { separator: 'Escolha um dos separadores da lista' }])
})

describe('a workbook of Excel', () => {
  const cards = workbook([
    ['Resposta', 'Pergunta', 'Assunto'],
    ['1/2', 'Metade de 1?', 'Frações'],
    ['<c><v>2.5</v></c>', 'Metade de 5?', ''],
    ['<c t="b"><v>1</v></c>', 'A Terra gira?', ''],
    ['', 'Sem resposta?', ''],
  ])

  test.each(['cards.xlsx', 'cards.csv'])('is read as a sheet, whatever it is called: %s', async name => {
    const { body } = await preview(file(cards, name))
    expect(body).toMatchObject({
      kind: 'xlsx',
      title: 'cards',
      cards: 3,
      faults: 1,
      csv: { headings: ['Resposta', 'Pergunta', 'Assunto'], hasHeader: true, separator: null, encoding: null },
    })
    expect(body.rows.map(({ row, question, answer, category }) => [row, question, answer, category])).toEqual([
      [5, 'Sem resposta?', '', null],
      [2, 'Metade de 1?', '1/2', 'Frações'],
      [3, 'Metade de 5?', '2,5', null],
      [4, 'A Terra gira?', 'VERDADEIRO', null],
    ])
  })

  test('becomes a material', async () => {
    const { body } = await bring(file(cards, 'cards.xlsx'), ['title', 'Frações'], ['header', 'no'])
    expect(body).toMatchObject({ sourceKind: 'xlsx', flipCardsCount: 4 })
    expect((await teacher.get<FlipCard[]>(`/api/materials/${body.id}/cards`)).body).toHaveLength(4)
  })

  test('that is broken or unpacks to far too much is named', async () => {
    const named = [422, 'Não conseguimos ler esta planilha do Excel. Abra-a, salve como “CSV UTF-8” e escolha o CSV.']
    const bomb = { 'xl/workbook.xml': new Uint8Array(61 * 1024 * 1024) }
    for (const zip of [{ 'xl/workbook.xml': strToU8('<x>') }, bomb]) {
      const { status, body } = await preview<{ message: string }>(file(zipSync(zip, { level: 1 }), 'x.xlsx'))
      expect([status, body.message]).toEqual(named)
    }
  })

  test('grows by no entity that it declares itself', async () => {
    const declared = '<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "&x;&x;&x;&x;">]>'
    const { body } = await preview(
      file(
        workbook(
          [
            ['Pergunta', 'Resposta'],
            ['a&y;?', 'b'],
          ],
          { head: declared },
        ),
        'x.xlsx',
      ),
    )
    expect(body.rows[0]?.question).toBe('a&y;?')
  })
})

describe('a file of another kind is named, with what to do', () => {
  test.each([
    ['a film', Buffer.from(Array.from({ length: 400 }, (_, at) => (at * 7) % 31)), 'aula.MKV', 'um vídeo'],
    ['a workbook cut short', Buffer.from('PK\x03\x04 cut'), 'notas 7B.xlsx', 'ler esta planilha'],
    ['a text cut short', Buffer.from('PK\x03\x04 cut'), 'prova.docx', 'ler este documento'],
    ['a deck cut short', Buffer.from('PK\x03\x04 cut'), 'rios.apkg', 'ler este baralho'],
  ])('%s by its name, where its bytes say nothing', async (_, bytes, name, words) => {
    const { status, body } = await preview<{ message: string }>(file(bytes, name))
    expect([status, body.message]).toEqual([422, expect.stringContaining(words)])
  })

  const zip = (name: string) => zipSync({ [name]: strToU8('x') })
  const openDocument = (kind: string, content: string) =>
    zipSync({ mimetype: strToU8(`application/vnd.oasis.opendocument.${kind}`), 'content.xml': strToU8(content) })
  test.each([
    [
      'an old workbook',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
      'Excel antigo (.xls)',
    ],
    [
      'a workbook with a password',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'protegida por senha',
    ],
    [
      'a page renamed to a sheet',
      '<html><table><tr><td>Pergunta</td></tr></table></html>',
      'página da internet (HTML)',
    ],
    ['a PDF', '%PDF-1.7\n1 0 obj', 'Este arquivo é um PDF'],
    ['other XML', '<?xml version="1.0"?><rss></rss>', 'não é um banco de questões do Moodle'],
    ['a sheet in XML', '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook>', 'planilha em XML'],
    ['a document', zip('word/document.xml'), 'documento do Word'],
    [
      'a text of LibreOffice',
      openDocument('text', '<office:body><office:text/></office:body>'),
      'do LibreOffice não encontramos',
    ],
    ['a locked sheet of LibreOffice', openDocument('spreadsheet', 'x'), 'protegido por senha ou danificado'],
    ['a presentation of LibreOffice', openDocument('presentation', '<office:body/>'), 'é uma apresentação'],
    ['a sheet of Numbers', zip('Index/Document.iwa'), 'é do Numbers'],
    ['a deck of CrowdAnki', zip('Rios/deck.json'), 'é do CrowdAnki'],
    ['a zip around a sheet', zip('a.csv'), 'traz outro arquivo dentro'],
    ['another zip', zip('a.bin'), 'não é um baralho do Anki nem uma planilha'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'é uma imagem'],
    ['a database', Buffer.from('SQLite format 3\0'), 'coleção inteira do Anki'],
    ['JSON', '{"cards": []}', 'é JSON'],
    ['bytes of nothing known', Buffer.from(Array.from({ length: 400 }, (_, at) => (at * 7) % 31)), 'Não reconhecemos'],
  ])('%s', async (_, bytes, words) => {
    const { status, body } = await preview<{ message: string }>(file(bytes, 'cards.csv'))
    expect([status, body.message]).toEqual([422, expect.stringContaining(words)])
  })
})
