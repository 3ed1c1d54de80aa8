import { achievements } from '@capivira/core/achievements/catalog'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp, type Visitor } from '../../../test/app.ts'
import { makeCards } from '../../../test/factories.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())
beforeEach(() => school.setNow('2026-03-02T15:00:00Z'))

const poll = (person: Visitor, url: string, version: unknown) =>
  person.send({ method: 'GET', url, headers: { 'if-none-match': String(version) } })

async function rateCards(pupil: Visitor, ids: number[]) {
  for (const id of ids) await pupil.post(`/api/cards/${id}/review`, { difficulty: 'médio' })
}

test('all achievements are listed as the catalogue has them', async () => {
  const pupil = await school.signedIn()
  const { body } = await pupil.get<{ id: string }[]>('/api/achievements')
  expect(body).toHaveLength(achievements.length)
  expect(body[0]).toEqual({
    id: 'cards-1',
    name: 'Primeira virada',
    description: 'Avalie o seu primeiro flip card.',
    icon: 'card',
    type: 'cards',
    requirement: 1,
    xpReward: 10,
  })
})

test("a pupil's own are listed the newest first", async () => {
  const pupil = await school.signedIn()
  const cards = await makeCards(school.connection.db, 11)
  await rateCards(pupil, [cards[0]?.id ?? 0])
  school.setNow('2026-03-02T16:00:00Z')
  await rateCards(
    pupil,
    cards.slice(1, 10).map(({ id }) => id),
  )
  const { body } =
    await pupil.get<{ achievementId: string; unlockedAt: string; name: string }[]>('/api/user/achievements')
  expect(body.map(({ achievementId, unlockedAt, name }) => [achievementId, unlockedAt, name])).toEqual([
    ['cards-10', '2026-03-02T16:00:00.000Z', 'Pegando o jeito'],
    ['cards-1', '2026-03-02T15:00:00.000Z', 'Primeira virada'],
  ])
})

test('who has the list already is told so until it changes', async () => {
  const pupil = await school.signedIn()
  const cards = await makeCards(school.connection.db, 2)
  const url = '/api/user/achievements'
  const empty = await pupil.get(url)
  expect(empty).toMatchObject({ status: 200, body: [] })
  expect(empty.headers['cache-control']).toBe('private, no-cache')
  expect(await poll(pupil, url, empty.headers.etag)).toMatchObject({ status: 304, body: '' })

  await rateCards(pupil, [cards[0]?.id ?? 0])
  const grown = await poll(pupil, url, empty.headers.etag)
  expect(grown).toMatchObject({ status: 200, body: [{ id: 'cards-1' }] })
  expect((await poll(pupil, url, `"x", ${grown.headers.etag}`)).status).toBe(304)
})

test("nobody is shown another's list from the cache of a shared computer", async () => {
  const [one, other] = [await school.signedIn(), await school.signedIn()]
  const { headers } = await one.get('/api/user/achievements')
  expect((await poll(other, '/api/user/achievements', headers.etag)).status).toBe(200)
  const catalog = await one.get('/api/achievements')
  expect((await poll(other, '/api/achievements', catalog.headers.etag)).status).toBe(304)
})

test('every achievement pays, which is what its list is told apart by', () => {
  expect(achievements.filter(({ xpReward }) => xpReward <= 0)).toEqual([])
})

test('a pupil is told how much of each is done, never more than it takes', async () => {
  const pupil = await school.signedIn()
  const cards = await makeCards(school.connection.db, 11)
  await rateCards(
    pupil,
    cards.map(({ id }) => id),
  )
  const { body } = await pupil.get<{ values: Record<string, number> }>('/api/user/achievements/progress')
  expect(body.values).toMatchObject({
    'cards-1': 1,
    'cards-10': 10,
    'cards-25': 11,
    'reviews-100': 11,
    'streak-2': 1,
    'level-2': 1,
    'games-1': 0,
  })
  expect(Object.keys(body.values)).toHaveLength(achievements.length)
  const teacher = await school.signedIn('teacher')
  expect((await teacher.get('/api/user/achievements/progress')).status).toBe(403)
})
