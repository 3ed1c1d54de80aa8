import { themePicture } from '@capivira/artwork/themes'
import { gameIds } from '@capivira/core/games/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { gamesInModel } from '../../../test/completions/plans.ts'
import { playCompletions } from '../../../test/completions/play.ts'
import { makeMaterial, makeQuiz, makeWords } from '../../../test/factories.ts'
import { paint } from '../../../test/paintings.ts'
import { flipCards } from '../materials/tables.ts'
import { quizQuestions } from '../quizzes/tables.ts'

/** Completions that every test run hands in; `node bench/completions.ts` hands in ten thousand. */
const requests = Number(process.env.CAPIVIRA_COMPLETIONS ?? 400)

let school: TestApp
let paintings: { whole: string; part: string }
beforeAll(async () => {
  // Before the server runs: it takes a process that is busy drawing for one that is overloaded.
  const { svg } = themePicture('geografia-rural', 0, 'line', 1200)
  const lines = await sharp(Buffer.from(svg)).resize(600, 400).flatten({ background: '#fff' }).png().toBuffer()
  paintings = { whole: await paint(lines, 1), part: await paint(lines, 0.4) }
  school = await startTestApp()
})
afterAll(() => school.close())

const dates = [
  ['Em que ano Cabral chegou ao Brasil?', '1500'],
  ['Quando a corte portuguesa chegou ao Rio de Janeiro?', 'Em março de 1808'],
  ['Quando foi proclamada a Independência do Brasil?', 'Em 7 de setembro de 1822'],
  ['Em que ano foi assinada a Lei Áurea?', 'Em 1888.'],
  ['Em que ano foi proclamada a República?', '1889'],
] as const
/** Questions that ask what something is, with what it is and the heading it stands under. */
const concepts = [
  ['O que é relevo?', 'O conjunto das formas da superfície da Terra.', 'A Terra'],
  ['O que é planície?', 'Um terreno plano e baixo.', 'A Terra'],
  ['O que é planalto?', 'Um terreno alto e quase liso no topo.', 'A Terra'],
  ['O que é depressão?', 'Uma área rebaixada em relação às vizinhas.', 'A Terra'],
  ['O que é afluente?', 'Um rio que deságua em outro maior.', 'As águas'],
  ['O que é nascente?', 'O lugar onde um curso começa.', 'As águas'],
  ['O que é foz?', 'O ponto em que um curso termina.', 'As águas'],
  ['O que é aquífero?', 'Uma rocha porosa que guarda líquido.', 'As águas'],
] as const
const terms = 'Água Oceano Evaporação Nuvem Chuva Geleira Lençol Vapor Bacia Relevo Clima Sedimento'.split(' ')
const parts = 'raiz caule folha flor fruto semente tronco galho casca pólen broto espinho'.split(' ')

/** A material that feeds every game at every level. */
async function richMaterial(): Promise<number> {
  const { db } = school.connection
  const { id: materialId } = await makeMaterial(db)
  const plain = Array.from({ length: 15 }, (_, at) => [`Pergunta ${at + 1}?`, `Resposta ${at + 1}.`, null] as const)
  const dated = dates.map(([question, answer]) => [question, answer, null] as const)
  await db.insert(flipCards).values(
    [...dated, ...concepts, ...plain].map(([question, answer, category], position) => ({
      materialId,
      question,
      answer,
      category,
      position,
      sourcePage: 1,
      fingerprint: `${materialId} ${position}`,
      createdAt: new Date('2026-03-01T12:00:00Z'),
    })),
  )
  await makeWords(db, terms, { materialId })
  const { id: quizId } = await makeQuiz(db, 0, { materialId })
  await db.insert(quizQuestions).values(
    parts.map((part, position) => ({
      quizId,
      question: `Que parte é a de número ${position}?`,
      options: [part, 'núcleo', 'membrana'],
      correctAnswer: 0,
      difficulty: 'fácil' as const,
      position,
      sourceQuote: `A parte ${position} é ${part}.`,
      fingerprint: `${materialId} question ${position}`,
      createdAt: new Date('2026-03-01T12:00:00Z'),
    })),
  )
  return materialId
}

test('completions of all games, fair and hostile, pay what the specification says and nothing else', {
  timeout: 3_600_000,
}, async () => {
  const games = gamesInModel(await richMaterial(), paintings)
  expect(games.map(({ id }) => id).sort()).toEqual([...gameIds].sort())

  const { sent, statuses, paid } = await playCompletions(school, games, requests)
  expect(sent).toBeGreaterThanOrEqual(requests)
  expect([...statuses.keys()].sort()).toEqual([200, 400, 404, 409])
  expect([...paid.keys()].sort()).toEqual([...gameIds].sort())
  if (process.env.CAPIVIRA_COMPLETIONS) console.log({ sent, statuses, paid })
})
