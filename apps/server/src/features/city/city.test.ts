import { missions } from '@capivira/games/city/missions'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { expectHonest, told } from '../../../test/ledger.ts'
import type { Completed, Player } from '../../../test/rounds.ts'

let school: TestApp
let pupil: Player
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())
beforeEach(async () => {
  pupil = await school.signedIn()
})

type State = {
  city: { coins: number; cells: (string | null)[]; day: number }
  revision: number
  paid: string[]
  message?: string
}
const cityOf = async (who: Player) => (await who.get<State>('/api/games/geo-explorer/city')).body
const act = (who: Player, revision: number, actions: unknown) =>
  who.post<State>('/api/games/geo-explorer/actions', { revision, actions })
const complete = (who: Player, body: object) => who.post<Completed>('/api/games/geo-explorer/complete', body)
const build = (cell: number, kind: string) => ({ do: 'build', cell, kind })
const houses = [build(0, 'house'), build(1, 'house'), build(2, 'house')]
const xpOf = async (who: Player) => (await who.get<{ xp: number }>('/api/auth/user')).body.xp

describe('the city', () => {
  test('begins empty, and every change is kept', async () => {
    expect(await cityOf(pupil)).toMatchObject({
      revision: 0,
      paid: [],
      city: { coins: 100, energy: 50, water: 50, day: 1 },
    })
    const { status, body } = await act(pupil, 0, [...houses, { do: 'pass-day' }])
    expect(status).toBe(200)
    expect(body).toMatchObject({ revision: 1, city: { coins: 100 - 30 + 25 + 9, day: 2 } })
    expect(await cityOf(pupil)).toEqual(body)
    expect((await cityOf(await school.signedIn())).city.coins).toBe(100)
  })

  test('refuses what the rules do not allow, all of it or nothing', async () => {
    for (const actions of [
      [build(0, 'hospital'), build(1, 'house')],
      [build(0, 'house'), build(0, 'house')],
      [build(0, 'castle')],
      [{ do: 'give-coins', coins: 1000 }],
      [{ do: 'demolish', cell: 99 }],
      ['x'],
    ]) {
      expect((await act(pupil, 0, actions)).status).toBe(400)
    }
    expect((await act(pupil, 0, [])).body.message).toBe('As ações não conferem.')
    expect(await cityOf(pupil)).toMatchObject({ revision: 0, city: { coins: 100 } })
  })

  test('tells a browser that knows an older city, however many write at once', async () => {
    const answers = await Promise.all([0, 1, 2, 3].map(cell => act(pupil, 0, [build(cell, 'house')])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'Sua cidade mudou em outro aparelho. Mostramos agora como ela está.',
    )
    expect((await cityOf(pupil)).city.cells.filter(cell => cell !== null)).toHaveLength(1)
  })

  test('is a pupil’s: a teacher looks at a new one', async () => {
    const teacher = await school.signedIn('teacher')
    expect(await cityOf(teacher)).toMatchObject({ revision: 0 })
    expect((await act(teacher, 0, houses)).status).toBe(403)
    expect(await complete(teacher, { missionId: 'first-houses' })).toMatchObject({ status: 200, body: { xpGain: 0 } })
    expect((await school.visitor().get('/api/games/geo-explorer/city')).status).toBe(401)
  })
})

describe('a mission', () => {
  test('pays once ever, in full, when the city on the server has fulfilled it', async () => {
    expect(await complete(pupil, { missionId: 'first-houses', xpGain: 25, sustainabilityScore: 100 })).toMatchObject({
      status: 400,
      body: { message: 'Sua cidade ainda não cumpriu essa missão.' },
    })
    await act(pupil, 0, houses)
    const { body } = await complete(pupil, { missionId: 'first-houses', xpGain: 999, sustainabilityScore: 3 })
    expect(body).toMatchObject({
      xpGain: 25,
      totalXP: 35,
      score: 100,
      reduced: false,
      newAchievements: [{ id: 'games-1' }],
    })
    expect(await complete(pupil, { missionId: 'first-houses' })).toMatchObject({
      status: 409,
      body: { message: 'Essa missão já foi concluída.' },
    })
    await act(pupil, 1, [{ do: 'start-over' }, ...houses])
    expect((await complete(pupil, { missionId: 'first-houses' })).status).toBe(409)
    expect((await cityOf(pupil)).paid).toEqual(['first-houses'])
    expect(await xpOf(pupil)).toBe(35)
    expect((await pupil.get('/api/games/completed')).body).toMatchObject({ completedGames: ['geo-explorer'] })
  })

  test('pays once, however many ask at the same time', async () => {
    await act(pupil, 0, houses)
    const answers = await Promise.all(Array.from({ length: 6 }, () => complete(pupil, { missionId: 'first-houses' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await xpOf(pupil)).toBe(35)
  })

  test('all four of a day pay in full', async () => {
    const more = [
      ...houses,
      build(3, 'school'),
      { do: 'pass-day' },
      { do: 'pass-day' },
      build(4, 'park'),
      build(5, 'park'),
      ...Array.from({ length: 8 }, () => ({ do: 'pass-day' })),
      build(6, 'shop'),
      build(7, 'shop'),
      build(8, 'factory'),
    ]
    expect((await act(pupil, 0, more)).status).toBe(200)
    const paid = []
    for (const { id } of missions) paid.push((await complete(pupil, { missionId: id })).body.xpGain)
    expect(paid).toEqual([25, 40, 50, 75])
  })

  test('that is none is not found', async () => {
    expect((await complete(pupil, { missionId: 'toString' })).status).toBe(404)
    expect((await complete(pupil, {})).body).toMatchObject({ message: 'Falta a missão.' })
  })
})

test('whatever is sent: never an error of ours, and the ledger equals the XP', async () => {
  const action = fc.oneof(
    fc.record({
      do: fc.constant('build'),
      cell: fc.integer({ min: -2, max: 27 }),
      kind: fc.constantFrom('house', 'school', 'park', 'shop', 'factory', 'x'),
    }),
    fc.record({ do: fc.constantFrom('pass-day', 'start-over', 'demolish'), cell: fc.nat(24) }),
    fc.anything(),
  )
  const calls = fc.oneof(
    fc.record({ to: fc.constant('actions'), actions: fc.array(action, { maxLength: 6 }), late: fc.boolean() }),
    fc.record({
      to: fc.constant('complete'),
      missionId: fc.oneof(fc.constantFrom(...missions.map(({ id }) => id)), fc.string()),
      xpGain: fc.double(),
    }),
  )
  let revision = 0
  await expectHonest(school, pupil, {
    calls,
    send: async call => {
      if (!('actions' in call)) return told(await complete(pupil, call))
      const { status, body } = await act(pupil, call.late ? Math.max(0, revision - 1) : revision, call.actions)
      if (status === 200) revision = body.revision
      return { status, xp: 0 }
    },
    numRuns: 400,
  })
}, 120_000)
