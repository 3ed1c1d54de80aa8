import type { AskedWord } from '@capivira/core/drawings/wish-contract'
import { addDays } from '@capivira/core/progress/school-day'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testPassword } from '../../../test/app.ts'
import { noon, useSchool } from '../../../test/use-school.ts'
import { countUnknown, countWishes } from './count-wishes.ts'
import { dictionaryNouns } from './dictionary-nouns.ts'
import { sweepDrawings } from './sweep-drawings.ts'
import { aiDrawings, askedWords, wordMarks } from './tables.ts'

const school = useSchool()
const db = () => school.connection.db
const secret = 'segredo da escola'
const firstDay = '2026-03-02'

const wish = (userId: string, words: string[], days = 0) =>
  countWishes(db(), { secret, userId, words, today: addDays(firstDay, days) })
/** The sweep at noon, so many days after the first. */
const sweep = (days: number, sessionSecret = secret) =>
  sweepDrawings({
    db: db(),
    settings: { ...school.settings, sessionSecret },
    now: new Date(Date.parse(noon) + days * 24 * 60 * 60_000),
  })
const marks = () => db().select().from(wordMarks)
const counted = () => db().select({ word: askedWords.word, asked: askedWords.asked }).from(askedWords)

beforeEach(async () => {
  await db().delete(wordMarks)
  await db().delete(askedWords)
})

