import { judgeAnswer } from '@capivira/generation/assistant/judge-answer'
import { MANGLINGS } from '@capivira/generation/assistant/manglings'
import { knowledgeOf } from '@capivira/generation/proof/knowledge'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeMaterial, makeSubject } from '../../../test/factories.ts'
import { lesson } from '../../../test/lesson.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { materialPages } from '../materials/tables.ts'
import { takeAnswer } from './take-answer.ts'

const bloqueio =
  'Em 1806, Napoleão decretou o Bloqueio Continental, medida que proibia os países europeus de comercializar ' +
  'com a Inglaterra.'
const esquadra = 'A esquadra aportou em Salvador em janeiro de 1808.'
const pacto =
  'A medida encerrou o pacto colonial, conjunto de regras que obrigava a colônia a comprar e a vender apenas ' +
  'por intermédio da metrópole.'
const options = (right: string, ...wrong: string[]) => [`R: ${right}`, ...wrong.map(one => `E: ${one}`)].join('\n')
const answer = `C1 | p. 1
P: Quem decretou o Bloqueio Continental em 1806?
R: Napoleão
F: ${bloqueio}

C2 | p. 1
P: Em que mês de 1808 a esquadra aportou em Salvador?
R: Em janeiro
F: ${esquadra}

Q1 | p. 1
P: Em que cidade a esquadra aportou em janeiro de 1808?
${options('Salvador', 'Recife', 'Olinda', 'Belém')}
X: A esquadra aportou em Salvador em janeiro de 1808.
F: ${esquadra}

Q2 | p. 1
P: Com que país o Bloqueio Continental proibia os países europeus de comercializar?
${options('Inglaterra', 'Espanha', 'Rússia', 'Áustria')}
X: O bloqueio proibia o comércio com a Inglaterra.
F: ${bloqueio}

W1 | p. 2
W: colônia
D: Era obrigada a comprar e a vender apenas por intermédio da metrópole
F: ${pacto}

FIM C2 Q2 W1`

let school: TestApp
let teacher: SignedIn
let materialId: number
beforeAll(async () => {
  school = await startTestApp()
  const { id } = await school.signedIn('teacher')
  teacher = { id, userType: 'teacher' } as SignedIn
  const { db } = school.connection
  const subject = await makeSubject(db, { teacherId: id, name: 'História' })
  const material = await makeMaterial(db, { teacherId: id, subjectId: subject.id, title: 'A corte', pageCount: 2 })
  materialId = material.id
  for (const page of lesson(10).pages) await db.insert(materialPages).values({ materialId, number: page.number, page })
})
afterAll(() => school.close())

const knowledge = knowledgeOf(lesson(10), 'A corte')

/** What the call answers of a pasted text: labels aside, each item with what became of it. */
async function outcomesOf(text: string): Promise<string[]> {
  const judge = async (_: string, order: { text: string; seed: string }) => ({
    items: judgeAnswer(order.text, knowledge, order.seed),
    left: 0,
    rest: null,
  })
  const { db } = school.connection
  const reply = await takeAnswer({ db, judge }, teacher, { materialId, text, preview: true, now: school.now() })
  if (reply instanceof Refusal) return []
  return reply.items.map(
    item => `${item.kind} ${item.question} → ${item.answer}: ${item.outcome} p. ${item.sourcePage}`,
  )
}

test('of all ways in which a chat spoils an answer, 98 % of its items or more are taken as if not', async () => {
  const wanted = await outcomesOf(answer)
  expect(wanted.length).toBe(5)
  expect(wanted.filter(item => item.includes(': refused'))).toEqual([])
  const lost: string[] = []
  for (const [name, spoil] of Object.entries(MANGLINGS)) {
    const got = await outcomesOf(spoil(answer))
    lost.push(...wanted.filter(item => !got.includes(item)).map(item => `${name}: ${item}`))
  }
  const share = 1 - lost.length / (wanted.length * Object.keys(MANGLINGS).length)
  expect(share, lost.join('\n')).toBeGreaterThanOrEqual(0.98)
})
