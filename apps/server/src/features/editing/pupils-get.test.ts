import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type Visitor } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeQuiz, makeWords } from '../../../test/factories.ts'
import { figures, flipCards } from '../materials/tables.ts'

/** Stands in every text of what pupils may not get. */
const mark = 'Zarabatana'
let school: TestApp
let pupil: Visitor & { id: string }
let teacher: Visitor & { id: string }
let ids: Record<string, string>

beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher')
  pupil = await school.signedIn('student')
  const { db } = school.connection
  const { id: materialId, subjectId } = await makeMaterial(db, { teacherId: teacher.id, pageCount: 3 })
  await makeCards(db, 8, { materialId })
  await makeWords(db, ['rio', 'lago', 'chuva', 'nuvem', 'vapor', 'gelo'], { materialId })
  const quiz = await makeQuiz(db, 6, { materialId })
  const { id: quizId } = quiz
  for (const publication of ['suggested', 'withdrawn'] as const) {
    const at = { publication, hiddenAt: new Date('2026-01-01T00:00:00Z') }
    await makeCards(db, 3, { materialId, question: `${mark}?`, answer: mark, sourceQuote: mark, ...at })
    const words = [`${mark}a`, `${mark}b`].map(word => `${word}${publication}`.toLowerCase())
    await makeWords(db, words, { materialId, hint: mark, publication })
  }
  const other = await makeQuiz(db, 0, { materialId: (await makeMaterial(db, { teacherId: teacher.id })).id })
  await insertHiddenQuestions(quizId)
  const [card] = await makeCards(db, 1, { materialId, question: `${mark}!`, answer: mark, publication: 'suggested' })
  ids = {
    materialId: String(materialId),
    subjectId: String(subjectId),
    quizId: String(quizId),
    cardId: String(card?.id),
    itemId: String(card?.id),
    figureId: String(await makeHiddenFigure(materialId)),
    id: String(materialId),
    kind: 'card',
    page: '1',
    otherQuiz: String(other.id),
  }
})
afterAll(() => school.close())

async function insertHiddenQuestions(quizId: number): Promise<void> {
  const { quizQuestions } = await import('../quizzes/tables.ts')
  for (const publication of ['suggested', 'withdrawn'] as const)
    await school.connection.db.insert(quizQuestions).values({
      quizId,
      question: `${mark}?`,
      options: [mark, 'B', 'C', 'D'],
      correctAnswer: 0,
      position: 90,
      fingerprint: `${mark}-${publication}`,
      publication,
      createdAt: new Date('2026-01-01T00:00:00Z'),
    })
}

/** A figure that no published card asks for: its name, its labels and its picture have the mark. */
async function makeHiddenFigure(materialId: number): Promise<number> {
  const { db } = school.connection
  const fileKey = `figures/${randomUUID()}/${randomUUID()}.webp`
  const path = join(school.files.incoming, 'figure.part')
  await writeFile(path, mark)
  await school.files.keep(path, fileKey)
  const picture = { fileKey, width: 1200, height: 600, page: 1, hides: 'all' as const }
  const [figure] = await db
    .insert(figures)
    .values({ materialId, title: mark, createdAt: new Date('2026-01-01T00:00:00Z'), ...picture })
    .returning()
  const figureId = figure?.id ?? 0
  const figureBoxes = [{ left: 0.1, top: 0.1, width: 0.2, height: 0.1 }]
  for (const publication of ['suggested', 'withdrawn'] as const)
    await makeCards(db, 1, { materialId, figureId, figureBoxes, question: `${mark}?`, answer: mark, publication })
  return figureId
}

const filled = (path: string) => path.replace(/\{(\w+)\}/gu, (_, name: string) => ids[name] ?? '1')
const textOf = ({ body }: { body: unknown }) => (typeof body === 'string' ? body : JSON.stringify(body))

describe('what waits or was withdrawn', () => {
  test('comes to a pupil by no call that reads', async () => {
    const { body } = await pupil.get<{ paths: Record<string, Record<string, unknown>> }>('/api/openapi.json')
    const reads = Object.entries(body.paths).flatMap(([path, methods]) => ('get' in methods ? [path] : []))
    expect(reads.length).toBeGreaterThan(80)
    const told: string[] = []
    let answered = 0
    for (const path of reads) {
      for (const query of ['', `?search=${mark}`, '?format=csv', '?format=apkg', '?kind=questions']) {
        const answer = await pupil.get(`${filled(path)}${query}`)
        expect(answer.status, path).toBeLessThan(500)
        if (answer.status === 200) answered += 1
        if (textOf(answer).toLowerCase().includes(mark.toLowerCase())) told.push(`${path}${query}`)
      }
    }
    expect(told).toEqual([])
    expect(answered).toBeGreaterThan(100)
  })

  test('shows a figure to a pupil as soon as one of its cards is published, and no longer', async () => {
    const { db } = school.connection
    const picture = `/api/figures/${ids.figureId}/image`
    expect((await pupil.get(picture)).status).toBe(404)
    expect(await teacher.get(picture)).toMatchObject({ status: 200, body: mark })
    const [card] = await db
      .select()
      .from(flipCards)
      .where(eq(flipCards.figureId, Number(ids.figureId)))
      .limit(1)
    const publish = (publication: 'published' | 'suggested') =>
      db
        .update(flipCards)
        .set({ publication })
        .where(eq(flipCards.id, card?.id ?? 0))
    await publish('published')
    expect(await pupil.get(picture)).toMatchObject({ status: 200, body: mark })
    expect(textOf(await pupil.get(`/api/materials/${ids.materialId}/cards`))).toContain(mark)
    await publish('suggested')
    expect((await pupil.get(picture)).status).toBe(404)
  })

  test('is dealt in no game', async () => {
    const games = await pupil.get<{ id?: string; gameId?: string }[]>('/api/games')
    const known = [
      'memory-cards',
      'quick-quiz',
      'word-search',
      'hangman',
      'crossword',
      'timeline',
      'concept-builder',
      'lightning-quiz',
    ]
    const named = JSON.stringify(games.body).match(/"(?:id|gameId)":"([a-z-]+)"/gu) ?? []
    const all = new Set([...known, ...named.map(found => found.split('"')[3] ?? '')])
    for (const gameId of all) {
      for (const difficulty of ['easy', 'medium', 'hard']) {
        const round = await pupil.post('/api/games/start', {
          gameId,
          materialId: Number(ids.materialId),
          options: { difficulty },
        })
        expect(textOf(round).toLowerCase()).not.toContain(mark.toLowerCase())
      }
    }
  })

  test('is counted nowhere, is no card to study or report, and its answers are none', async () => {
    const material = await pupil.get(`/api/materials/${ids.materialId}`)
    expect(material.body).toMatchObject({
      flipCardsCount: 8,
      cardCount: 8,
      quizQuestionsCount: 6,
      questionCount: 6,
      wordsCount: 6,
      suggestedCount: 0,
      inReview: { cards: true, questions: true, words: true },
      hasItems: true,
    })
    const cardId = Number(ids.cardId)
    expect((await pupil.post('/api/study/review', { cardId, difficulty: 'fácil' })).status).toBe(404)
    expect((await pupil.post(`/api/items/card/${cardId}/problems`, { reason: 'wrong' })).status).toBeGreaterThanOrEqual(
      400,
    )
    expect((await teacher.get(`/api/materials/${ids.materialId}`)).body).toMatchObject({ suggestedCount: 8 })
  })
})
