import type { Card, GeneratedMaterial } from '@capivira/generation/items'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { card, generated, processingNow, queuedMaterial } from '../../../test/processing.ts'
import { useSchool } from '../../../test/use-school.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { itemProblems } from '../problems/tables.ts'
import { quizAnswers, quizAttempts, quizQuestions, quizzes } from '../quizzes/tables.ts'
import { noteKind } from '../review/fact-kinds.ts'
import { studiedCards } from '../study/tables.ts'
import { reprocessMaterial } from './reprocess-material.ts'
import { flipCards, words } from './tables.ts'

const school = useSchool()
let material: Awaited<ReturnType<typeof queuedMaterial>>
beforeEach(async () => {
  material = await queuedMaterial(school)
})

const db = () => school.connection.db
const earlier = new Date('2026-03-01T12:00:00Z')
const first = (cards: Card[], more: Partial<GeneratedMaterial> = {}) =>
  material.process({ generate: async () => generated(cards, more), now: () => earlier })
const again = async (cards: Card[], more: Partial<GeneratedMaterial> = {}) => {
  await reprocessMaterial({ db: db(), jobs: { processMaterial: async () => {} } }, material.teacherId, material.id)
  const row = await material.read()
  await material.process({ generate: async () => generated(cards, more) }, { generation: row?.generation })
}
const sure = { certainty: 0.99, factKind: 'definition' }
const unsure = { certainty: 0.2, factKind: 'definition' }
/** The same fact as a card's, in other words. */
const reworded = (name: string, more: Partial<Card> = {}) =>
  card(`${name} de novo`, { question: `Que nome tem ${name}?`, answer: `É ${name}.`, ...more })
const question = (name: string, more: Partial<Card> = {}) => ({
  ...card(name, more),
  options: [name, 'fogo', 'ar'],
  correctAnswer: 0,
  explanation: 'Está na página 1.',
  answerType: 'term' as const,
})
const word = (name: string, quote: string, more: { certainty?: number } = {}) => ({
  word: name,
  hint: `Dica de ${name}`,
  source: { page: 1, quote },
  fingerprint: `${name}/${quote}`,
  ...more,
})
const questions = () =>
  db()
    .select()
    .from(quizQuestions)
    .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
    .where(eq(quizzes.materialId, material.id))
    .orderBy(asc(quizQuestions.position))
    .then(rows => rows.map(row => row.quiz_questions))
const wordRows = () => db().select().from(words).where(eq(words.materialId, material.id)).orderBy(asc(words.position))
const withdraw = (factKind: string, withdrawn = true) =>
  inTransaction(db(), tx => noteKind(tx, { factKind, withdrawn, by: material.teacherId, now: earlier }))
const asksAndStands = (rows: { question: string; publication: string }[]) =>
  rows.map(row => [row.question, row.publication])

/** The material's one card, of which a pupil has seen the front. */
async function studiedCard() {
  const [before] = await material.cards()
  if (!before) throw new Error('one card')
  const pupil = await makeUser(db(), { userType: 'student' })
  const studied = { userId: pupil.id, cardId: before.id, materialId: material.id, frontViewed: true }
  await db()
    .insert(studiedCards)
    .values({ ...studied, firstStudiedAt: earlier, lastStudiedAt: earlier })
  return { before, pupil }
}

