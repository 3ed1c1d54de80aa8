import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MemoryReplay } from '@capivira/core/admin/system-contract'
import { unpackCollection } from '../../apps/server/src/features/exchange/apkg-archive.ts'
import { deck } from '../security/play-lines.ts'
import type { Person, School } from '../security/school.ts'

/** What an upgrade puts right in a pupil's memories and days, and must not touch otherwise. */
export type Remembered = {
  pupil: Person
  teacher: Person
  materialId: number
  /**
   * Rated twice around nine in the evening, where the earlier version's day ended; the card beside it was rated on one
   * day.
   */
  evening: number
  calm: number
  before: Standing
}

type Standing = {
  xp: number
  streak: number
  log: string
  /** Of both cards: the day on which each is asked. */
  due: [evening: string, calm: string]
  guids: string[]
}

/** São Paulo keeps three hours behind UTC all year. */
const offset = 3 * 3600

/** Seconds since an hour of a day in São Paulo, so many days ago. */
function since(days: number, hours: number, minutes: number, now = Date.now()): number {
  const local = Math.floor(now / 1000) - offset
  return Math.floor(local - (Math.floor(local / 86_400) - days) * 86_400 - hours * 3600 - minutes * 60)
}

/** A pupil who studied on three days, told in another order, once of them across nine in the evening. */
export async function fillMemories(school: School): Promise<Remembered> {
  const { teacher, materialId, cards } = await deck(school, 6)
  const pupil = await school.join('student')
  await school.rows("update users set created_at = created_at - interval '20 days' where id = $1", [pupil.id])
  await school.rows("update flip_cards set created_at = created_at - interval '20 days' where material_id = $1", [
    materialId,
  ])
  const [evening = 0, calm = 0, third = 0, fourth = 0] = cards
  const rate = (card: number, secondsAgo: number) =>
    pupil.client.post(`/api/cards/${card}/review`, { difficulty: 'médio', eventId: randomUUID(), secondsAgo })
  await rate(third, since(3, 15, 0))
  await rate(fourth, 0)
  await rate(calm, since(1, 15, 0))
  await rate(evening, since(1, 20, 50))
  await rate(evening, since(1, 21, 5))
  await rate(third, since(2, 15, 0))
  const found = { pupil, teacher, materialId, evening, calm }
  return { ...found, before: await standing(school, found) }
}

/** How the pupil stands, and by which names Anki knows the cards of an exported deck. */
export async function standing(
  school: School,
  { pupil, teacher, materialId, evening, calm }: Omit<Remembered, 'before'>,
): Promise<Standing> {
  const [user] = await school.rows('select xp, streak from users where id = $1', [pupil.id])
  const [log] = await school.rows(
    'select md5(string_agg(l::text, $2 order by id)) as sum from review_log l where user_id = $1',
    [pupil.id, '\n'],
  )
  const due = async (card: number) => {
    const [row] = await school.rows(
      `select (next_review at time zone 'America/Sao_Paulo')::date::text as day from card_reviews where ` +
        'user_id = $1 and card_id = $2',
      [pupil.id, card],
    )
    return String(row?.day)
  }
  return {
    xp: Number(user?.xp),
    streak: Number(user?.streak),
    log: String(log?.sum),
    due: [await due(evening), await due(calm)],
    guids: await exportedGuids(teacher, materialId),
  }
}

/** The names by which Anki knows an exported deck's notes again, as they stand in the file. */
async function exportedGuids({ client }: Person, materialId: number): Promise<string[]> {
  const { bytes } = await client.get(`/api/materials/${materialId}/cards/export?format=apkg`)
  const collection = unpackCollection(bytes)
  return [
    ...new Set(
      Buffer.from(collection)
        .toString('latin1')
        .match(/capivira-[\w-]*\d/g) ?? [],
    ),
  ].sort()
}

/** What the reckoning after the upgrade came to, as an administrator reads it, once it has ended. */
export async function reckoned(admin: Person): Promise<MemoryReplay | null> {
  for (let turn = 0; turn < 300; turn++) {
    const { body } = await admin.client.get('/api/admin/jobs')
    const memories = (body as { memories?: MemoryReplay | null }).memories ?? null
    if (memories?.endedAt) return memories
    await sleep(200)
  }
  return null
}
