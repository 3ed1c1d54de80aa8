import { describe, expect, test } from 'vitest'
import { makeCards, makeLesson, makeMaterial } from '../../../test/factories.ts'
import { completeMemory, fair, type Player, type Round, start, startMemory, type Table } from '../../../test/rounds.ts'
import { after, useSchool } from '../../../test/use-school.ts'

const school = useSchool()

const materialOfCards = (count: number) => makeLesson(school.connection.db, count)

describe('beginning a round', () => {
  test('deals from the material at the level asked for', async () => {
    const player = await school.signedIn()
    const { materialId } = await materialOfCards(8)
    const { status, body } = await start(player, {
      gameId: 'memory-cards',
      materialId,
      options: { difficulty: 'easy' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      gameId: 'memory-cards',
      gameTitle: 'Jogo da Memória',
      materialId,
      notice: null,
      secondsSinceStart: 0,
    })
    expect(body.dealt?.cards).toHaveLength(12)
    expect(body.roundId).toMatch(/^[\da-f-]{36}$/)
  })

  test('says how much shorter it is than asked for, and refuses where there is too little', async () => {
    const player = await school.signedIn()
    const { materialId } = await materialOfCards(3)
    expect((await startMemory(player, materialId)).notice).toBe(
      'Este material dá 3 pares; neste nível seriam 6. A partida fica mais curta.',
    )
    const { id: empty } = await makeMaterial(school.connection.db)
    expect(await start(player, { gameId: 'memory-cards', materialId: empty })).toMatchObject({
      status: 409,
      body: { message: 'Este material ainda não tem flip cards. O jogo da memória precisa de pelo menos 2.' },
    })
    expect(await start(player, { gameId: 'word-puzzle', materialId: empty })).toMatchObject({
      status: 409,
      body: { message: 'Nenhuma palavra disponível neste material para o caça-palavras.' },
    })
  })

  test('takes no card that a teacher hid, and none of a material that is not ready or not theirs', async () => {
    const player = await school.signedIn()
    const { db } = school.connection
    const { materialId } = await materialOfCards(2)
    await makeCards(db, 5, { materialId, state: 'hidden' })
    expect((await startMemory(player, materialId)).dealt?.cards).toHaveLength(4)
    const { id: unready } = await makeMaterial(db, { isProcessed: false, status: 'generating' })
    for (const material of [unready, 2_000_000_000])
      expect(await start(player, { gameId: 'memory-cards', materialId: material })).toMatchObject({
        status: 404,
        body: { message: 'Esse material não existe ou ainda não está pronto.' },
      })
    const stranger = await school.signedIn('teacher')
    expect((await start(stranger, { gameId: 'memory-cards', materialId })).status).toBe(404)
  })

  test.each([
    [{ gameId: 'roleta' }, 'Esse jogo não existe.'],
    [{}, 'Esse jogo não existe.'],
    [{ gameId: 'memory-cards', materialId: 2 ** 31 }, 'Esse material não existe.'],
    [{ gameId: 'memory-cards', materialId: 0 }, 'Esse material não existe.'],
    [{ gameId: 'memory-cards', options: { difficulty: 'extreme' } }, 'Escolha a dificuldade: fácil, médio ou difícil.'],
  ])('%j answers 400', async (body, message) => {
    const player = await school.signedIn()
    await materialOfCards(8)
    expect(await start(player, body)).toMatchObject({ status: 400, body: { message } })
  })

  test('by its name alone it is opened undealt, as the specification calls it', async () => {
    const player = await school.signedIn()
    const { body } = await start(player, { gameId: 'memory-cards' })
    expect(body).toMatchObject({ gameTitle: 'Jogo da Memória', dealt: null, materialId: null })
    expect((await player.get<{ round: unknown }>('/api/games/open-round?gameId=memory-cards')).body.round).toBeNull()
  })

  test('an administrator plays nothing', async () => {
    const admin = await school.signedIn('admin')
    expect((await start(admin, { gameId: 'memory-cards' })).status).toBe(403)
    expect((await admin.get('/api/games/completed')).status).toBe(403)
    expect((await completeMemory(admin, fair)).status).toBe(403)
  })

  test('a visitor who is not signed in gets 401', async () => {
    expect((await school.visitor().post('/api/games/start', { gameId: 'memory-cards' })).status).toBe(401)
  })
})

describe('going on with a round', () => {
  test('the one left open is there for a day, with the same table', async () => {
    const player = await school.signedIn()
    const { materialId } = await materialOfCards(8)
    const round = await startMemory(player, materialId)
    const open = () => player.get<{ round: Round<Table> | null }>('/api/games/open-round?gameId=memory-cards')
    school.setNow(after(3600))
    expect((await open()).body.round).toEqual({ ...round, secondsSinceStart: 3600 })
    expect((await player.get<{ round: unknown }>('/api/games/open-round?gameId=word-puzzle')).body.round).toBeNull()
    school.setNow(after(24 * 3600 + 1))
    expect((await open()).body.round).toBeNull()
  })

  test('another one of the same game takes its place', async () => {
    const player = await school.signedIn()
    const { materialId } = await materialOfCards(8)
    const first = await startMemory(player, materialId)
    const second = await startMemory(player, materialId)
    school.setNow(after(61))
    expect(await completeMemory(player, { ...fair, roundId: first.roundId })).toMatchObject({
      status: 404,
      body: { message: 'Essa partida não existe mais: outra foi começada depois dela. Comece uma nova.' },
    })
    expect((await completeMemory(player, { ...fair, roundId: second.roundId })).status).toBe(200)
  })

  test('ten begun at once leave one open', async () => {
    const player = await school.signedIn()
    const { materialId } = await materialOfCards(8)
    const rounds = await Promise.all(Array.from({ length: 10 }, () => startMemory(player, materialId)))
    school.setNow(after(61))
    const answers = await Promise.all(rounds.map(({ roundId }) => completeMemory(player, { ...fair, roundId })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)])
  })
})