describe('an item in other words', () => {
  test('takes its row and gives it its words where they may go to pupils, at that moment', async () => {
    await first([card('água', sure)])
    const [before] = await material.cards()
    await again([reworded('água', sure)])
    expect(await material.cards()).toMatchObject([
      { id: before?.id, question: 'Que nome tem água?', publication: 'published', touchedAt: processingNow },
    ])
  })

  test('and with a corrected answer to one question takes it too: no second card beside the studied one', async () => {
    await first([card('água', sure)])
    const { before, pupil } = await studiedCard()
    await again([reworded('água', { ...sure, question: before.question, answer: 'Uma resposta corrigida.' })])
    const rows = await material.cards()
    expect(rows.map(({ id, answer }) => [id, answer])).toEqual([[before.id, 'Uma resposta corrigida.']])
    const kept = await db().select().from(studiedCards).where(eq(studiedCards.userId, pupil.id))
    expect(kept).toMatchObject([{ cardId: before.id, frontViewed: true }])
  })

  test('but a corrected answer that would wait stands beside the old one, for its teacher to see', async () => {
    await first([card('água', sure)])
    const { before } = await studiedCard()
    await again([reworded('água', { ...unsure, question: before.question, answer: 'Uma resposta corrigida.' })])
    const rows = await material.cards()
    expect(rows.map(({ answer, publication }) => [answer, publication]).sort()).toEqual(
      [
        [before.answer, 'published'],
        ['Uma resposta corrigida.', 'suggested'],
      ].sort(),
    )
  })

  test('takes its row, but pupils go on reading the old words where the new ones would wait', async () => {
    await first([card('água', sure)], { questions: [question('gelo', sure)] })
    const [before] = await material.cards()
    const [asked] = await questions()
    const item = { ...question('gelo', unsure), question: 'Que nome tem gelo?', fingerprint: 'gelo de novo' }
    await again([reworded('água', unsure)], { questions: [item] })
    expect(await material.cards()).toEqual([{ ...before, fingerprint: 'água de novo' }])
    expect(await questions()).toEqual([{ ...asked, fingerprint: 'gelo de novo' }])
    await again([reworded('água', sure)], { questions: [item] })
    expect(asksAndStands(await material.cards())).toEqual([['Que nome tem água?', 'published']])
  })

  test('waits for what is said of the new ones where both wait', async () => {
    await first([card('água', unsure)])
    expect(await material.cards()).toMatchObject([{ publicationReason: 'uncertain' }])
    await again([reworded('água', { proved: false, contradicted: true })])
    expect(await material.cards()).toMatchObject([{ publication: 'suggested', publicationReason: 'contradicted' }])
  })

  test('answers to what pupils reported of the old ones, once there are others', async () => {
    await first([card('água', sure), card('gelo', sure)])
    const pupil = await makeUser(db(), { userType: 'student' })
    const rows = await material.cards()
    await db()
      .insert(itemProblems)
      .values(
        rows.map(({ id }) => ({
          userId: pupil.id,
          materialId: material.id,
          cardId: id,
          reason: 'unclear' as const,
          createdAt: earlier,
        })),
      )
    await again([reworded('água', sure), card('gelo', sure)])
    const reports = await db().select().from(itemProblems).orderBy(asc(itemProblems.cardId))
    expect(reports.map(({ resolvedAt }) => resolvedAt)).toEqual([processingNow, null])
  })
})

describe('a question', () => {
  test('whose options only change places is the same, and what pupils reported of it stays open', async () => {
    await first([], { questions: [question('gelo', sure)] })
    const [before] = await questions()
    const turned = { ...question('gelo', sure), options: ['ar', 'gelo', 'fogo'], correctAnswer: 1 }
    await again([], { questions: [turned] })
    expect(await questions()).toMatchObject([
      { id: before?.id, options: ['ar', 'gelo', 'fogo'], correctAnswer: 1, touchedAt: before?.touchedAt ?? null },
    ])
    await again([], { questions: [{ ...turned, options: ['ar', 'gelo', 'terra'] }] })
    expect(await questions()).toMatchObject([{ id: before?.id, touchedAt: processingNow }])
  })
})

describe('a kind that an admin withdrew', () => {
  // Kinds are the school's, which the tests share.
  afterEach(() => withdraw('definition', false))

  test('takes no row that pupils have', async () => {
    await first([card('água')])
    const [before] = await material.cards()
    await withdraw('definition')
    await again([reworded('água', sure)])
    const rows = await material.cards()
    expect(rows).toMatchObject([{ publication: 'withdrawn', publicationReason: 'kind' }])
    expect(rows[0]?.id).not.toBe(before?.id)
  })

  test('leaves no row to another kind, which goes to pupils by itself', async () => {
    await withdraw('definition')
    await first([card('água', sure)])
    expect(await material.cards()).toMatchObject([{ publication: 'withdrawn', publicationReason: 'kind' }])
    await again([reworded('água', { ...sure, factKind: 'gap' })])
    expect(asksAndStands(await material.cards())).toEqual([['Que nome tem água?', 'published']])
  })

  test('takes the same item from pupils, and another kind brings it back', async () => {
    await first([card('água')])
    await withdraw('definition')
    await again([card('água', sure)])
    expect(await material.cards()).toMatchObject([
      {
        publication: 'withdrawn',
        publicationReason: 'kind',
        factKind: 'definition',
        unjudged: { publication: 'published', reason: null },
        hiddenAt: processingNow,
      },
    ])
    await again([card('água', { ...sure, factKind: 'gap' })])
    expect(await material.cards()).toMatchObject([
      { publication: 'published', publicationReason: null, unjudged: null },
    ])
  })

  test('goes in the middle of a round, which it was part of, even if nobody noted when it was published', async () => {
    await first([], { questions: [question('gelo', sure)] })
    const [before] = await questions()
    await db().update(quizQuestions).set({ publishedAt: null })
    await withdraw('definition')
    await again([], { questions: [question('gelo', sure)] })
    expect(await questions()).toMatchObject([
      { id: before?.id, publication: 'withdrawn', touchedAt: processingNow, publishedAt: before?.createdAt },
    ])
  })

  test('remembers how its items would stand by the rule', async () => {
    await withdraw('definition')
    await first([card('água', sure), card('gelo', unsure)])
    expect((await material.cards()).map(({ unjudged }) => unjudged)).toEqual([
      { publication: 'published', reason: null },
      { publication: 'suggested', reason: 'uncertain' },
    ])
  })
})

