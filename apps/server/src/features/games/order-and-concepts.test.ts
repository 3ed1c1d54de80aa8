import { describe, expect, test } from 'vitest'
import { makeCards, makeMaterial } from '../../../test/factories.ts'
import { completeMemory, fair, type Player, start, startMemory } from '../../../test/rounds.ts'
import { after, noon, useSchool } from '../../../test/use-school.ts'
import { flipCards } from '../materials/tables.ts'

const school = useSchool()
const path = { 'timeline-challenge': 'timeline-challenge', 'concept-builder': 'concept-builder' } as const
const complete = (player: Player, game: keyof typeof path, body: object) =>
  player.post<{ message?: string; xpGain: number; score: number }>(`/api/games/${path[game]}/complete`, body)

/** Cards of one material from questions and answers. */
async function materialOf(texts: readonly (readonly [question: string, answer: string, heading?: string])[]) {
  const { db } = school.connection
  const { id: materialId } = await makeMaterial(db)
  const rows = texts.map(([question, answer, category = null], position) => ({
    materialId,
    question,
    answer,
    category,
    position,
    sourcePage: 1,
    fingerprint: `${materialId} ${position}`,
    createdAt: new Date(noon),
  }))
  return { materialId, cards: await db.insert(flipCards).values(rows).returning() }
}

const dates = [
  ['Em que ano Cabral chegou ao Brasil?', '1500'],
  ['Quando a corte portuguesa chegou ao Rio de Janeiro?', 'Em março de 1808'],
  ['Quando foi proclamada a Independência do Brasil?', 'Em 7 de setembro de 1822'],
  ['Em que ano foi assinada a Lei Áurea?', 'Em 1888.'],
  ['Em que ano foi proclamada a República?', '1889'],
] as const

describe('the timeline', () => {
  type Line = { events: { eventId: number; text: string; date: string }[]; order: number[] }

  test('is dealt from dated cards, checked against the order and paid', async () => {
    const player = await school.signedIn()
    const { materialId } = await materialOf(dates)
    const { body } = await start<Line>(player, { gameId: 'timeline-challenge', materialId })
    const byId = new Map(body.dealt?.events.map(event => [event.eventId, event]))
    const order = body.dealt?.order ?? []
    expect(order.map(id => byId.get(id)?.date)).toEqual([
      '1500',
      'março de 1808',
      '7 de setembro de 1822',
      '1888',
      '1889',
    ])
    expect(byId.get(order[0] ?? 0)?.text).toBe('Cabral chegou ao Brasil.')
    school.setNow(after(60))
    const backwards = [...order].reverse()
    expect(await complete(player, 'timeline-challenge', { checks: [backwards], timeElapsed: 50 })).toMatchObject({
      status: 400,
      body: { message: 'A linha do tempo ainda não está na ordem certa.' },
    })
    // Turned around, the event in the middle is right at the first check.
    const result = { checks: [backwards, order], timeElapsed: 50 }
    expect(await complete(player, 'timeline-challenge', result)).toMatchObject({
      status: 200,
      body: { score: 680, xpGain: 15 },
    })
    expect((await complete(player, 'timeline-challenge', result)).status).toBe(409)
  })

  test('says what a material without dates lacks, and refuses what is no order', async () => {
    const player = await school.signedIn()
    const { materialId } = await materialOf(dates.slice(0, 2))
    expect(await start(player, { gameId: 'timeline-challenge', materialId })).toMatchObject({
      status: 409,
      body: {
        message:
          'Este material só tem 2 acontecimentos com datas diferentes. A linha do tempo precisa de pelo menos 4.',
      },
    })
    for (const checks of [undefined, [], 'x', [[1], ['a']], Array(21).fill([1])])
      expect((await complete(player, 'timeline-challenge', { checks, timeElapsed: 1 })).status).toBe(400)
  })
})

describe('the concept builder', () => {
  type Table = { pairs: { pairId: number; term: string; heading: number | null }[]; headings: string[] }
  const concepts = [
    ['O que é a erosão?', 'O desgaste do solo e das rochas', 'O relevo'],
    ['O que é o planalto?', 'Um terreno elevado e ondulado', 'O relevo'],
    ['O que é a evaporação?', 'A passagem da água para o estado de vapor', 'A água'],
    ['O que é a foz?', 'O lugar em que um rio deságua', 'A água'],
  ] as const

  test('is dealt from definitions under their headings, checked and paid', async () => {
    const player = await school.signedIn()
    const { materialId } = await materialOf(concepts)
    const { body } = await start<Table>(player, { gameId: 'concept-builder', materialId })
    const pairs = body.dealt?.pairs ?? []
    expect(pairs.map(({ term }) => term).sort()).toEqual(['Erosão', 'Evaporação', 'Foz', 'Planalto'])
    expect([...(body.dealt?.headings ?? [])].sort()).toEqual(['A água', 'O relevo'])
    const joins = pairs.map(({ pairId }) => ({ term: pairId, definition: pairId }))
    const groups = pairs.map(({ pairId, heading }) => ({ term: pairId, heading }))
    school.setNow(after(60))
    expect(await complete(player, 'concept-builder', { joins, groups: [], timeElapsed: 50 })).toMatchObject({
      status: 400,
      body: { message: 'Ainda há termos fora do lugar nesta partida.' },
    })
    expect(await complete(player, 'concept-builder', { joins, groups, timeElapsed: 50 })).toMatchObject({
      status: 200,
      body: { score: 1000, xpGain: 25 },
    })
  })
})

