import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeMaterial } from '../../../test/factories.ts'
import { type Player, start } from '../../../test/rounds.ts'
import { flipCards } from '../materials/tables.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())

type Table = { pairs: { pairId: number; term: string; cardId: number }[] }
const terms = ['Erosão', 'Planalto', 'Evaporação', 'Nascente', 'Geleira', 'Depressão']

/** A pupil who rated the first `rated` of six cards on 2 March: all are due by 6 March. */
async function studied(rated: number, rating = 'médio') {
  school.setNow('2026-03-02T15:00:00Z')
  const player = await school.signedIn()
  const { db } = school.connection
  const { id: materialId } = await makeMaterial(db)
  const rows = terms.map((term, position) => ({
    materialId,
    question: `O que é a ${term.toLowerCase()}?`,
    answer: `Aquilo que se conta na linha ${position}`,
    position,
    fingerprint: `${materialId} ${position}`,
    createdAt: new Date('2026-03-01T00:00:00Z'),
  }))
  const cards = await db.insert(flipCards).values(rows).returning()
  for (const { id } of cards.slice(0, rated)) await player.post(`/api/cards/${id}/review`, { difficulty: rating })
  return { player, materialId, cards }
}

/** Plays the concept builder at the middle level, joining the terms named wrongly first; answers the XP it paid. */
async function play(player: Player, materialId: number, wrong: readonly string[], at: string) {
  school.setNow(at)
  const options = { difficulty: 'medium' }
  const { status: begun, body } = await start<Table>(player, { gameId: 'concept-builder', materialId, options })
  expect([begun, body]).toMatchObject([200, {}])
  const pairs = body.dealt?.pairs ?? []
  const [first, ...others] = [
    ...pairs.filter(({ term }) => wrong.includes(term)),
    ...pairs.filter(({ term }) => !wrong.includes(term)),
  ]
  if (!first) throw new Error('nothing was dealt')
  const joins = [first, ...others].flatMap(({ pairId, term }, place) => {
    const other = pairs.find(pair => pair.pairId !== pairId && pair !== first) ?? first
    const missed = wrong.includes(term) && place < 4
    return [...(missed ? [{ term: pairId, definition: other.pairId }] : []), { term: pairId, definition: pairId }]
  })
  school.setNow(new Date(Date.parse(at) + 60_000).toISOString())
  const result = { joins, groups: [], timeElapsed: 50 }
  const { status } = await player.post('/api/games/concept-builder/complete', result)
  expect(status).toBe(200)
}

async function logOf(player: Player, cardIds: readonly number[]) {
  const { rows } = await school.connection.pool.query<{ card: number; rating: string; day: string }>(
    `select card_id as card, rating, day::text from review_log
     where user_id = $1 and source = 'game' order by day, card_id`,
    [player.id],
  )
  return rows.map(({ card, rating, day }) => [cardIds.indexOf(card), rating, day])
}

test('a round moves cards that are due: found is the weakest pass, not found is forgotten', async () => {
  const { player, materialId, cards } = await studied(3)
  const ids = cards.map(({ id }) => id)
  await play(player, materialId, ['Erosão'], '2026-03-06T15:00:00Z')
  const log = await logOf(player, ids)
  // Of the three that had been rated, the last two joined may have had no real choice left.
  expect(log).toContainEqual([0, 'errei', '2026-03-06'])
  for (const [card, rating] of log)
    expect([0, 1, 2].includes(Number(card)) && rating === (card === 0 ? 'errei' : 'difícil')).toBe(true)
  const { rows } = await school.connection.pool.query(
    'select difficulty, forgotten, next_review > $2 as later from card_reviews where user_id = $1 and card_id = $3',
    [player.id, '2026-03-06T15:01:00Z', ids[0]],
  )
  expect(rows).toEqual([{ difficulty: 'errei', forgotten: 1, later: true }])
})

test('no card is moved twice on a day, nor one that is not due, nor one never rated', async () => {
  const { player, materialId, cards } = await studied(6)
  const ids = cards.map(({ id }) => id)
  await play(player, materialId, ['Erosão'], '2026-03-02T15:10:00Z')
  expect(await logOf(player, ids)).toEqual([])
  await play(player, materialId, ['Erosão', 'Planalto'], '2026-03-06T15:00:00Z')
  const once = await logOf(player, ids)
  expect(once.filter(([, rating]) => rating === 'errei')).toEqual([
    [0, 'errei', '2026-03-06'],
    [1, 'errei', '2026-03-06'],
  ])
  await play(player, materialId, ['Erosão', 'Planalto'], '2026-03-06T18:00:00Z')
  expect((await logOf(player, ids)).filter(([card]) => Number(card) < 2)).toHaveLength(2)

  const fresh = await studied(0)
  await play(fresh.player, fresh.materialId, ['Erosão'], '2026-03-06T15:00:00Z')
  expect(await logOf(fresh.player, ids)).toEqual([])
})

test('it pays no review, and the pupil’s own rating of that day still pays', async () => {
  const { player, materialId, cards } = await studied(1)
  await play(player, materialId, ['Erosão'], '2026-03-06T15:00:00Z')
  const { rows } = await school.connection.pool.query(
    "select source_id as id from xp_ledger where user_id = $1 and source = 'review'",
    [player.id],
  )
  expect(rows).toEqual([{ id: `${cards[0]?.id}:2026-03-02` }])
  const { body } = await player.post<{ xpGain: number; cardsToday: number }>(`/api/cards/${cards[0]?.id}/review`, {
    difficulty: 'médio',
  })
  expect([body.xpGain, body.cardsToday]).toEqual([5, 1])
})