describe('words that the artist does not know', () => {
  test('are counted from the third pupil on, and then nothing tells who asked', async () => {
    const [ana, bia, caio] = [await school.signedIn(), await school.signedIn(), await school.signedIn()]
    await wish(ana.id, ['xilofone'])
    await wish(ana.id, ['xilofone'])
    await wish(bia.id, ['xilofone', 'zinco'])
    expect(await counted()).toEqual([])
    expect((await marks()).map(({ word }) => word).sort()).toEqual(['xilofone', 'xilofone', 'zinco'])
    await wish(caio.id, ['xilofone'])
    expect(await counted()).toEqual([{ word: 'xilofone', asked: 3 }])
    expect((await marks()).map(({ word }) => word)).toEqual(['zinco'])
    await wish(ana.id, ['xilofone'])
    expect(await counted()).toEqual([{ word: 'xilofone', asked: 4 }])
    expect(await marks()).toHaveLength(1)
  })

  test('are counted once, however many pupils ask at the same time', async () => {
    const pupils = await Promise.all(Array.from({ length: 8 }, () => school.signedIn()))
    await Promise.all(pupils.map(({ id }, at) => wish(id, at % 2 ? ['harpa', 'zinco'] : ['zinco', 'harpa'])))
    expect((await counted()).toSorted((a, b) => a.word.localeCompare(b.word))).toEqual([
      { word: 'harpa', asked: 8 },
      { word: 'zinco', asked: 8 },
    ])
    expect(await marks()).toEqual([])
  })

  test('have marks that name nobody and are not the same for two words', async () => {
    const { id } = await school.signedIn()
    await wish(id, ['harpa', 'zinco'])
    const kept = await marks()
    expect(new Set(kept.map(({ mark }) => mark)).size).toBe(2)
    expect(JSON.stringify(kept)).not.toContain(id)
    expect(kept.map(({ askedOn }) => askedOn)).toEqual([firstDay, firstDay])
  })

  test('lose a mark after thirty days, and the word itself after a year without a wish', async () => {
    const [ana, bia, caio] = [await school.signedIn(), await school.signedIn(), await school.signedIn()]
    await wish(ana.id, ['harpa'])
    await wish(bia.id, ['harpa'], 29)
    await wish(caio.id, ['harpa'], 31)
    expect(await counted()).toEqual([])
    expect(await marks()).toHaveLength(2)
    await sweep(60)
    expect(await marks()).toHaveLength(1)
    await sweep(62)
    expect(await marks()).toEqual([])
    await db().insert(askedWords).values({ word: 'harpa', asked: 3, lastAskedOn: firstDay })
    await sweep(364)
    expect(await counted()).toHaveLength(1)
    await sweep(366)
    expect(await counted()).toEqual([])
  })

  test('have marks that go when the key is another, and count no pupil twice meanwhile', async () => {
    const [ana, bia] = [await school.signedIn(), await school.signedIn()]
    const under = (key: string, userId: string) =>
      countWishes(db(), { secret: key, userId, words: ['harpa'], today: firstDay })
    await under('chave antiga', ana.id)
    await under('chave antiga', bia.id)
    await under(secret, ana.id)
    expect(await counted()).toEqual([])
    expect(await marks()).toHaveLength(3)
    await sweep(0)
    expect(await marks()).toHaveLength(1)
    await sweep(0, 'mais uma chave')
    expect(await marks()).toEqual([])
  })

  test('are swept some at a time, without waiting for a wish that holds one of them', async () => {
    const stale = (at: number) => ({ word: `palavra ${at}`, mark: `marca ${at}`, keyId: 'outra', askedOn: firstDay })
    await db()
      .insert(wordMarks)
      .values(Array.from({ length: 1203 }, (_, at) => stale(at)))
    await db().transaction(async tx => {
      await tx.execute(sql`select 1 from word_marks where word = 'palavra 7' for update`)
      await sweep(0)
      expect((await marks()).map(({ word }) => word)).toEqual(['palavra 7'])
    })
    await sweep(0)
    expect(await marks()).toEqual([])
  })

  test('of somebody whose account is erased are forgotten, and of nobody else', async () => {
    const [ana, bia] = [await school.signedIn(), await school.signedIn()]
    const own = (userId: string) =>
      countWishes(db(), {
        secret: school.settings.sessionSecret,
        userId,
        words: ['harpa', 'zinco'],
        today: '2026-03-02',
      })
    await own(ana.id)
    await own(bia.id)
    expect(await marks()).toHaveLength(4)
    expect((await ana.post('/api/profile/delete', { password: testPassword })).status).toBe(200)
    const left = await marks()
    expect(left.map(({ word }) => word).sort()).toEqual(['harpa', 'zinco'])
    await own(bia.id)
    expect(await marks()).toEqual(left)
    // Who is gone leaves no mark any more.
    await own(ana.id)
    expect(await marks()).toEqual(left)
  })

  test('are none that were written with a capital: names of people are not counted', async () => {
    const { id } = await school.signedIn()
    const unknown = ['aurora', 'harpa', 'zinco', 'pérola']
    const written = 'Minha Pérola a Aurora com uma harpa. Zinco! O zinco.'
    const studio = { nouns: async (words: readonly string[]) => [...words] }
    await countUnknown({ db: db(), studio, secret }, { userId: id, written, unknown, today: firstDay })
    expect((await marks()).map(({ word }) => word).sort()).toEqual(['harpa', 'zinco'])
  })

  test('are nouns of the dictionary as it lists them: no names, no slips, nothing coarse', () => {
    expect(dictionaryNouns(['xilofones', 'Xilofone', 'harpa', 'pikachu', 'xilofoni', 'correr', 'bosta'])).toEqual([
      'harpa',
      'xilofone',
    ])
  })
})

