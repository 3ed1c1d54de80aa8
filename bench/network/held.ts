import type pg from 'pg'
import type { Held } from './ledger.ts'
import { answersKey, type Kind } from './plan.ts'
import type { School } from './school.ts'

type Row = { personId: string; key: string; times: number }

/** Where each kind of act is counted in the end. */
const queries: Record<Exclude<Kind, 'quiz' | 'city'>, string> = {
  rating:
    'select user_id as "personId", card_id::text as key, count(*)::int as times from review_log where source = ' +
    `'study' group by 1, 2`,
  side: `select user_id as "personId", card_id || ':' || side as key, 1 as times from studied_cards,
    lateral (values ('front', front_viewed), ('back', back_viewed)) seen (side, there) where there`,
  game: `select user_id as "personId", id::text as key, 1 as times from game_rounds where state = 'completed'`,
  drawing:
    'select created_by_user_id as "personId", title as key, count(*)::int as ' + 'times from ai_drawings group by 1, 2',
  save: `select m.teacher_id as "personId", question as key, count(*)::int as times from flip_cards c join materials m
    on m.id = c.material_id
    where question like 'Pergunta %' group by 1, 2`,
}

/** What the database holds of all that people did, act by act. */
export async function heldBy(db: pg.Client, school: School): Promise<Held[]> {
  const held: Held[] = []
  for (const kind of ['rating', 'side', 'game', 'drawing', 'save'] as const) {
    const { rows } = await db.query<Row>(queries[kind])
    held.push(...rows.map(row => ({ ...row, kind })))
  }
  const attempts = await db.query<{ personId: string; answers: { questionId: number; option: string }[] }>(
    'select user_id as "personId", answers from quiz_attempts',
  )
  const times = new Map<string, Held>()
  for (const { personId, answers } of attempts.rows) {
    const one: Held = { personId, kind: 'quiz', key: answersKey(answers), times: 0 }
    const known = times.get(`${personId} ${one.key}`) ?? one
    known.times += 1
    times.set(`${personId} ${one.key}`, known)
  }
  // A day of a city has no name of its own: the first is there from the start, each further one was passed by somebody.
  const cities = await db.query<{ personId: string; days: number }>(
    `select user_id as "personId", (city->'city'->>'day')::int - 1 as days from cities`,
  )
  const days = cities.rows.flatMap(({ personId, days: passed }) =>
    Array.from({ length: passed }, (_, at): Held => ({ personId, kind: 'city', key: `day ${at + 1}`, times: 1 })),
  )
  const known = new Set([...school.pupils, ...school.teachers].map(({ id }) => id))
  return [...held, ...times.values(), ...days].filter(({ personId }) => known.has(personId))
}