describe('what is written no more', () => {
  const steam = (name: string, more: Partial<Card> = {}) =>
    card(name, { source: { page: 2, quote: `${name}.` }, ...more })

  test('stays behind suggestions that come in its place, however often, and goes when they are published', async () => {
    await first([card('água', sure), card('gelo', sure)], { questions: [question('água', sure)] })
    for (const _ of [1, 2]) {
      await again([steam('vapor', unsure), steam('neve', unsure)], { questions: [{ ...question('vapor'), ...unsure }] })
      expect(asksAndStands(await material.cards())).toEqual([
        ['O que é vapor?', 'suggested'],
        ['O que é neve?', 'suggested'],
        ['O que é água?', 'published'],
        ['O que é gelo?', 'published'],
      ])
      expect(asksAndStands(await questions())).toEqual([
        ['O que é vapor?', 'suggested'],
        ['O que é água?', 'published'],
      ])
    }
    await again([steam('vapor', sure), steam('neve', unsure)])
    expect(asksAndStands(await material.cards())).toEqual([
      ['O que é vapor?', 'published'],
      ['O que é neve?', 'suggested'],
      ['O que é água?', 'published'],
    ])
    await again([steam('vapor', sure), steam('neve', sure)])
    expect(asksAndStands(await material.cards())).toEqual([
      ['O que é vapor?', 'published'],
      ['O que é neve?', 'published'],
    ])
  })

  test('a published word is the same with another passage, and keeps its hint while another would wait', async () => {
    await first([], { words: [word('gelo', 'O gelo derrete.'), word('foz', 'A foz.')] })
    const [ice] = await wordRows()
    await again([], { words: [{ ...word('Gelo', 'Gelo é água.', { certainty: 0.2 }), hint: 'Outra dica' }] })
    expect(await wordRows()).toEqual([{ ...ice, fingerprint: 'Gelo/Gelo é água.' }])
  })

  test('a studied card and an answered question stay at the end, and are not asked a second time', async () => {
    await first([card('água'), card('gelo')], { questions: [question('água'), question('gelo')] })
    const pupil = await makeUser(db(), { userType: 'student' })
    const [water] = await material.cards()
    const [asked] = await questions()
    if (!water || !asked) throw new Error('a card and a question')
    const times = { firstStudiedAt: earlier, lastStudiedAt: earlier }
    await db()
      .insert(studiedCards)
      .values({ ...times, userId: pupil.id, cardId: water.id, materialId: material.id, frontViewed: true })
    const round = { score: 1, totalQuestions: 1, percentage: 100, day: '2026-03-01', completedAt: earlier }
    const [attempt] = await db()
      .insert(quizAttempts)
      .values({ ...round, userId: pupil.id, quizId: asked.quizId })
      .returning({ id: quizAttempts.id })
    const answer = { questionId: asked.id, option: 'água', isRight: true }
    await db()
      .insert(quizAnswers)
      .values({ ...answer, attemptId: attempt?.id ?? 0 })
    await again([steam('vapor'), steam('neve')], {
      questions: [question('vapor', { source: { page: 2, quote: 'V.' } })],
    })
    expect(asksAndStands(await material.cards())).toEqual([
      ['O que é vapor?', 'published'],
      ['O que é neve?', 'published'],
      ['O que é água?', 'published'],
    ])
    expect((await questions()).map(({ id, question }) => [id === asked.id, question])).toEqual([
      [false, 'O que é vapor?'],
      [true, 'O que é água?'],
    ])
    // The same question and answer, found in another sentence.
    await again([steam('água da página 2', { question: 'O que é água?', answer: 'É água.' })])
    expect(await db().select().from(flipCards).where(eq(flipCards.materialId, material.id))).toMatchObject([
      { id: water.id, question: 'O que é água?', sourcePage: 2 },
    ])
  })
})
