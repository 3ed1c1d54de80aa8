import type { Card, GeneratedMaterial } from '@capivira/generation/items'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { card, generated, processingNow, queuedMaterial } from '../../../test/processing.ts'
import { useSchool } from '../../../test/use-school.ts'
import { itemProblems } from '../problems/tables.ts'
import { quizQuestions, quizzes } from '../quizzes/tables.ts'
import { reprocessMaterial } from './reprocess-material.ts'

const school = useSchool()
const db = () => school.connection.db
const earlier = new Date('2026-03-01T12:00:00Z')
const sure = { certainty: 0.99, factKind: 'definition' }

/** A card and a quiz question that ask the same. */
const asking = (question: string): GeneratedMaterial => {
  const one: Card = card('gelo', { ...sure, question })
  const more = { options: ['gelo', 'fogo', 'ar'], correctAnswer: 0, explanation: 'Sim.', answerType: 'term' as const }
  return generated([one], { questions: [{ ...one, ...more }] })
}

test.each([
  ['O que é gelo?', 'Sobre a água: o que é gelo?'],
  ['Às margens de que rio há gelo?', 'Sobre a água: às margens de que rio há gelo?'],
  ['Sobre a água: o que é gelo?', 'O que é gelo?'],
])('a question before which something else is said is the same: %s → %s', async (one, other) => {
  const material = await queuedMaterial(school)
  const questions = () =>
    db()
      .select({ id: quizQuestions.id, question: quizQuestions.question, touchedAt: quizQuestions.touchedAt })
      .from(quizQuestions)
      .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
      .where(eq(quizzes.materialId, material.id))
  const again = async (asks: string) => {
    await reprocessMaterial({ db: db(), jobs: { processMaterial: async () => {} } }, material.teacherId, material.id)
    const row = await material.read()
    await material.process({ generate: async () => asking(asks) }, { generation: row?.generation })
  }
  await material.process({ generate: async () => asking(one), now: () => earlier })
  const [[before], [asked]] = [await material.cards(), await questions()]
  const report = { userId: material.teacherId, materialId: material.id, cardId: before?.id, createdAt: earlier }
  await db()
    .insert(itemProblems)
    .values({ ...report, reason: 'unclear' })
  const reports = async () => {
    const rows = await db().select().from(itemProblems).where(eq(itemProblems.materialId, material.id))
    return rows.map(({ resolvedAt }) => resolvedAt)
  }

  await again(other)
  expect(await material.cards()).toMatchObject([{ id: before?.id, question: other, touchedAt: null }])
  expect(await questions()).toEqual([{ id: asked?.id, question: other, touchedAt: null }])
  expect(await reports()).toEqual([null])

  const next = 'Sobre a água: onde há gelo?'
  await again(next)
  expect(await material.cards()).toMatchObject([{ id: before?.id, question: next, touchedAt: processingNow }])
  expect(await questions()).toEqual([{ id: asked?.id, question: next, touchedAt: processingNow }])
  expect(await reports()).toEqual([processingNow])
})