describe('through the calls', () => {
  const title = 'Minha banda'
  const description = 'um pikachu e dois trombones na festa'

  test('a drawing counts what it left out, and administrators read the words', async () => {
    const admin = await school.signedIn('admin')
    for (let at = 0; at < 3; at++) {
      const pupil = await school.signedIn()
      expect((await pupil.post('/api/coloring/ai-generate', { title, description })).status).toBe(200)
    }
    await vi.waitFor(async () => expect(await counted()).toEqual([{ word: 'trombone', asked: 3 }]), 10_000)
    // Learnt since it was counted.
    await db().insert(askedWords).values({ word: 'gato', asked: 9, lastAskedOn: firstDay })
    const { status, body } = await admin.get<{ words: AskedWord[] }>('/api/admin/asked-words')
    expect(status).toBe(200)
    expect(body.words).toEqual([{ word: 'trombone', asked: 3, lastAskedOn: firstDay }])
    expect(await marks()).toEqual([])
  })

  test('a drawing is answered before its words are counted', async () => {
    const pupil = await school.signedIn()
    await db().transaction(async tx => {
      // Who counts waits for this lock, and an answer that waited for the count would wait as well.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('asked word:trombone', 0))`)
      expect((await pupil.post('/api/coloring/ai-generate', { title, description })).status).toBe(200)
      expect(await marks()).toEqual([])
    })
    await vi.waitFor(async () => expect((await marks()).map(({ word }) => word)).toEqual(['trombone']), 10_000)
  })

  test('a classmate who is drawn by name is not among the words', async () => {
    const pupil = await school.signedIn()
    const named = 'A Aurora e eu com um trombone'
    expect(await pupil.post('/api/coloring/ai-generate', { title, description: named })).toMatchObject({
      status: 200,
      body: { unknown: ['aurora', 'trombone'] },
    })
    await vi.waitFor(async () => expect((await marks()).map(({ word }) => word)).toEqual(['trombone']), 10_000)
  })

  test('no value of a count or a mark is one of a drawing', async () => {
    // At noon of UTC, which a day kept as an instant would be.
    school.setNow('2026-03-02T12:00:00Z')
    await Promise.all(
      (await Promise.all(Array.from({ length: 3 }, () => school.signedIn()))).map(pupil =>
        pupil.post('/api/coloring/ai-generate', { title, description }),
      ),
    )
    const pupil = await school.signedIn()
    await pupil.post('/api/coloring/ai-generate', { title, description: 'um gato e um xilofone' })
    const both = async () => [await counted(), await marks()].map(rows => rows.length)
    await vi.waitFor(async () => expect(await both()).toEqual([1, 1]), 10_000)
    const drawings = await db().select().from(aiDrawings)
    const exact = (value: unknown) => (value instanceof Date ? [value.toISOString()] : [])
    const ofDrawings = drawings.flatMap(row => [row.createdByUserId, row.imageKey, ...exact(row.createdAt)])
    const kept = await db().execute(
      sql`select to_jsonb(m) as row from word_marks m union all select to_jsonb(a) from asked_words a`,
    )
    const values = kept.rows.flatMap(({ row }) => Object.values(row ?? {}).map(String))
    expect(values).toContain(firstDay)
    for (const value of ofDrawings) expect(values).not.toContain(String(value))
    // Nothing finer than a day stands there at all.
    expect(values.filter(value => /\d:\d/.test(value))).toEqual([])
  })

  test('the words are for administrators alone', async () => {
    for (const type of ['student', 'teacher'] as const)
      expect((await (await school.signedIn(type)).get('/api/admin/asked-words')).status).toBe(403)
    expect((await school.visitor().get('/api/admin/asked-words')).status).toBe(401)
  })

  test('what would stay out is told before anything is made, kept or counted', async () => {
    const pupil = await school.signedIn()
    const before = await pupil.get<{ remaining: number }>('/api/coloring/can-generate-ai')
    const told = await pupil.post('/api/coloring/foretell', { title, description: 'um gato e dois trombones' })
    expect(told).toMatchObject({
      status: 200,
      body: { drawn: ['um gato'], unknown: ['trombones'], sentence: 'Ainda não sei desenhar: trombones.' },
    })
    const whole = await pupil.post('/api/coloring/foretell', { title, description: 'um gato e duas vacas' })
    expect(whole.body).toEqual({ drawn: ['um gato', 'duas vacas'], unknown: [], sentence: null })
    // The title is read where the text names nothing.
    const named = await pupil.post('/api/coloring/foretell', { title: 'O gato', description: 'bem bonito e feliz' })
    expect(named.body).toEqual({ drawn: ['um gato'], unknown: [], sentence: null })
    expect(await pupil.get('/api/coloring/can-generate-ai')).toMatchObject({ body: before.body })
    expect(await marks()).toEqual([])
  })

  test('is refused what could not be drawn either, and whoever is no pupil', async () => {
    const pupil = await school.signedIn('student', 'Bia Nunes')
    const ask = (text: string) => pupil.post('/api/coloring/foretell', { title, description: text })
    expect((await ask('uma arma e um gato')).status).toBe(400)
    expect((await ask('liga para (21) 99876-5432')).status).toBe(400)
    expect((await ask('curto')).status).toBe(400)
    for (const type of ['teacher', 'admin'] as const)
      expect((await (await school.signedIn(type)).post('/api/coloring/foretell', { title, description })).status).toBe(
        403,
      )
    expect((await school.visitor().post('/api/coloring/foretell', { title, description })).status).toBe(401)
  })
})
