import type pg from 'pg'
import type { Known } from './calls.ts'
import { password } from './fill.ts'
import { emailOf, sizesOf } from './sizes.ts'

/** Somebody who is signed in, and what they may ask about. */
export type Person = { role: string; cookie: string; known: Known }

const pageHeaders = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

/** How many of each type take part; where there are fewer, all do. */
const parties = { student: 150, teacher: 40, admin: 3 }

/** Signs people in by the product's own call, from all over the school, and reads what each may ask about. */
export async function signInPeople(address: string, client: pg.ClientBase, factor: number): Promise<Person[]> {
  const { pupils, teachers, admins } = sizesOf(factor)
  const places = [
    ...spread(1, pupils, parties.student),
    ...spread(pupils + 1, teachers, parties.teacher),
    ...spread(pupils + teachers + 1, admins, parties.admin),
  ]
  // Everybody comes from one address here, run after run.
  await client.query('delete from rate_limits')
  const people: Person[] = []
  for (const place of places) {
    const email = emailOf(place)
    const response = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: pageHeaders,
      body: JSON.stringify({ email, password }),
    })
    const cookie = response.headers.getSetCookie().find(one => one.includes('sid='))
    if (!cookie) throw new Error(`signing in answered ${response.status}: ${await response.text()}`)
    const { rows } = await client.query<{ id: string; user_type: string }>(
      'select id, user_type from users where email = $1',
      [email],
    )
    const [user] = rows
    if (!user) throw new Error(`nobody has the address ${email}`)
    const known = await whatIsKnown(client, user)
    people.push({ role: user.user_type, cookie: cookie.split(';')[0] ?? '', known })
  }
  return people
}

/** `count` numbers, evenly from `total` numbers that begin at `first`. */
function spread(first: number, total: number, count: number): number[] {
  const many = Math.min(total, count)
  return Array.from({ length: many }, (_, place) => first + Math.floor((place * total) / many))
}

/** The materials a person works with: those studied, one's own, any. */
const ownMaterials: Record<string, string> = {
  student: 'select material_id from user_progress where user_id = $1 limit 30',
  teacher: 'select id from materials where teacher_id = $1',
  admin: 'select id from materials where $1::uuid is not null order by id % 97, id limit 40',
}

/** The classes a person is in, or teaches, or any. */
const ownClasses: Record<string, string> = {
  student: 'select class_id from class_members where user_id = $1',
  teacher: 'select id from classes where teacher_id = $1',
  admin: 'select id from classes where $1::uuid is not null order by id % 97, id limit 40',
}

async function whatIsKnown(
  client: pg.ClientBase,
  { id, user_type: role }: { id: string; user_type: string },
): Promise<Known> {
  const list = async (query: string, values: readonly unknown[] = [id]) => {
    const { rows } = await client.query<[string | number]>({ text: query, values: [...values], rowMode: 'array' })
    return rows.map(([value]) => value)
  }
  const halfAt = new Date(Date.now() - 150 * 86_400_000).toISOString()
  const materialId = await list(ownMaterials[role] ?? '')
  const ofMaterials = (query: string) => list(query, [materialId])
  const cardId = await ofMaterials('select id from flip_cards where material_id = any ($1)')
  const classId = await list(ownClasses[role] ?? '')
  return {
    materialId,
    cardId,
    classId,
    itemId: cardId,
    kind: ['card'],
    scope: ['material'],
    id: materialId,
    page: [1, 2, 3, 4, 5, 6, 7, 8],
    subjectId: await ofMaterials('select distinct subject_id from materials where id = any ($1)'),
    quizId: await ofMaterials('select id from quizzes where material_id = any ($1)'),
    attemptId: await list('select id from quiz_attempts where user_id = $1 order by id desc limit 20'),
    assignmentId: await list('select id from assignments where class_id = any ($1)', [classId]),
    pupilId: await list('select user_id from class_members where class_id = any ($1)', [classId]),
    code: await list('select join_code from classes where $1::uuid is not null order by id limit 5'),
    drawingId: await list('select id from ai_drawings where $1::uuid is not null order by id desc limit 40'),
    key: await list('select key from profile_pictures where $1::uuid is not null limit 40'),
    half: [halfAt.slice(0, 10)],
    halfAt: [halfAt],
    today: [new Date().toISOString().slice(0, 10)],
  }
}
