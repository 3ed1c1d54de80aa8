import { readdir } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeQuiz, makeSubject } from '../../../test/factories.ts'

let school: TestApp
let teacher: Awaited<ReturnType<TestApp['signedIn']>>
let pupil: typeof teacher
beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher')
  pupil = await school.signedIn()
})
afterAll(async () => {
  await school.close()
})

/** By which Anki knows a card of this school. */
async function guidOf(card: number | undefined): Promise<string> {
  const { rows } = await school.connection.pool.query('select seed from deck_seeds')
  return `capivira-${rows[0].seed}-${card}`
}

/** Asks for a file and answers its bytes. */
async function download(person: typeof teacher, url: string) {
  const response = await school.app.inject({ url, headers: { cookie: await cookieOf(person) } })
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload, text: response.body }
}
const cookies = new Map<string, string>()
async function cookieOf(person: typeof teacher): Promise<string> {
  const known = cookies.get(person.id)
  if (known) return known
  const login = await school.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { email: person.email, password: 'Vento&Mar7lento' },
  })
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  cookies.set(person.id, cookie)
  return cookie
}

async function lesson(title = 'Água: o ciclo', subjectName = 'Ciências da Terra') {
  const { db } = school.connection
  const subject = await makeSubject(db, { teacherId: teacher.id, name: subjectName })
  const material = await makeMaterial(db, { subjectId: subject.id, title })
  const cards = await makeCards(db, 1, {
    materialId: material.id,
    question: 'O que é <evaporação> & "ebulição"?',
    answer: 'A água vira vapor.\nSobe ao céu.',
    category: 'Ciclo da água',
    difficulty: 'difícil',
    sourcePage: 3,
    sourceQuote: 'A água evapora.',
  })
  await makeCards(db, 2, { materialId: material.id, position: 5 })
  await makeCards(db, 1, { materialId: material.id, state: 'hidden', question: 'Segredo oculto?' })
  const quiz = await makeQuiz(db, 2, { materialId: material.id })
  return { subject, material, cards, quiz }
}

