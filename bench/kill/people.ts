import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Acknowledged } from './acknowledged.ts'

type Reply<Body> = { status: number; body: Body }
type Achievement = { id: string; xpReward: number }

/** Somebody with a session. Calls answer null when the answer never came. */
export type Person = {
  id: string
  post: <Body>(path: string, body: object | FormData) => Promise<Reply<Body> | null>
  put: <Body>(path: string, body: object) => Promise<Reply<Body> | null>
  get: <Body>(path: string) => Promise<Reply<Body> | null>
}

/** Everybody's. */
export const password = 'Vento&Mar7lento'

export const emailOf = (name: string): string => `${name.toLowerCase()}@escola.example`

/** Registers somebody and signs them in. */
export async function join(address: string, name: string, teacherSecret?: string): Promise<Person> {
  let cookie = ''
  const send = async <Body>(method: string, path: string, body?: object | FormData): Promise<Reply<Body> | null> => {
    const json = body !== undefined && !(body instanceof FormData)
    try {
      const answer = await fetch(address + path, {
        method,
        headers: { 'sec-fetch-site': 'same-origin', cookie, ...(json ? { 'content-type': 'application/json' } : {}) },
        ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : body }),
        signal: AbortSignal.timeout(30_000),
      })
      const [set] = answer.headers.getSetCookie().filter(one => one.includes('sid='))
      if (set) cookie = set.split(';')[0] ?? ''
      const reply: Body = JSON.parse(await answer.text())
      return { status: answer.status, body: reply }
    } catch {
      return null
    }
  }
  const email = emailOf(name)
  const userType = teacherSecret === undefined ? 'student' : 'teacher'
  const registered = await send<{ user: { id: string } }>('POST', '/api/auth/register', {
    fullName: `${name} Souza`,
    email,
    phone: '(11) 98765-4321',
    password,
    confirmPassword: password,
    userType,
    ...(teacherSecret === undefined ? {} : { secretPassword: teacherSecret }),
  })
  const login = await send('POST', '/api/auth/login', { email, password })
  if (registered?.status !== 201 || login?.status !== 200) {
    throw new Error(`${name} could not join: ${JSON.stringify([registered, login])}`)
  }
  return {
    id: registered.body.user.id,
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    get: path => send('GET', path),
  }
}

/** A quiz as a pupil answers it. */
export type Quiz = { id: number; questions: { id: number; options: string[] }[] }
export type Study = { cards: number[]; quiz: Quiz }

/**
 * Does what a pupil does until told to stop, and notes what was acknowledged. Statuses other than 200 and 201 are
 * counted.
 */
export async function studyUntil(
  stop: AbortSignal,
  pupil: Person,
  { cards, quiz }: Study,
  acknowledged: Acknowledged,
  refused: Map<string, number>,
): Promise<void> {
  const userId = pupil.id
  const take = (reply: Reply<{ newAchievements: Achievement[] }> | null, note: () => void) => {
    if (!reply) return
    if (reply.status !== 200 && reply.status !== 201) return countUp(refused, `study ${reply.status}`)
    note()
    acknowledged.rewards.push(...reply.body.newAchievements.map(({ id, xpReward }) => ({ userId, id, xp: xpReward })))
  }
  while (!stop.aborted) {
    const cardId = pick(cards)
    const chance = Math.random()
    if (chance < 0.6) {
      const reply = await pupil.post<{ xpGain: number; newAchievements: Achievement[] }>(
        `/api/cards/${cardId}/review`,
        { difficulty: pick(['errei', 'difícil', 'médio', 'fácil']) },
      )
      take(reply, () => reply && acknowledged.reviews.push({ userId, cardId, xp: reply.body.xpGain }))
    } else if (chance < 0.85) {
      const side = pick(['front', 'back'] as const)
      const reply = await pupil.post<{ xpGained: number; newAchievements: Achievement[] }>(
        `/api/cards/${cardId}/study`,
        { side },
      )
      take(reply, () => reply && acknowledged.sides.push({ userId, cardId, side, xp: reply.body.xpGained }))
    } else {
      const answers = quiz.questions.map(({ id, options }) => ({ questionId: id, option: pick(options) }))
      const body = { score: 0, totalQuestions: answers.length, answers }
      const reply = await pupil.post<{ id: number; score: number; xpGain: number; newAchievements: Achievement[] }>(
        `/api/quiz/${quiz.id}/attempts`,
        body,
      )
      take(reply, () => {
        if (!reply) return
        const { id, score, xpGain } = reply.body
        acknowledged.attempts.push({ userId, id, quizId: quiz.id, score, xp: xpGain })
      })
    }
    // Who gets no answer tries again after a moment, as the app does.
    if (!(await settled(stop, 5))) return
  }
}

/** Uploads PDFs until told to stop, each different by a comment at its end. */
export async function uploadUntil(
  stop: AbortSignal,
  teacher: Person,
  pdf: Buffer,
  acknowledged: Acknowledged,
  refused: Map<string, number>,
): Promise<void> {
  while (!stop.aborted) {
    const file = Buffer.concat([pdf, Buffer.from(`\n% ${randomBytes(8).toString('hex')}\n`)])
    const reply = await uploadOnce(teacher, file)
    if (reply?.status === 201) acknowledged.uploads.push({ id: reply.body.id, sha256: sha256(file) })
    else if (reply) countUp(refused, `upload ${reply.status}`)
    if (!(await settled(stop, Math.random() * 3000))) return
  }
}

export function uploadOnce(teacher: Person, file: Buffer): Promise<Reply<{ id: number; status: string }> | null> {
  const form = new FormData()
  form.set('title', `Relevo ${randomBytes(3).toString('hex')}`)
  form.set('pdfFile', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'relevo.pdf')
  return teacher.post('/api/materials/upload', form)
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function pick<T>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

function countUp(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Waits; false when it was told to stop meanwhile. */
async function settled(stop: AbortSignal, milliseconds: number): Promise<boolean> {
  await sleep(milliseconds, undefined, { signal: stop }).catch(() => {})
  return !stop.aborted
}
