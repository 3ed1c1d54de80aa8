import { randomUUID } from 'node:crypto'
import { authenticatorCode } from '../../e2e/support/authenticator.ts'
import { field } from '../security/client.ts'
import { deck } from '../security/play-lines.ts'
import type { Person, School } from '../security/school.ts'
import { fillMemories, type Remembered } from './memories.ts'

/** What the earlier version was used for, and what it then answered. */
export type Filled = {
  teacher: Person
  /** Has studied, drawn, played and told no age. */
  pupil: Person
  /** Up to 12, with a guardian's consent and a photo. */
  child: Person
  /** Two-factor by an authenticator, and its secret. */
  guarded: Person & { secret: string }
  /** Has a password that nobody could choose today. */
  weak: Person
  drawing: { id: string; title: string }
  /** What the pupil's own data looked like. */
  before: { user: Record<string, unknown>; cards: number; achievements: string; drawings: number }
  /** Links that were sent and not opened, in the form of then. */
  links: { reset: string; verify: string; consent: string }
  materialId: number
  remembered: Remembered
}

/** Uses an installation as a school would for a few days. */
export async function fillSchool(school: School): Promise<Filled> {
  const { teacher, materialId, cards } = await deck(school, 12)
  const pupil = await school.join('student', { ageRange: undefined })
  for (const card of cards) {
    await pupil.client.post(`/api/cards/${card}/study`, { materialId, side: 'front', eventId: randomUUID() })
    await pupil.client.post(`/api/cards/${card}/review`, { difficulty: 'fácil', eventId: randomUUID() })
  }
  const title = 'A minha casa amarela'
  const made = await pupil.client.post('/api/coloring/ai-generate', {
    title,
    description: 'uma casa com uma árvore e um gato',
  })
  const child = await school.join('student', { ageRange: 'até 12' })
  const consent = await agree(school, child)
  await pupil.client.post('/api/auth/forgot-password', { email: pupil.email })
  const weak = await school.join('student', {}, undefined, 'Senha123!')
  return {
    teacher,
    pupil,
    child,
    weak,
    guarded: await guardedTeacher(school),
    drawing: { id: field(made, 'id'), title },
    before: await ownData(pupil),
    links: {
      consent,
      reset: await school.linkSecret(pupil.email, 'reset-password'),
      verify: await school.linkSecret(pupil.email, 'verify-email'),
    },
    materialId,
    remembered: await fillMemories(school),
  }
}

/** What a pupil sees of their own. */
export async function ownData({ client }: Person): Promise<Filled['before']> {
  const user = await client.get('/api/auth/user')
  const drawings = await client.get('/api/coloring/ai-images')
  const achievements = await client.get('/api/achievements')
  const file = await client.get('/api/profile/export')
  return {
    user: user.body as Record<string, unknown>,
    cards: file.text.split('"reviewCount"').length - 1,
    achievements: achievements.text,
    drawings: Array.isArray(drawings.body) ? drawings.body.filter(one => one.mine).length : -1,
  }
}

/** A guardian agrees by the link of the e-mail; answers its secret. */
async function agree(school: School, child: Person): Promise<string> {
  const guardianEmail = school.freshEmail()
  await child.client.post('/api/profile/consent', { guardianName: 'Rosa Prado', relation: 'mãe', guardianEmail })
  const secret = await school.linkSecret(guardianEmail, 'consent')
  const agreed = { guardianName: 'Rosa Prado', relation: 'mãe', isGuardian: true }
  await school.browser().post(`/api/consents/${secret}/give`, agreed)
  return secret
}

async function guardedTeacher(school: School): Promise<Filled['guarded']> {
  const person = await school.join('teacher')
  const begun = await person.client.post('/api/profile/two-factor', { method: 'app', password: person.password })
  const secret = field(begun, 'secret')
  const code = authenticatorCode(secret, Date.now() - 30_000)
  await person.client.post('/api/profile/two-factor/confirm', { method: 'app', code })
  return { ...person, secret }
}
