import type { ImportPreview } from '@capivira/core/exchange/contract'
import type { Material } from '@capivira/core/materials/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { sendForm } from '../../../test/multipart.ts'
import { proofLimits, proveCards } from './prove-cards.ts'

let school: TestApp
let teacher: Awaited<ReturnType<TestApp['signedIn']>>
beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher')
})
beforeEach(() => school.connection.pool.query('delete from subjects'))
afterAll(() => school.close())

type Imported = Material & { message: string }
type Parts = Parameters<typeof sendForm>[2]
const sheet = (text: string): Parts[number] => ['file', { name: 'rios.csv', bytes: text, type: 'text/csv' }]
const preview = (...parts: Parts) => sendForm<ImportPreview>(teacher, '/api/import/preview', parts)
const bring = (...parts: Parts) => sendForm<Imported>(teacher, '/api/import', [['title', 'Rios'], ...parts])
const standing = async () =>
  (
    await school.connection.pool.query(
      'select question, publication, publication_reason, certainty, source_quote from flip_cards order by position',
    )
  ).rows

const choose = (id: number, policy: string) =>
  teacher.send({ method: 'PUT', url: `/api/materials/${id}/publication-policy`, payload: { policy, always: true } })

const delta = 'O rio Parnaíba deságua no Atlântico por um delta de cinco braços.'
const falls = 'A cachoeira do Tabuleiro tem 273 metros de altura.'
const rows = `Qual rio deságua no Atlântico por um delta de cinco braços?;Parnaíba;${delta}
Quantos metros de altura tem a cachoeira do Tabuleiro?;340;${falls}
Que peixe sobe o rio na piracema?;O dourado;
`
const text = `Pergunta;Resposta;Trecho\n${rows}`

describe('a sheet with a column of passages', () => {
  test('shows before anything is saved which passages prove nothing, and why', async () => {
    const { body } = await preview(sheet(text))
    expect(body.csv?.columns).toEqual({ question: 0, answer: 1, category: null, difficulty: null, quote: 2 })
    expect(body.notices).toEqual(['Confira: em 1 de 2 cards o trecho não prova a resposta.'])
    expect(body.rows.map(({ row, quote, doubt }) => [row, quote, doubt !== undefined])).toEqual([
      [3, falls, true],
      [2, delta, false],
      [4, undefined, false],
    ])
    expect(body.rows[0]?.doubt).toContain('340')
  })

  test('publishes what is proved; the rest waits; what came without a passage goes to pupils as ever', async () => {
    const { body } = await bring(sheet(text))
    expect(body).toMatchObject({
      flipCardsCount: 2,
      suggestedCount: 1,
      message: '1 card espera a sua revisão; os outros já podem ser estudados.',
    })
    expect(await standing()).toMatchObject([
      { publication: 'published', publication_reason: null, certainty: null, source_quote: delta },
      { publication: 'suggested', publication_reason: 'contradicted', certainty: null, source_quote: falls },
      { publication: 'published', publication_reason: null, certainty: null, source_quote: null },
    ])
    const pupil = await school.signedIn()
    const { body: seen } = await pupil.get<{ question: string }[]>(`/api/materials/${body.id}/cards`)
    expect(seen.map(({ question }) => question.slice(0, 8))).toEqual(['Qual rio', 'Que peix'])
  })

  test.each([
    [
      'all',
      // The passage says another number: no policy lets that through.
      ['published', 'suggested', 'published'],
      '1 card espera a sua revisão; os outros já podem ser estudados.',
    ],
    [
      'reviewed',
      ['suggested', 'suggested', 'published'],
      '2 cards esperam a sua revisão; os outros já podem ser estudados.',
    ],
  ])('obeys its teacher, who wants %s', async (policy, expected, message) => {
    const { body: first } = await bring(sheet('Pergunta;Resposta\nQue rio é este?;Este\n'))
    await choose(first.id, policy)
    await school.connection.pool.query('update materials set publication_policy = null')
    const { body } = await bring(sheet(text))
    expect(body.message).toBe(message)
    expect((await standing()).slice(1).map(({ publication }) => publication)).toEqual(expected)
    await choose(body.id, 'certain')
  })

  test('is told by its teacher to have none, or to have it elsewhere', async () => {
    const parts: Parts = [
      ['questionColumn', '0'],
      ['answerColumn', '1'],
    ]
    await bring(sheet(text), ...parts, ['quoteColumn', ''])
    expect((await standing()).map(({ publication }) => publication)).toEqual(['published', 'published', 'published'])
    await school.connection.pool.query('delete from subjects')
    await bring(sheet(rows), ...parts, ['quoteColumn', '2'], ['header', 'no'])
    expect((await standing()).map(({ publication }) => publication)).toEqual(['published', 'suggested', 'published'])
  })

  test('of books where passages could stand is imported as ever', async () => {
    await bring(sheet('Pergunta;Resposta;Fonte\nO que é foz?;Onde o rio acaba;Atlas da escola, página 12\n'))
    expect(await standing()).toMatchObject([{ publication: 'published', source_quote: null }])
  })
})

test('nothing is proved where the proof takes too long or breaks', async () => {
  const card = {
    question: 'Quantos metros?',
    answer: '273',
    category: null,
    difficulty: 'médio' as const,
    quote: falls,
  }
  const row = { row: 1, question: card.question, answer: card.answer, card, fault: null }
  const late = { proved: false, reason: 'Não deu tempo de conferir o trecho deste card. Confira você.' }
  for (const limits of [
    { ...proofLimits, withinMs: -1 },
    { ...proofLimits, answerMs: 1 },
  ]) {
    const [proved] = await proveCards([row], { teacherId: 'somebody', onTreeless: () => {}, limits })
    expect(proved?.card?.proof).toEqual(late)
  }
})
