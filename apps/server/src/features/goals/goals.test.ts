import type { StudyGoal } from '@capivira/core/goals/contract'
import type { FlipCard } from '@capivira/core/materials/contract'
import { beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { makeCards } from '../../../test/factories.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()
beforeEach(() => emptyTables(school.connection.pool, 'users'))

const put = <Body>(person: Awaited<ReturnType<TestApp['signedIn']>>, payload: object) =>
  person.send<Body>({ method: 'PUT', url: '/api/goals', payload })

test('the goal is 30 cards a day until the pupil chooses another', async () => {
  const pupil = await school.signedIn()
  expect((await pupil.get('/api/goals')).body).toEqual({ dailyCards: 30, due: 0, daysAway: null, comeback: null })
  expect((await put(pupil, { dailyCards: 50 })).body).toMatchObject({ dailyCards: 50 })
  expect((await put(pupil, { dailyCards: 10 })).status).toBe(200)
  expect((await pupil.get('/api/goals')).body).toMatchObject({ dailyCards: 10 })
  const refused = await put<{ message: string }>(pupil, { dailyCards: 31 })
  expect([refused.status, refused.body.message]).toEqual([400, 'Escolha 10, 20, 30 ou 50 cards por dia'])
  expect((await put(await school.signedIn('teacher'), { dailyCards: 10 })).status).toBe(403)
})

test('after days away at most 20 due cards come first, and the rest stays', async () => {
  const pupil = await school.signedIn()
  const cards = await makeCards(school.connection.db, 25)
  for (const { id } of cards) await pupil.post(`/api/cards/${id}/review`, { difficulty: 'médio' })
  school.setNow('2026-03-03T15:00:00Z')
  expect((await pupil.get<StudyGoal>('/api/goals')).body).toMatchObject({ daysAway: 0, comeback: null })
  school.setNow('2026-03-08T15:00:00Z')
  expect((await pupil.get<StudyGoal>('/api/goals')).body).toMatchObject({ due: 25, daysAway: 5, comeback: 20 })
  const first = await pupil.get<{ cards: FlipCard[]; due: number }>('/api/study/today')
  expect([first.body.cards.length, first.body.due]).toEqual([20, 25])
  expect(first.body.cards.every(({ turn }) => turn === 'due')).toBe(true)
  for (const { id } of first.body.cards) await pupil.post(`/api/cards/${id}/review`, { difficulty: 'fácil' })
  const rest = await pupil.get<{ cards: FlipCard[]; due: number }>('/api/study/today')
  expect([rest.body.cards.length, rest.body.due]).toEqual([5, 5])
})

test('a short sitting is the 15 cards most likely forgotten, whichever fell due first', async () => {
  const pupil = await school.signedIn()
  const cards = await makeCards(school.connection.db, 17)
  for (const { id } of cards) await pupil.post(`/api/cards/${id}/review`, { difficulty: 'médio' })
  // The last card fell due after all others, and is kept in mind for the shortest time.
  await school.connection.pool.query(
    `update card_reviews set next_review = '2026-03-02T16:00:00Z', stability = case when card_id = $1 then 0.5 ` +
      'else 20 end',
    [cards[16]?.id],
  )
  await school.connection.pool.query(
    `update card_reviews set next_review = '2026-03-04T16:00:00Z' where card_id = $1`,
    [cards[16]?.id],
  )
  school.setNow('2026-03-08T15:00:00Z')
  const { body } = await pupil.get<{ cards: FlipCard[]; due: number }>('/api/study/today?most=15')
  expect([body.cards.length, body.due, body.cards[0]?.id]).toEqual([15, 17, cards[16]?.id])
  expect((await pupil.get('/api/study/today?most=99')).status).toBe(400)
})

test('what a pupil cannot see any more is not due', async () => {
  const pupil = await school.signedIn()
  const [card] = await makeCards(school.connection.db, 1)
  await pupil.post(`/api/cards/${card?.id}/review`, { difficulty: 'errei' })
  school.setNow('2026-03-08T15:00:00Z')
  await school.connection.pool.query('update subjects set is_restricted = true')
  expect((await pupil.get('/api/study/today')).body).toEqual({ cards: [], due: 0 })
})
