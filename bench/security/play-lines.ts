import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { field } from './client.ts'
import { type Line, unless } from './line.ts'
import type { Person, School } from './school.ts'

type Card = { id: number }

/** A teacher's deck of so many cards. */
export async function deck(
  school: School,
  count: number,
): Promise<{ teacher: Person; materialId: number; cards: number[] }> {
  const teacher = await school.join('teacher')
  const rows = Array.from({ length: count }, (_, n) => `Quanto é ${n} vezes 7 mais 1?;São ${n * 7 + 1} unidades`)
  const form = new FormData()
  form.set('title', 'Contas de vezes sete')
  form.set(
    'file',
    new File([`Pergunta;Resposta\n${rows.join('\n')}\n`], `deck-${randomUUID()}.csv`, { type: 'text/csv' }),
  )
  const made = await teacher.client.post('/api/import', form)
  const materialId = Number(field(made, 'id'))
  const { body } = await teacher.client.get(`/api/materials/${materialId}/cards`)
  const cards = (Array.isArray(body) ? body : []).map((card: Card) => card.id)
  if (cards.length !== count) throw new Error(`the deck has ${cards.length} cards: ${made.text.slice(0, 200)}`)
  return { teacher, materialId, cards }
}

const review = ({ client }: Person, cardId: number | undefined, secondsAgo = 0) =>
  client.post(`/api/cards/${cardId}/review`, { difficulty: 'médio', eventId: randomUUID(), secondsAgo })

const me = async ({ client }: Person, name: string) => Number(field(await client.get('/api/auth/user'), name))

/** Hands in a perfect game of memory after so many seconds, as the server's clock tells; answers the XP it paid. */
async function playMemory(school: School, pupil: Person, materialId: number, seconds: number): Promise<number> {
  const options = { difficulty: 'hard' }
  const started = await pupil.client.post('/api/games/start', { gameId: 'memory-cards', materialId, options })
  const roundId = field(started, 'roundId')
  const back = "update game_rounds set started_at = started_at - $2 * interval '1 second' where id = $1"
  await school.rows(back, [roundId, seconds])
  const done = await pupil.client.post('/api/games/memory/complete', {
    roundId,
    ...options,
    score: 1200 + 2 * Math.max(0, 300 - seconds),
    moves: 12,
    timeElapsed: seconds,
    turns: pairsOnTable(started.body),
  })
  return Number(field(done, 'xpGain') || 0)
}

/** The places of each two sides that belong together. */
function pairsOnTable(round: unknown): [number, number][] {
  const places = new Map<number, number[]>()
  const { dealt } = round as { dealt?: { cards?: { pair: number }[] } }
  for (const [place, { pair }] of (dealt?.cards ?? []).entries()) places.set(pair, [...(places.get(pair) ?? []), place])
  return [...places.values()].map(([one = 0, two = 0]) => [one, two])
}

export const playLines: readonly Line[] = [
  {
    finding: 'F13',
    kind: 'refused',
    what: 'two hundred reviews and eight days of study dated before the account began',
    async run(school) {
      const { cards } = await deck(school, 26)
      const pupil = await school.join('student')
      for (let daysAgo = 7; daysAgo >= 0; daysAgo--) {
        await Promise.all(cards.map(card => review(pupil, card, daysAgo * 86_400)))
      }
      const [xp, streak] = [await me(pupil, 'xp'), await me(pupil, 'streak')]
      // One day's reviews pay 26 × 5, its challenge 50, and what achievements that brings.
      return unless(streak <= 1 && xp < 500, `streak ${streak}, ${xp} XP`)
    },
  },
  {
    finding: 'F13',
    kind: 'honest',
    what: 'a pupil who studied three days without a network is paid for each',
    async run(school) {
      const { teacher, cards } = await deck(school, 4)
      const pupil = await school.join('student')
      const users = [teacher.id, pupil.id]
      await school.rows("update users set created_at = created_at - interval '30 days' where id = any($1)", [users])
      await school.rows("update materials set created_at = created_at - interval '20 days' where teacher_id = $1", [
        teacher.id,
      ])
      await school.rows("update flip_cards set created_at = created_at - interval '20 days' where id = any($1)", [
        cards,
      ])
      for (const daysAgo of [2, 1, 0]) await review(pupil, cards[daysAgo], daysAgo * 86_400)
      const [xp, streak] = [await me(pupil, 'xp'), await me(pupil, 'streak')]
      return unless(streak === 3 && xp >= 15, `streak ${streak}, ${xp} XP`)
    },
  },
  {
    finding: 'F13',
    kind: 'refused',
    what: 'a perfect game of memory of twelve pairs in two seconds',
    async run(school) {
      const { materialId } = await deck(school, 14)
      const paid = await playMemory(school, await school.join('student'), materialId, 2)
      return unless(paid === 0, `${paid} XP`)
    },
  },
  {
    finding: 'F13',
    kind: 'refused',
    what: 'a game of memory over in two seconds as the record to beat',
    async run(school) {
      const { materialId } = await deck(school, 14)
      const pupil = await school.join('student')
      await playMemory(school, pupil, materialId, 2)
      const { text } = await pupil.client.get('/api/games/history')
      return unless(text.includes('"rounds":[{') && text.includes('"bests":[]'), text.slice(0, 300))
    },
  },
  {
    finding: 'F13',
    kind: 'refused',
    what: 'a review of a card after its teacher hid it',
    async run(school) {
      const { teacher, cards } = await deck(school, 3)
      const pupil = await school.join('student')
      const hidden = await teacher.client.put(`/api/items/card/${cards[0]}/state`, { state: 'hidden' })
      const reply = await review(pupil, cards[0])
      const xp = Number(field(reply, 'xpGain') || 0)
      return unless(
        hidden.status === 200 && xp === 0 && reply.status < 500,
        `hiding ${hidden.status}; ${reply.status}, ${xp} XP`,
      )
    },
  },
  {
    finding: 'F13',
    kind: 'refused',
    what: 'a picture blackened all over as a painting',
    async run(school) {
      const pupil = await school.join('student')
      const started = await pupil.client.post('/api/games/start', {
        gameId: 'coloring-game',
        options: { imageId: 'geografia-rural/0' },
      })
      const black = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#000' } })
        .png()
        .toBuffer()
      await school.rows("update game_rounds set started_at = started_at - interval '2 minutes' where user_id = $1", [
        pupil.id,
      ])
      const done = await pupil.client.post('/api/games/coloring/complete', {
        roundId: field(started, 'roundId') || undefined,
        theme: 'geografia-rural',
        imageId: 'geografia-rural/0',
        completedImage: `data:image/png;base64,${black.toString('base64')}`,
      })
      const paid = Number(field(done, 'xpGain') || 0)
      return unless(
        started.status === 200 && paid === 0 && done.status < 500,
        `${started.status}, ${done.status}: ${paid} XP ${field(done, 'message')}`,
      )
    },
  },
  {
    finding: 'F13',
    kind: 'refused',
    what: 'more than 600 XP of games in a day',
    async run(school) {
      const pupil = await school.join('student')
      const { materialId } = await deck(school, 14)
      let paid = 0
      for (let round = 0; round < 70; round++) paid += await playMemory(school, pupil, materialId, 40)
      return unless(paid > 300 && paid <= 600, `${paid} XP`)
    },
  },
  {
    finding: 'F13',
    kind: 'honest',
    what: 'a quick game of memory of forty seconds',
    async run(school) {
      const { materialId } = await deck(school, 14)
      const paid = await playMemory(school, await school.join('student'), materialId, 40)
      return unless(paid > 0, `${paid} XP`)
    },
  },
]
