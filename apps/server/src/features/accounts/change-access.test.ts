import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import { testPassword, type Visitor } from '../../../test/app.ts'
import { codeIn, tokenIn } from '../../../test/emails.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { changeOwnPassword, type Owner, otherPassword, ownersOf, put, twice } from '../../../test/owners.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()
const { wait, emails, appCode, linkTo, owner } = ownersOf(school)
beforeEach(async () => {
  await emptyTables(school.connection.pool, 'users', 'rate_limits', 'admin_acts')
  school.emails.length = 0
})

/** Something that can be under way: how it is begun, and how whoever began it tries to come back by it. */
type Pending = { needs?: 'two-factor' | 'no two-factor'; begin: (of: Owner) => Promise<() => Promise<boolean>> }

const reset = async (token: string) =>
  (await school.visitor().post('/api/auth/reset-password', { token, ...twice('Invasora3!lua') })).status === 200

const pending: Record<string, Pending> = {
  'an address that waits to be confirmed': {
    async begin(of) {
      const wanted = { email: 'invasora@casa.example', currentPassword: testPassword }
      await of.post('/api/profile/email', { ...wanted, code: of.recoveryCode })
      const token = await linkTo('confirm-email')
      return async () => (await school.visitor().post('/api/auth/confirm-email', { token })).status === 200
    },
  },
  'a link for a forgotten password': {
    async begin({ email }) {
      await school.visitor().post('/api/auth/forgot-password', { email })
      const token = await linkTo('reset-password')
      return () => reset(token)
    },
  },
  'an e-mail for a forgotten password that is still queued': {
    async begin({ email }) {
      await school.visitor().post('/api/auth/forgot-password', { email })
      const queued = school.emails.splice(0)
      return async () => {
        school.emails.push(...queued)
        const late = (await emails()).find(({ text }) => text.includes('/reset-password'))
        return late !== undefined && reset(tokenIn(late))
      }
    },
  },
  'a sign-in that waits for its second step': {
    needs: 'two-factor',
    async begin({ email, secret = '' }) {
      const thief = school.visitor()
      await thief.post('/api/auth/login', { email, password: testPassword })
      return async () => (await thief.post('/api/auth/two-factor', { code: appCode(secret) })).status === 200
    },
  },
  'an authenticator that waits for its first code': {
    needs: 'no two-factor',
    async begin(of) {
      const asked = { method: 'app', password: testPassword }
      const { body } = await of.post<{ secret: string }>('/api/profile/two-factor', asked)
      return () => confirmsAnywhere(of, 'app', appCode(body.secret))
    },
  },
  'a code by e-mail that waits to switch two-factor on': {
    needs: 'no two-factor',
    async begin(of) {
      await of.post('/api/profile/two-factor', { method: 'email', password: testPassword })
      const code = codeIn((await emails())[0])
      return () => confirmsAnywhere(of, 'email', code)
    },
  },
}

/**
 * Whether a first code switches two-factor on: from the session it was begun in or, should that have ended, from a new
 * one.
 */
async function confirmsAnywhere(of: Owner, method: 'app' | 'email', code: string): Promise<boolean> {
  const confirmed = async (who: Visitor) =>
    (await who.post('/api/profile/two-factor/confirm', { method, code })).status === 200
  for (const password of [testPassword, otherPassword]) {
    const elsewhere = school.visitor()
    await elsewhere.post('/api/auth/login', { email: of.email, password })
    if (await confirmed(elsewhere)) return true
  }
  return confirmed(of)
}

/** A way to change who may sign in. Every one there is: the last test of this file sees that each comes by here. */
type Path = { starts?: 'two-factor' | 'no two-factor'; sessions: 'end' | 'stay'; go: (of: Owner) => Promise<number> }

const proof = ({ secret = '' }: Owner) => ({ password: testPassword, code: appCode(secret) })
const asAdmin = async (act: (admin: Owner) => Promise<{ status: number }>) =>
  (await act(await school.signedIn('admin'))).status

