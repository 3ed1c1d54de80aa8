import type { GeneratedMaterial } from '@capivira/generation/items'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeCards, makeUser } from '../../../test/factories.ts'
import { card, generated, processingNow, queuedMaterial } from '../../../test/processing.ts'
import { useSchool } from '../../../test/use-school.ts'
import { quizQuestions, quizzes } from '../quizzes/tables.ts'
import { studiedCards } from '../study/tables.ts'
import { reprocessMaterial } from './reprocess-material.ts'
import { flipCards, spareItems, words } from './tables.ts'

const school = useSchool()
let material: Awaited<ReturnType<typeof queuedMaterial>>
beforeEach(async () => {
  material = await queuedMaterial(school)
})

const db = () => school.connection.db
const of = (name: string) => ({ source: { page: 1, quote: `${name} está na página 1.` } })
const question = (name: string) => ({
  ...card(name, of(name)),
  options: ['água', 'fogo', 'ar'],
  correctAnswer: 0,
  explanation: 'Está na página 1.',
  answerType: 'term' as const,
})
const word = (name: string, hint = `Dica de ${name}`) => ({
  word: name,
  hint,
  ...of(name),
  fingerprint: `${name}/${hint}`,
})

const again = async (more: Partial<GeneratedMaterial>) => {
  await reprocessMaterial({ db: db(), jobs: { processMaterial: async () => {} } }, material.teacherId, material.id)
  const row = await material.read()
  await material.process({ generate: async () => generated([], more) }, { generation: row?.generation })
}
const touch = async (fingerprint: string, change: Partial<typeof flipCards.$inferInsert>) => {
  await db().update(flipCards).set(change).where(eq(flipCards.fingerprint, fingerprint))
}

describe("what a teacher's hand has touched outlives reading the PDF again", () => {
  beforeEach(async () => {
    await material.process({
      generate: async () => generated([card('água', of('água')), card('gelo', of('gelo'))]),
    })
  })

  test('an edited card keeps its words, whether the text still says the same or not', async () => {
    await touch('água', { question: 'Minha pergunta?', edited: true })
    await again({ cards: [card('gelo', of('gelo')), card('água', { ...of('água'), answer: 'Outra.' })] })
    expect(await material.cards()).toMatchObject([
      { fingerprint: 'gelo', position: 0 },
      { fingerprint: 'água', question: 'Minha pergunta?', answer: 'É água.', position: 1 },
    ])
    // The generator now words the same fact anew: the teacher's card stays, and stays the only one about it.
    await again({ cards: [card('água nova', { ...of('água'), question: 'Como se define a água?' })] })
    expect(await material.cards()).toMatchObject([{ fingerprint: 'água', question: 'Minha pergunta?' }])
  })

  test('a removed card does not come back, as it was or in other words', async () => {
    await touch('água', { state: 'removed' })
    await again({ cards: [card('água', of('água')), card('gelo', of('gelo'))] })
    expect(await material.cards()).toMatchObject([
      { fingerprint: 'água', state: 'removed' },
      { fingerprint: 'gelo', state: 'shown' },
    ])
    await again({ cards: [card('água nova', { ...of('água'), question: 'Como se define a água?' })] })
    expect(await material.cards()).toMatchObject([{ fingerprint: 'água', state: 'removed' }])
  })

  test('a hidden card stays hidden, and pupils keep what they did with an edited one', async () => {
    await touch('água', { state: 'hidden' })
    await touch('gelo', { question: 'O que é o gelo, afinal?', edited: true })
    const pupil = await makeUser(db(), { userType: 'student' })
    const ice = (await material.cards()).find(({ fingerprint }) => fingerprint === 'gelo')
    if (!ice) throw new Error('no such card')
    const seen = { frontViewed: true, firstStudiedAt: processingNow, lastStudiedAt: processingNow }
    await db()
      .insert(studiedCards)
      .values({ ...seen, userId: pupil.id, cardId: ice.id, materialId: material.id })
    await again({ cards: [card('vapor', of('vapor'))] })
    expect((await material.cards()).map(({ fingerprint, state }) => [fingerprint, state])).toEqual([
      ['água', 'hidden'],
      ['vapor', 'shown'],
      ['gelo', 'shown'],
    ])
    expect(await db().select().from(studiedCards).where(eq(studiedCards.cardId, ice.id))).toHaveLength(1)
  })

  test('what was asked for or written by hand stays, and is not written a second time', async () => {
    await makeCards(db(), 1, { materialId: material.id, origin: 'requested', fingerprint: 'chuva', position: 7 })
    await makeCards(db(), 1, {
      materialId: material.id,
      origin: 'teacher',
      family: null,
      fingerprint: 'mão',
      question: 'O que é neve?',
      position: 8,
    })
    await again({ cards: [card('vapor', of('vapor')), card('neve', of('neve'))] })
    expect((await material.cards()).map(({ fingerprint }) => fingerprint)).toEqual(['vapor', 'chuva', 'mão'])
  })
})

test('questions and words keep what a teacher changed, too, and the spares are those of the last reading', async () => {
  const spare = (name: string) => ({ kind: 'card' as const, item: card(name, of(name)) })
  await material.process({
    generate: async () =>
      generated([], {
        questions: [question('água'), question('gelo')],
        words: [word('água'), word('gelo')],
        spares: [spare('neve'), spare('chuva')],
      }),
  })
  const asks = async () => {
    const rows = await db()
      .select({ question: quizQuestions.question, state: quizQuestions.state })
      .from(quizQuestions)
      .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
      .where(eq(quizzes.materialId, material.id))
      .orderBy(asc(quizQuestions.position), asc(quizQuestions.id))
    return rows.map(row => [row.question, row.state])
  }
  await db().update(quizQuestions).set({ state: 'removed' }).where(eq(quizQuestions.fingerprint, 'água'))
  await db().update(quizQuestions).set({ question: 'Gelo?', edited: true }).where(eq(quizQuestions.fingerprint, 'gelo'))
  await db().update(words).set({ state: 'removed' }).where(eq(words.word, 'água'))
  await again({
    questions: [question('vapor'), question('água'), question('gelo')],
    words: [word('água', 'Outra dica'), word('gelo')],
    spares: [{ kind: 'card', item: card('granizo', { ...of('granizo'), question: 'O que é granizo\0 \ud800?' }) }],
  })
  expect(await asks()).toEqual([
    ['O que é vapor?', 'shown'],
    ['O que é água?', 'removed'],
    ['Gelo?', 'shown'],
  ])
  const kept = await db().select().from(words).where(eq(words.materialId, material.id)).orderBy(words.id)
  expect(kept.map(({ word, hint, state }) => [word, hint, state])).toEqual([
    ['água', 'Dica de água', 'removed'],
    ['gelo', 'Dica de gelo', 'shown'],
  ])
  const spares = await db().select().from(spareItems).where(eq(spareItems.materialId, material.id))
  expect(spares.map(({ item }) => item.question)).toEqual(['O que é granizo \ufffd?'])
})