describe('how far a round has come', () => {
  const keep = (player: Player, roundId: string | null, body: object) =>
    player.send<{ kept?: boolean; message?: string }>({
      method: 'PUT',
      url: `/api/games/rounds/${roundId}/progress`,
      payload: body,
    })
  const openOf = async (player: Player) =>
    (await player.get<{ round: Round<Table> | null }>('/api/games/open-round?gameId=memory-cards')).body.round

  test('is kept for another device, and gone with the next round', async () => {
    const player = await school.signedIn()
    const { materialId } = await materialOfCards(8)
    const { roundId } = await startMemory(player, materialId)
    expect(await openOf(player)).toMatchObject({ playedMs: 0, progress: null })
    const turns = JSON.stringify([[0, 3]])
    expect(await keep(player, roundId, { playedMs: 4000, progress: turns })).toMatchObject({
      status: 200,
      body: { kept: true },
    })
    expect(await openOf(player)).toMatchObject({ roundId, playedMs: 4000, progress: turns })
    await startMemory(player, materialId)
    expect(await openOf(player)).toMatchObject({ playedMs: 0, progress: null })
    expect((await keep(player, roundId, { playedMs: 5000, progress: turns })).status).toBe(404)
  })

  test('stays as the device left it that played longer, in whatever order they tell', async () => {
    const player = await school.signedIn()
    const { materialId } = await materialOfCards(8)
    const { roundId } = await startMemory(player, materialId)
    const answers = await Promise.all(
      [9000, 3000, 6000, 1000].map(playedMs => keep(player, roundId, { playedMs, progress: String(playedMs) })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await keep(player, roundId, { playedMs: 8999, progress: '8999' })).body.kept).toBe(false)
    expect(await openOf(player)).toMatchObject({ playedMs: 9000, progress: '9000' })
  })

  test('is told by the player alone, while the round is open, and in bounds', async () => {
    const player = await school.signedIn()
    const { materialId } = await materialOfCards(8)
    const { roundId } = await startMemory(player, materialId)
    const told = { playedMs: 1000, progress: '[]' }
    expect((await keep(await school.signedIn(), roundId, told)).status).toBe(404)
    expect((await keep(await school.signedIn('teacher'), roundId, told)).status).toBe(403)
    expect((await keep(await school.signedIn('admin'), roundId, told)).status).toBe(403)
    expect((await keep(player, '00000000-0000-4000-8000-000000000000', told)).status).toBe(404)
    expect((await keep(player, 'x', told)).status).toBe(404)
    for (const [body, message] of [
      [{ ...told, playedMs: -1 }, 'O tempo não confere.'],
      [{ ...told, playedMs: 1e12 }, 'O tempo não confere.'],
      [{ ...told, progress: 7 }, 'O andamento da partida não confere.'],
      [{ ...told, progress: 'x'.repeat(100_001) }, 'A partida ficou grande demais para guardar.'],
    ] as const)
      expect(await keep(player, roundId, body)).toMatchObject({ status: 400, body: { message } })
    expect((await keep(player, roundId, { ...told, progress: '\0 \ud800' })).status).toBe(200)
    school.setNow(after(61))
    expect((await completeMemory(player, { ...fair, roundId })).status).toBe(200)
    expect((await keep(player, roundId, told)).status).toBe(404)
  })
})