const paths: Record<string, Path> = {
  'changing the password': {
    sessions: 'end',
    go: async ({ email, secret }) => {
      const there = school.visitor()
      await there.post('/api/auth/login', { email, password: testPassword })
      if (secret) await there.post('/api/auth/two-factor', { code: appCode(secret) })
      return (await changeOwnPassword(there)).status
    },
  },
  'resetting a forgotten password': {
    sessions: 'end',
    go: async ({ email }) => {
      await school.visitor().post('/api/auth/forgot-password', { email })
      const token = await linkTo('reset-password')
      return (await school.visitor().post('/api/auth/reset-password', { token, ...twice(otherPassword) })).status
    },
  },
  'choosing a password in place of a temporary one': {
    starts: 'no two-factor',
    sessions: 'end',
    go: async ({ id, email }) => {
      const until = new Date(school.now().getTime() + 60_000)
      const { pool } = school.connection
      await pool.query('update users set temporary_password_until = $2 where id = $1', [id, until])
      const there = school.visitor()
      await there.post('/api/auth/login', { email, password: testPassword })
      return (await there.post('/api/auth/own-password', twice(otherPassword))).status
    },
  },
  'a password the administration hands out': {
    sessions: 'end',
    go: ({ id }) => asAdmin(admin => admin.post(`/api/admin/users/${id}/password`)),
  },
  'locking and unlocking': {
    sessions: 'end',
    go: ({ id }) =>
      asAdmin(async admin => {
        await put(admin, `/api/admin/users/${id}/lock`, { locked: true })
        return put(admin, `/api/admin/users/${id}/lock`, { locked: false })
      }),
  },
  'another role': {
    sessions: 'end',
    go: ({ id }) => asAdmin(admin => put(admin, `/api/admin/users/${id}/role`, { userType: 'teacher' })),
  },
  'an address the administration corrects': {
    sessions: 'end',
    go: ({ id }) => asAdmin(admin => put(admin, `/api/admin/users/${id}/email`, { email: 'certa@casa.example' })),
  },
  'confirming another address': {
    sessions: 'end',
    go: async ({ post, secret }) => {
      const wanted = { email: 'minha@casa.example', currentPassword: testPassword }
      await post('/api/profile/email', { ...wanted, ...(secret && { code: appCode(secret) }) })
      const token = await linkTo('confirm-email')
      return (await school.visitor().post('/api/auth/confirm-email', { token })).status
    },
  },
  'switching two-factor on': {
    starts: 'no two-factor',
    sessions: 'end',
    go: async ({ email }) => {
      const there = school.visitor()
      await there.post('/api/auth/login', { email, password: testPassword })
      const asked = { method: 'app', password: testPassword }
      const { body } = await there.post<{ secret: string }>('/api/profile/two-factor', asked)
      const on = { method: 'app', code: appCode(body.secret) }
      return (await there.post('/api/profile/two-factor/confirm', on)).status
    },
  },
  'switching two-factor over to another phone': {
    starts: 'two-factor',
    sessions: 'stay',
    go: async of => {
      const { body } = await of.post<{ secret: string }>('/api/profile/two-factor', { method: 'app', ...proof(of) })
      return (await of.post('/api/profile/two-factor/confirm', { method: 'app', code: appCode(body.secret) })).status
    },
  },
  'switching two-factor off': {
    starts: 'two-factor',
    sessions: 'stay',
    go: async of => (await of.post('/api/profile/two-factor/disable', proof(of))).status,
  },
  'new recovery codes': {
    starts: 'two-factor',
    sessions: 'stay',
    go: async of => (await of.post('/api/profile/two-factor/recovery-codes', proof(of))).status,
  },
  'deleting the account': {
    sessions: 'end',
    go: async of => (await of.post('/api/profile/delete', { password: testPassword })).status,
  },
  'an account the administration deletes': {
    sessions: 'end',
    go: ({ id }) => asAdmin(admin => admin.delete(`/api/admin/users/${id}`)),
  },
}

const states = ['two-factor', 'no two-factor'] as const
const walk = Object.entries(paths).flatMap(([path, { starts }]) =>
  states.filter(state => !starts || starts === state).map(state => ({ path, state })),
)

describe('whatever changes who may sign in', () => {
  test.each(Object.entries(pending))('is needed: left alone, %s leads somewhere', async (_, { needs, begin }) => {
    const comeBack = await begin(await owner(needs === 'two-factor'))
    wait(31)
    expect(await comeBack()).toBe(true)
  })

  test.each(walk)('$path, with $state, ends all that is under way', async ({ path, state }) => {
    const of = await owner(state === 'two-factor')
    const comesBack = new Map<string, () => Promise<boolean>>()
    for (const [left, { needs, begin }] of Object.entries(pending)) {
      if (!needs || needs === state) comesBack.set(left, await begin(of))
    }
    wait(31)
    expect(await paths[path]?.go(of)).toBe(200)
    expect((await of.get('/api/auth/user')).status).toBe(paths[path]?.sessions === 'stay' ? 200 : 401)
    wait(31)
    const back: string[] = []
    for (const [left, comeBack] of comesBack) if (await comeBack()) back.push(left)
    expect(back).toEqual([])
  })
})

/** The server's own files, without tests, as paths under its `src`. */
const folder = fileURLToPath(new URL('../../', import.meta.url))
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map(file => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(folder, file), 'utf8') }))

const matching = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .sort()

describe('no path can forget it', () => {
  const access = 'email|password|temporaryPasswordUntil|userType|lockedAt|selfRegistered|twoFactor\\w*|access[VC]\\w*'
  const columns =
    'email|password|temporary_password_until|user_type|locked_at|self_registered|two_factor_\\w*|access_\\w*'

  test('what says who may sign in is written in one file', () => {
    const written = new RegExp(String.raw`\.update\(users\)\s*\.set\(\{[^}]*?\b(?:${access})\b\s*[:,}]`)
    const writtenInSql = new RegExp(String.raw`update\s+(?:users|\$\{users\})\s+set[^;]*?\b(?:${columns})\s*=`, 'i')
    expect(matching(written)).toEqual(['features/accounts/access-store.ts'])
    expect(matching(writtenInSql)).toEqual([])
  })

  test('only the rule reaches what that file writes, and every store of users that there is was looked at', () => {
    expect(matching(/\bwriteAccess\b|\bwriteRecoveryCodes\b/)).toEqual([
      'features/accounts/access-store.ts',
      'features/accounts/change-access.ts',
    ])
    expect(matching(/\.update\(users\)|update users\b/)).toEqual([
      'features/accounts/access-store.ts',
      'features/accounts/profile-store.ts',
      'features/accounts/recovery-store.ts',
      'features/accounts/use-store.ts',
      'features/consents/store.ts',
      'features/progress/store.ts',
    ])
    expect(matching(/\.(?:insert|delete)\(recoveryCodes\)/)).toEqual(['features/accounts/access-store.ts'])
  })

  test('every file that changes it has its path in the walk above', () => {
    expect(matching(/\bchangeAccess\(/)).toEqual([
      'features/accounts/change-access.ts',
      'features/accounts/change-email.ts',
      'features/accounts/change-password.ts',
      'features/accounts/reset-password.ts',
      'features/accounts/set-own-password.ts',
      'features/accounts/set-up-two-factor.ts',
      'features/admin/manage-users.ts',
    ])
  })
})
