import { describe, expect, test } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { makeMaterial, makeQuiz, makeWords } from '../../../test/factories.ts'
import { after, noon, useSchool } from '../../../test/use-school.ts'
import { quizQuestions } from '../quizzes/tables.ts'

const school = useSchool()

type Player = Awaited<ReturnType<TestApp['signedIn']>>
type Round<Dealt> = { roundId: string | null; dealt: Dealt | null; notice: string | null }
type Completed = { xpGain: number; score: number }
const start = (player: Player, gameId: string) => player.post<Round<unknown>>('/api/games/start', { gameId })

describe('the word search', () => {
  const words = ['Água', 'Oceano', 'Evaporação', 'Nuvem', 'Chuva', 'Geleira', 'Lençol']
  type Search = { letters: string; words: { word: string; hint: string; cells: number[] }[] }
  const ask = (player: Player, materialId: number, difficulty = 'easy') =>
    player.get<Round<Search> & { words: { word: string; hint: string }[] }>(
      `/api/games/word-search/words/${materialId}?difficulty=${difficulty}`,
    )

  test('gives words with hints and a grid, the same ones while the round is open', async () => {
    const player = await school.signedIn()
    const { id: materialId } = await makeMaterial(school.connection.db)
    await makeWords(school.connection.db, words, { materialId })
    const started = (await start(player, 'word-puzzle')).body
    const { status, body } = await ask(player, materialId)
    expect(status).toBe(200)
    expect(body.words).toHaveLength(6)
    expect(Object.keys(body.words[0] ?? {})).toEqual(['word', 'hint'])
    expect(body.dealt?.letters).toMatch(/^[A-Z]{225}$/)
    // The round that was opened by its name is the one that is dealt.
    expect(body.roundId).toBe(started.roundId)
    expect((await ask(player, materialId)).body).toEqual(body)
    const harder = (await ask(player, materialId, 'hard')).body
    expect(harder.notice).toBe('Este material dá 7 palavras; neste nível seriam 10. A partida fica mais curta.')
    expect(harder.roundId).not.toBe(body.roundId)

    school.setNow(after(100))
    const letters = (harder.dealt?.words ?? []).reduce((sum, { cells }) => sum + cells.length, 0)
    const score = 7 * 50 + 10 * letters + 2 * 510
    const done = { difficulty: 'hard', score: 1, wordsFound: 7, timeElapsed: 90, xpGain: 1 }
    expect(await player.post('/api/games/word-search/complete', { ...done, wordsFound: 6 })).toMatchObject({
      status: 400,
      body: { message: 'Ainda faltam palavras para encontrar nesta partida.' },
    })
    expect(await player.post('/api/games/word-search/complete', done)).toMatchObject({
      status: 200,
      body: { score, xpGain: Math.round((40 * score) / 1000) },
    })
  })

  test('a link that is followed deals a preview, and leaves the open round as it is', async () => {
    const player = await school.signedIn()
    const { id: materialId } = await makeMaterial(school.connection.db)
    await makeWords(school.connection.db, words, { materialId })
    const { body: open } = await ask(player, materialId)
    const followed = (headers: Record<string, string>) =>
      player.send<Round<Search>>({
        method: 'GET',
        url: `/api/games/word-search/words/${materialId}?difficulty=hard`,
        headers,
      })
    for (const site of ['cross-site', 'same-site', 'none']) {
      const { status, body } = await followed({ 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' })
      expect([status, body.roundId, body.dealt?.words.length]).toEqual([200, null, 7])
    }
    expect((await ask(player, materialId)).body).toEqual(open)
    expect((await ask(player, materialId, 'hard')).body.roundId).not.toBe(open.roundId)
  })

  test('takes the words by name, whatever signs a client puts between their letters', async () => {
    const player = await school.signedIn()
    const { id: materialId } = await makeMaterial(school.connection.db)
    await makeWords(school.connection.db, words, { materialId })
    const { body } = await ask(player, materialId)
    school.setNow(after(100))
    const wordsFound = body.words.map(({ word }) => `${word[0]}\u0000\ud800${word.slice(1)}`)
    const done = { difficulty: 'easy', score: 1, wordsFound, timeElapsed: 90 }
    expect((await player.post('/api/games/word-search/complete', done)).status).toBe(200)
  })

  test('a material without words says so', async () => {
    const player = await school.signedIn()
    const { id } = await makeMaterial(school.connection.db)
    expect(await ask(player, id)).toMatchObject({
      status: 409,
      body: { message: 'Nenhuma palavra disponível neste material para o caça-palavras.' },
    })
    expect((await ask(player, 2_000_000_000)).status).toBe(404)
    expect((await ask(player, id, 'extreme')).status).toBe(400)
  })
})

describe('the lightning quiz', () => {
  type Quiz = { questions: { questionId: number; question: string; options: string[]; correctAnswer: string }[] }
  const ask = (player: Player, materialId: number, query = '') =>
    player.get<Round<Quiz> & Quiz>(`/api/games/lightning-quiz/questions/${materialId}${query}`)
  const complete = (player: Player, body: object) => player.post<Completed>('/api/games/lightning-quiz/complete', body)

  async function quizOf(count: number) {
    const { db } = school.connection
    const { materialId, id: quizId } = await makeQuiz(db, 0)
    const things = 'raiz caule folha flor fruto semente tronco galho casca pólen broto espinho'.split(' ')
    const made = things.slice(0, count).map((thing, position) => ({
      quizId,
      question: `Que parte é a de número ${position}?`,
      options: [thing, 'núcleo', 'membrana'],
      correctAnswer: 0,
      difficulty: 'fácil' as const,
      position,
      sourceQuote: `A parte ${position} é ${thing}.`,
      fingerprint: `lightning ${position}`,
      createdAt: new Date(noon),
    }))
    if (made.length > 0) await db.insert(quizQuestions).values(made)
    return materialId
  }

  test('gives as many questions as asked, with the text of the right option, and grades answers', async () => {
    const player = await school.signedIn()
    const materialId = await quizOf(12)
    const { status, body } = await ask(player, materialId, '?count=5&difficulty=easy')
    expect(status).toBe(200)
    expect(body.questions).toHaveLength(5)
    expect(Object.keys(body.questions[0] ?? {})).toEqual(['question', 'options', 'correctAnswer'])
    for (const { options, correctAnswer } of body.questions) expect(options).toContain(correctAnswer)
    school.setNow(after(40))
    const answers = (body.dealt?.questions ?? []).map(({ questionId, correctAnswer }, at) => ({
      questionId,
      option: at === 0 ? null : correctAnswer,
      remainingMs: at === 0 ? 0 : 10_550,
    }))
    const claim = { gameId: 'quick-quiz', score: 0, xpGain: 500, accuracy: 80, completionTime: 38 }
    // Four of five right is 80%, not above it: 40 + 25.
    expect(await complete(player, { ...claim, answers })).toMatchObject({
      status: 200,
      body: { xpGain: 65, score: 4 * 205 },
    })
  })

  test('tells how many there are when they are fewer than asked, and none when there are none', async () => {
    const player = await school.signedIn()
    expect((await ask(player, await quizOf(5), '?difficulty=medium')).body.notice).toBe(
      'Este material tem 5 perguntas que dá para ler em 12 segundos; a rodada teria 12. Ela fica mais curta.',
    )
    expect(await ask(player, await quizOf(0))).toMatchObject({
      status: 409,
      body: {
        message: 'Não foi possível gerar perguntas: este material ainda não tem questões. São precisas 3.',
      },
    })
    expect((await ask(player, await quizOf(5), '?count=0')).status).toBe(400)
  })

  test('takes a claim without answers when it can be', async () => {
    const player = await school.signedIn()
    const materialId = await quizOf(12)
    await start(player, 'quick-quiz')
    expect((await complete(player, { score: 0, accuracy: 0, completionTime: 1 })).status).toBe(409)
    await ask(player, materialId)
    school.setNow(after(60))
    const claim = { gameId: 'quick-quiz', xpGain: 0, completionTime: 58 }
    expect((await complete(player, { ...claim, score: 99_999, accuracy: 100 })).status).toBe(400)
    expect((await complete(player, { ...claim, score: 900, accuracy: 55 })).status).toBe(400)
    expect(await complete(player, { ...claim, score: 1200, accuracy: 87.5 })).toMatchObject({
      status: 200,
      body: { xpGain: 120, score: 1200 },
    })
  })
})
