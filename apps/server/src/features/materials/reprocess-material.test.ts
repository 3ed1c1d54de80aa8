import type { Card, GeneratedMaterial } from '@capivira/generation/items'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeCards, makeUser } from '../../../test/factories.ts'
import { card, generated, processingNow, queuedMaterial } from '../../../test/processing.ts'
import { useSchool } from '../../../test/use-school.ts'
import { cardReviews, studiedCards, userProgress } from '../study/tables.ts'
import { reprocessMaterial } from './reprocess-material.ts'
import { words } from './tables.ts'

const school = useSchool()
let material: Awaited<ReturnType<typeof queuedMaterial>>
beforeEach(async () => {
  material = await queuedMaterial(school)
})

const db = () => school.connection.db

describe('reprocessing', () => {
  const again = async (cards: Card[], more: Partial<GeneratedMaterial> = {}) => {
    await reprocessMaterial({ db: db(), jobs: { processMaterial: async () => {} } }, material.teacherId, material.id)
    const row = await material.read()
    await material.process({ generate: async () => generated(cards, more) }, { generation: row?.generation })
  }

  test('keeps the row of a card whose fingerprint stays, in new place and words; what is gone is deleted', async () => {
    await material.process()
    const [, before] = await material.cards()
    await again([card('vapor'), card('gelo', { answer: 'Água sólida.', category: 'Estados' })])
    expect(await material.cards()).toEqual([
      expect.objectContaining({ fingerprint: 'vapor', position: 0 }),
      { ...before, answer: 'Água sólida.', category: 'Estados', position: 1, touchedAt: processingNow },
    ])
  })

  test('keeps cards written by hand', async () => {
    await material.process()
    await makeCards(db(), 1, { materialId: material.id, origin: 'teacher', fingerprint: 'à mão', position: 9 })
    await again([card('vapor')])
    expect((await material.cards()).map(({ fingerprint }) => fingerprint)).toEqual(['vapor', 'à mão'])
  })

  test('keeps what pupils studied and no run writes any more, and counts their progress anew', async () => {
    await material.process({
      generate: async () => generated([card('água'), card('gelo'), card('vapor'), card('neve')]),
    })
    const rows = await material.cards()
    const pupil = await makeUser(db(), { userType: 'student' })
    const [water, ice, steam] = rows.map(({ id }) => ({ userId: pupil.id, cardId: id, materialId: material.id }))
    if (!water || !ice || !steam) throw new Error('three cards')
    const seen = { firstStudiedAt: processingNow, lastStudiedAt: processingNow }
    await db()
      .insert(studiedCards)
      .values([
        { ...water, ...seen, frontViewed: true, backViewed: true },
        { ...ice, ...seen, frontViewed: true, backViewed: true },
        { ...steam, ...seen, frontViewed: true },
      ])
    await db()
      .insert(cardReviews)
      .values({
        ...ice,
        difficulty: 'fácil',
        nextReview: processingNow,
        stability: 1,
        memoryDifficulty: 5,
        state: 'review',
        learningSteps: 0,
        scheduledDays: 1,
        lapses: 0,
        lastReview: processingNow,
        createdAt: processingNow,
      })
    await db().insert(userProgress).values({
      userId: pupil.id,
      materialId: material.id,
      cardsStudied: 2,
      totalCards: 4,
      completionPercentage: 50,
      createdAt: processingNow,
    })
    await again([card('gelo'), card('vapor'), card('chuva')])
    expect(await db().select().from(userProgress).where(eq(userProgress.userId, pupil.id))).toMatchObject([
      { cardsStudied: 2, totalCards: 4, completionPercentage: 50 },
    ])
    expect(await db().select().from(cardReviews).where(eq(cardReviews.userId, pupil.id))).toHaveLength(1)
    expect(await db().select().from(studiedCards).where(eq(studiedCards.userId, pupil.id))).toHaveLength(3)
  })

  test('keeps the quiz and its questions, and the words', async () => {
    const question = {
      ...card('q1'),
      options: ['água', 'fogo', 'ar'],
      correctAnswer: 0,
      explanation: 'Está na página 1.',
      answerType: 'term' as const,
    }
    const word = { word: 'gelo', hint: 'Água sólida', source: { page: 1, quote: 'gelo' }, fingerprint: 'w1' }
    const once = { questions: [question, { ...question, fingerprint: 'q2' }], words: [word] }
    await material.process({ generate: async () => generated([], once) })
    const read = async () => {
      const teacher = { id: material.teacherId, userType: 'teacher' as const }
      const { selectQuiz } = await import('../quizzes/store.ts')
      return selectQuiz(db(), teacher, { materialId: material.id })
    }
    const before = await read()
    expect(before?.quiz.title).toBe('Quiz: A água na natureza')
    expect(before?.questions).toMatchObject([
      { fingerprint: 'q1', options: ['água', 'fogo', 'ar'], correctAnswer: 0 },
      { fingerprint: 'q2' },
    ])
    await again([], { questions: [{ ...question, fingerprint: 'q2' }], words: [{ ...word, hint: 'Água dura' }] })
    const after = await read()
    expect(after?.quiz).toEqual({ ...before?.quiz, questionsCount: 1 })
    expect(after?.questions).toEqual([{ ...before?.questions[1], position: 0 }])
    expect(await db().select().from(words).where(eq(words.materialId, material.id))).toMatchObject([
      { word: 'gelo', hint: 'Água dura' },
    ])
    await again([], {})
    expect((await read())?.questions).toEqual([])
  })

  test('leaves a material alone that is on its way', async () => {
    const sent: object[] = []
    const jobs = { processMaterial: async (_: unknown, job: object) => void sent.push(job) }
    expect(await reprocessMaterial({ db: db(), jobs }, material.teacherId, material.id)).toBe(true)
    expect(sent).toEqual([])
    expect(await reprocessMaterial({ db: db(), jobs }, (await makeUser(db())).id, material.id)).toBe(false)
  })
})
