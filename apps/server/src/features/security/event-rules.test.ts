import { expect, test } from 'vitest'
import { type Answered, eventOf } from './event-rules.ts'

const answered = (call: string | null, status: number, note: Answered['note'] = {}) => {
  const event = eventOf({ call, status, note })
  return event && `${event.event}: ${event.outcome}`
}
const signedIn = { userId: '7d0c1f3e-55a1-4a7b-9f0e-0d6a4c9b1e22' }
const disable = 'POST /api/profile/two-factor/disable'

test.each([
  ['POST /api/auth/login', 200, {}, 'sign-in: ok'],
  ['POST /api/auth/login', 200, { begun: true }, 'sign-in: begun'],
  ['POST /api/auth/login', 401, {}, 'sign-in: wrong'],
  ['POST /api/auth/login', 403, signedIn, 'sign-in: locked'],
  ['POST /api/auth/login', 429, {}, 'sign-in: limited'],
  ['POST /api/auth/login', 400, { fields: ['email'] }, null],
  ['POST /api/auth/login', 503, {}, null],
  ['POST /api/auth/two-factor', 401, { fields: ['code'] }, 'second-step: wrong'],
  ['POST /api/auth/two-factor', 410, {}, 'second-step: refused'],
  ['POST /api/auth/register', 403, { fields: ['secretPassword'], withSecret: true }, 'register-with-secret: wrong'],
  ['POST /api/auth/register', 409, { fields: ['email'] }, 'register: refused'],
  [disable, 200, signedIn, 'two-factor-off: ok'],
  [disable, 403, { ...signedIn, fields: ['password'] }, 'two-factor-off: wrong'],
  [disable, 403, { ...signedIn, fields: ['code'] }, 'two-factor-off: begun'],
  [disable, 400, { ...signedIn, fields: ['code'] }, 'two-factor-off: wrong'],
  [disable, 403, { ...signedIn, refused: 'wrong-role' }, 'wrong-role: refused'],
  // A new password that will not do is a mistake in a form.
  ['PUT /api/profile/password', 400, { ...signedIn, fields: ['password'] }, null],
  ['PUT /api/profile', 403, { refused: 'cross-site' }, 'cross-site: refused'],
  ['POST /api/logout', 200, {}, null],
  ['POST /api/logout', 200, signedIn, 'sign-out: ok'],
  ['GET /api/materials/:materialId', 404, signedIn, 'not-theirs: refused'],
  ['GET /api/materials/:materialId', 404, {}, null],
  ['GET /api/materials/:materialId', 200, signedIn, null],
  ['GET /api/materials', 429, signedIn, 'too-many: limited'],
  [null, 404, {}, null],
] as const)('%s answered %i with %o is %s', (call, status, note, expected) => {
  expect(answered(call, status, note)).toBe(expected)
})