describe('what a material feeds', () => {
  type Offers = { games: { gameId: string; missing: string | null; notices: Record<string, string | null> }[] }

  test('each game says what is missing, in the order of the hub', async () => {
    const player = await school.signedIn()
    const { materialId } = await materialOf(dates)
    const { status, body } = await player.get<Offers>(`/api/games/materials/${materialId}`)
    expect(status).toBe(200)
    expect(body.games.map(({ gameId, missing }) => [gameId, missing])).toEqual([
      ['memory-cards', null],
      ['quick-quiz', 'Não foi possível gerar perguntas: este material ainda não tem questões. São precisas 3.'],
      ['word-puzzle', 'Nenhuma palavra disponível neste material para o caça-palavras.'],
      ['geo-explorer', null],
      ['coloring-game', null],
      ['geo-exploradores', null],
      ['timeline-challenge', null],
      [
        'concept-builder',
        'Este material não tem termos com definição. O construtor de conceitos precisa de pelo menos 3.',
      ],
    ])
    expect(body.games[0]?.notices).toEqual({
      easy: 'Este material dá 5 pares; neste nível seriam 6. A partida fica mais curta.',
      medium: 'Este material dá 5 pares; neste nível seriam 8. A partida fica mais curta.',
      hard: 'Este material dá 5 pares; neste nível seriam 12. A partida fica mais curta.',
    })
  })

  test('a material that is not there, and an administrator', async () => {
    const [player, admin] = [await school.signedIn(), await school.signedIn('admin')]
    const { materialId } = await materialOf(dates)
    expect((await player.get('/api/games/materials/2000000000')).status).toBe(404)
    expect((await player.get('/api/games/materials/x')).status).toBe(404)
    expect((await admin.get(`/api/games/materials/${materialId}`)).status).toBe(403)
  })
})

describe('history and best results', () => {
  type History = {
    rounds: { gameTitle: string; variant: string; score: number; xp: number; seconds: number; materialTitle: string }[]
    bests: { gameId: string; variant: string; score: number; rounds: number }[]
    more: boolean
  }

  test('the newest first, page by page, each pupil their own', async () => {
    const [player, other] = [await school.signedIn(), await school.signedIn()]
    const [card] = await makeCards(school.connection.db, 8)
    const materialId = card?.materialId ?? 0
    for (let round = 1; round <= 22; round++) {
      const { roundId } = await startMemory(player, materialId)
      school.setNow(after(100 * round))
      const { body } = await completeMemory(player, { ...fair, roundId, moves: 10 + round })
      expect([body.best, body.record]).toEqual(round === 1 ? [null, true] : [1030, false])
    }
    const history = (await player.get<History>('/api/games/history')).body
    expect(history.rounds).toHaveLength(20)
    expect(history.more).toBe(true)
    expect(history.rounds[0]).toMatchObject({
      gameTitle: 'Jogo da Memória',
      variant: 'easy',
      score: 820,
      xp: 3,
      seconds: 60,
      materialTitle: 'A água na natureza',
    })
    expect(history.bests).toEqual([{ gameId: 'memory-cards', variant: 'easy', score: 1030, rounds: 22 }])
    const before = encodeURIComponent(new Date(Date.parse(after(300))).toISOString())
    const older = (await player.get<History>(`/api/games/history?gameId=memory-cards&before=${before}`)).body
    expect([older.rounds.length, older.more]).toEqual([2, false])
    expect((await other.get('/api/games/history')).body).toEqual({ rounds: [], bests: [], more: false })
    expect((await player.get('/api/games/history?gameId=roleta')).status).toBe(400)
    expect((await player.get('/api/games/history?before=ontem')).status).toBe(400)
    expect((await player.get('/api/games/history?before=0000-01-01T00:00:00Z')).body).toMatchObject({ rounds: [] })
  })

  test('survives the material it was played with', async () => {
    const player = await school.signedIn()
    const [card] = await makeCards(school.connection.db, 8)
    const { roundId } = await startMemory(player, card?.materialId ?? 0)
    await school.connection.pool.query('delete from materials where id = $1', [card?.materialId])
    school.setNow(after(61))
    expect((await completeMemory(player, { ...fair, roundId })).status).toBe(200)
    const { rounds } = (await player.get<History>('/api/games/history')).body
    expect(rounds).toMatchObject([{ materialTitle: null, score: 1040 } as object])
  })
})