describe('cards as an Anki package', () => {
  test('hold a whole collection with fields, tags, deck and page, and keep the accents of the name', async () => {
    const { material, cards } = await lesson()
    const file = await download(teacher, `/api/materials/${material.id}/cards/export?format=apkg`)
    expect(file.status).toBe(200)
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="Agua o ciclo.apkg"; filename*=UTF-8''%C3%81gua%20o%20ciclo.apkg`,
    )
    const files = unzipSync(file.bytes)
    expect(Object.keys(files).sort()).toEqual(['collection.anki2', 'media'])
    const collection = new DatabaseSync(':memory:')
    collection.deserialize(files['collection.anki2'] ?? new Uint8Array())
    const ask = (query: string) => String(Object.values(collection.prepare(query).get() ?? {})[0]).trim()
    expect(ask('pragma integrity_check')).toBe('ok')
    expect(ask('select count(*) from notes n join cards c on c.nid = n.id')).toBe('3')
    expect(ask('select ver from col')).toBe('11')
    const guid = await guidOf(cards[0]?.id)
    expect(ask(`select replace(flds, char(31), '|') from notes where guid = '${guid}'`)).toBe(
      'O que é &lt;evaporação&gt; &amp; &quot;ebulição&quot;?|A água vira vapor.<br>Sobe ao céu.|Ciclo da ' +
        'água|difícil|3|A água evapora.',
    )
    expect(ask(`select tags from notes where guid = '${guid}'`)).toBe('capivira dificuldade::difícil Ciclo_da_água')
    const names = ask("select group_concat(value ->> 'name') from col, json_each(col.decks)")
    expect(names).toBe('Default,Ciências da Terra::Água: o ciclo')
    expect(
      ask("select group_concat(f.value ->> 'name') from col, json_each(col.models) m, json_each(m.value -> 'flds') f"),
    ).toBe('Pergunta,Resposta,Assunto,Dificuldade,Página,Trecho')
    // Nothing is left beside the files that are being received.
    expect(await readdir(school.files.incoming)).toEqual([])
  })

  test('have ids of this installation alone; what was in decks before keeps its own', async () => {
    const { pool } = school.connection
    const { material, cards } = await lesson('Serras', 'Relevo')
    const first = cards[0]?.id
    const ids = async () => {
      const file = await download(teacher, `/api/materials/${material.id}/cards/export?format=apkg`)
      const collection = new DatabaseSync(':memory:')
      collection.deserialize(unzipSync(file.bytes)['collection.anki2'] ?? new Uint8Array())
      return {
        ...collection
          .prepare("select guid, n.id, did from notes n join cards c on c.nid = n.id where n.flds like 'O que é%'")
          .get(),
      }
    }
    const own = await ids()
    expect(own.guid).toBe(await guidOf(first))
    expect(await ids()).toEqual(own)
    const { rows } = await pool.query('select seed from deck_seeds')
    await pool.query('update deck_seeds set seed = gen_random_uuid()')
    const others = await ids()
    for (const name of ['guid', 'id', 'did'] as const) expect(others[name]).not.toBe(own[name])
    await pool.query('update deck_seeds set seed = $1, last_old_card = $2, last_old_material = $3', [
      rows[0].seed,
      first,
      material.id,
    ])
    expect(await ids()).toEqual({
      guid: `capivira-${first}`,
      id: 1_600_000_000_000 + Number(first),
      did: 1_700_000_000_000 + material.id,
    })
    await pool.query('update deck_seeds set last_old_card = 0, last_old_material = 0')
  })

  test('of a whole subject have a deck per material, read back in pieces', async () => {
    const { db } = school.connection
    const { subject } = await lesson('Rios', 'Hidrografia')
    const long = await makeMaterial(db, { subjectId: subject.id, title: 'Mares' })
    await makeCards(db, 1200, { materialId: long.id })
    const file = await download(pupil, `/api/subjects/${subject.id}/cards/export?format=apkg`)
    const database = new DatabaseSync(':memory:')
    database.deserialize(unzipSync(file.bytes)['collection.anki2'] ?? new Uint8Array())
    expect(database.prepare('select count(*) as count from notes').get()).toEqual({ count: 1203 })
    expect(database.prepare('select count(distinct did) as decks, max(due) as due from cards').get()).toEqual({
      decks: 2,
      due: 1203,
    })
  })
})

describe('cards as a spreadsheet', () => {
  test('begin with the mark that Excel knows UTF-8 by, and run no formula', async () => {
    const { material } = await lesson()
    await makeCards(school.connection.db, 1, { materialId: material.id, question: '=1+1', position: 9 })
    const { text, headers } = await download(pupil, `/api/materials/${material.id}/cards/export?format=csv`)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = text.split('\r\n')
    expect(lines[0]).toBe('\ufeffPergunta;Resposta;Assunto;Dificuldade;Página;Trecho;Material')
    expect(text).toContain("\r\n'=1+1;")
    expect(text).not.toContain('Segredo oculto?')
  })
})

describe('questions', () => {
  test('leave as Moodle XML and GIFT, under their subject and material, with ids that stay', async () => {
    const { material, quiz, subject } = await lesson()
    const xml = await download(teacher, `/api/materials/${material.id}/quiz/export?format=moodle`)
    expect(xml.text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<quiz>/)
    expect(xml.text).toContain('$course$/top/Ciências da Terra/Água: o ciclo')
    for (const { id } of quiz.questions) expect(xml.text).toContain(`<idnumber>capivira-q${id}</idnumber>`)
    expect(xml.headers['content-disposition']).toContain("filename*=UTF-8''%C3%81gua%20o%20ciclo.xml")
    const gift = await download(teacher, `/api/subjects/${subject.id}/quiz/export?format=gift`)
    expect(gift.text).toContain('$CATEGORY: $course$/top/Ciências da Terra/Água: o ciclo\n')
    expect(gift.text.match(/\t=B\n/g)).toHaveLength(2)
  })

  test('and their key are not for pupils', async () => {
    const { material, subject } = await lesson()
    for (const url of [
      `/api/materials/${material.id}/quiz/export?format=gift`,
      `/api/subjects/${subject.id}/quiz/export?format=moodle`,
      `/api/print/quiz/material/${material.id}`,
    ])
      expect((await pupil.get(url)).status).toBe(403)
  })
})

describe('the printer', () => {
  test('is given the cards of a material, for pupils too, and the questions with their key for teachers', async () => {
    const { material, subject, quiz } = await lesson()
    const { body } = await pupil.get<{ title: string; total: number; items: object[] }>(
      `/api/print/cards/material/${material.id}`,
    )
    expect(body).toMatchObject({ title: 'Água: o ciclo', total: 3 })
    expect(body.items[0]).toMatchObject({ category: 'Ciclo da água', sourcePage: 3, material: 'Água: o ciclo' })
    const printed = await teacher.get<typeof body>(`/api/print/quiz/subject/${subject.id}`)
    expect(printed.body).toMatchObject({ title: 'Ciências da Terra', total: 2 })
    expect(printed.body.items[0]).toMatchObject({ id: quiz.questions[0]?.id, correctAnswer: 1 })
  })
})

describe('nothing leaves', () => {
  test('that is not the caller’s to see', async () => {
    const { material, subject } = await lesson()
    const other = await school.signedIn('teacher')
    for (const url of [
      `/api/materials/${material.id}/cards/export?format=csv`,
      `/api/subjects/${subject.id}/cards/export?format=apkg`,
      `/api/materials/${material.id}/quiz/export?format=gift`,
      `/api/print/cards/subject/${subject.id}`,
      '/api/materials/2147483647/cards/export?format=csv',
    ])
      expect((await other.get(url)).status).toBe(404)
    expect((await school.visitor().get(`/api/materials/${material.id}/cards/export?format=csv`)).status).toBe(401)
    await school.connection.pool.query('update subjects set is_restricted = true where id = $1', [subject.id])
    expect((await pupil.get(`/api/materials/${material.id}/cards/export?format=csv`)).status).toBe(404)
    expect((await pupil.get(`/api/print/cards/material/${material.id}`)).status).toBe(404)
  })

  test('that is not there, and the answer says so', async () => {
    const empty = await makeMaterial(school.connection.db, { teacherId: teacher.id })
    const cards = await teacher.get<{ message: string }>(`/api/materials/${empty.id}/cards/export?format=apkg`)
    expect([cards.status, cards.body.message]).toEqual([404, 'Ainda não há cards para exportar aqui.'])
    const quiz = await teacher.get<{ message: string }>(`/api/materials/${empty.id}/quiz/export?format=gift`)
    expect(quiz.body.message).toBe('Ainda não há questões para exportar aqui.')
    const format = await teacher.get<{ message: string }>(`/api/materials/${empty.id}/cards/export?format=docx`)
    expect([format.status, format.body.message]).toEqual([400, 'Escolha o formato: apkg ou csv'])
  })
})
