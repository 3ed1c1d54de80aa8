import type { Endpoint } from '@capivira/core/http/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp, testPassword, type Visitor } from '../test/app.ts'
import { makeCards, makeMaterial, makeQuiz } from '../test/factories.ts'
import { endpointsOf } from './platform/route.ts'

type Role = 'student' | 'teacher' | 'admin'
/** A JSON schema as far as an example can be made from it. */
type Shape = {
  type?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Shape>
  items?: Shape
  minItems?: number
  minLength?: number
  minimum?: number
  anyOf?: Shape[]
  oneOf?: Shape[]
}

/**
 * What no form sends: other types, ends of ranges, letters no database takes, words that mean something to a program.
 */
const hostile: readonly unknown[] = [
  null,
  0,
  1.5,
  2_147_483_648,
  1e308,
  '',
  ' \u200b\u202e ',
  'a\u0000b',
  '\ud800',
  "'; drop table users; --",
  '=HYPERLINK("http://x.example")',
  '<img src=x onerror=alert(1)>',
  '🦫'.repeat(3000),
  [],
  {},
  { constructor: { prototype: 1 } },
]

let school: TestApp
let people: Record<Role, Visitor>
let ids: Record<string, string | number>
beforeAll(async () => {
  school = await startTestApp()
  const { db } = school.connection
  const teacher = await school.signedIn('teacher')
  people = { teacher, student: await school.signedIn('student'), admin: await school.signedIn('admin') }
  const material = await makeMaterial(db, { teacherId: teacher.id, pageCount: 1 })
  const [card] = await makeCards(db, 3, { materialId: material.id })
  const quiz = await makeQuiz(db, 3, { materialId: material.id })
  const turma = await teacher.post<{ id: number }>('/api/classes', { name: '7º ano' })
  const { id: userId } = await school.signedIn('student')
  const itemId = card?.id ?? 0
  ids = { materialId: material.id, subjectId: material.subjectId, quizId: quiz.id, classId: turma.body.id, userId }
  ids = { ...ids, cardId: itemId, itemId, kind: 'card', scope: 'material', id: material.id, theme: 'animais', page: 1 }
})
afterAll(() => school.close())

/** What passes where a schema does not say it all, so that what stands beside it is looked at. */
const samples: Record<string, unknown> = {
  password: testPassword,
  confirmPassword: testPassword,
  currentPassword: testPassword,
  email: 'outra@escola.example',
  guardianEmail: 'mae@escola.example',
  phone: '(11) 98765-4321',
  difficulty: 'fácil',
  side: 'front',
  secretPassword: '',
}

/** Something the schema takes, or nearly: lengths and patterns are left to chance. */
function example(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const [first] = shape.anyOf ?? shape.oneOf ?? []
  if (first) return example(first)
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, of]) => [name, samples[name] ?? example(of)]),
      )
    case 'array':
      return Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () => example(shape.items ?? {}))
    case 'string':
      return 'Texto de prova'.padEnd(shape.minLength ?? 0, '.')
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return Math.max(1, shape.minimum ?? 1)
  }
}

/** The example with one value after the other put in place of one of its parts. */
function spoiled(value: unknown): unknown[] {
  const here = [...hostile]
  if (Array.isArray(value)) {
    const [first] = value
    return [...here, ...spoiled(first).map(one => [one]), Array.from({ length: 3000 }, () => first)]
  }
  if (typeof value !== 'object' || value === null) return here
  const whole = Object.entries(value)
  const parts = whole.flatMap(([name, part]) => spoiled(part).map(one => ({ ...value, [name]: one })))
  return [...here, ...parts, ...whole.map(([name]) => ({ ...value, [name]: undefined }))]
}

const shapeOf = (schema: z.ZodMiniType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as Shape

const pathOf = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? 1))

/** What a call answers to everything hostile, as a complaint where it is a failure of ours or no sentence. */
async function complaints(endpoint: Endpoint): Promise<string[]> {
  const { method, access } = endpoint
  const [role = 'student'] = access === 'anyone' ? [] : access
  const found: string[] = []
  const { body, query } = endpoint
  const bodies = body && !endpoint.upload ? spoiled(example(shapeOf(body))) : []
  const queries = query ? spoiled(example(shapeOf(query))) : []
  const look = async (url: string, payload?: unknown) => {
    const sent = payload === undefined ? {} : { payload: JSON.stringify(payload) }
    const headers = payload === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await people[role].send<{ message?: unknown }>({ method, url, headers, ...sent })
    const refused = answer.status >= 400
    if (answer.status >= 500 || (refused && typeof answer.body.message !== 'string')) {
      found.push(`${answer.status} ${method} ${url} ${role} ${JSON.stringify(payload)?.slice(0, 300)}`)
    }
  }
  for (const one of bodies) await look(pathOf(endpoint.path), one)
  for (const one of queries) {
    if (typeof one !== 'object' || one === null) continue
    const search = Object.entries(one).map(([name, part]) => `${name}=${encodeURIComponent(text(part))}`)
    await look(`${pathOf(endpoint.path)}?${search.join('&')}`)
  }
  return found
}

const text = (part: unknown) =>
  (typeof part === 'string' ? part.toWellFormed() : JSON.stringify(part ?? null)).slice(0, 500)

/** These would end the sessions of the people who try. */
const ending = ['POST /api/logout', 'POST /api/profile/delete']

test('whatever a call is sent, it answers with a sentence and is never at fault', async () => {
  const found: string[] = []
  for (const endpoint of endpointsOf(school.app)) {
    if (ending.includes(`${endpoint.method} ${endpoint.path}`)) continue
    found.push(...(await complaints(endpoint)))
  }
  expect(found).toEqual([])
  for (const person of Object.values(people)) expect((await person.get('/api/auth/user')).status).toBe(200)
}, 600_000)
