import { type Line, unless } from './line.ts'
import { goodPassword, type Person, type School } from './school.ts'

const chosen = 'Trilha4@serenaNoite'
const newPassword = { password: chosen, confirmPassword: chosen }

/** Somebody who knows the password asks that the account's e-mails go to an address of their own: the link's secret. */
async function askForOwnAddress(school: School, victim: Person): Promise<{ secret: string; address: string }> {
  const address = school.freshEmail()
  const thief = school.browser()
  await school.enter(victim, thief)
  await thief.post('/api/profile/email', { email: address, currentPassword: victim.password })
  return { address, secret: await school.linkSecret(address, 'confirm-email') }
}

/** What a recovery must end: a change of address that was asked for before it. */
function endsPendingChange(what: string, recover: (school: School, victim: Person) => Promise<number>): Line {
  return {
    finding: 'F1',
    kind: 'refused',
    what: `a link to change the address, asked for before ${what}`,
    async run(school) {
      const victim = await school.join('student')
      const { secret, address } = await askForOwnAddress(school, victim)
      if (!secret) return 'the e-mail with the link never came'
      const recovered = await recover(school, victim)
      if (recovered !== 200) return `the recovery itself answered ${recovered}`
      const opened = await school.browser().post('/api/auth/confirm-email', { token: secret })
      const [row] = await school.rows('select email from users where id = $1', [victim.id])
      return unless(
        opened.status >= 400 && row?.email !== address,
        `${opened.status}, the account's address is ${row?.email}`,
      )
    },
  }
}

/** What an administrator does to an account. */
async function asAdmin(school: School, method: 'POST' | 'PUT', path: string, body?: object): Promise<number> {
  const admin = await school.join('admin')
  const done = await admin.client.send(method, path, body ? { body } : {})
  return done.status
}

export const recoveryLines: readonly Line[] = [
  endsPendingChange('the owner changed the password', async (_school, { client }) => {
    const changed = await client.put('/api/profile/password', { currentPassword: goodPassword, ...newPassword })
    return changed.status
  }),
  endsPendingChange('the owner made a new password by e-mail', async (school, victim) => {
    return (await school.resetBy(victim, victim.client, chosen)).status
  }),
  endsPendingChange('an administrator gave a new password', (school, { id }) =>
    asAdmin(school, 'POST', `/api/admin/users/${id}/password`),
  ),
  endsPendingChange('an administrator locked the account', (school, { id }) =>
    asAdmin(school, 'PUT', `/api/admin/users/${id}/lock`, { locked: true }),
  ),
  endsPendingChange('an administrator changed the role', (school, { id }) =>
    asAdmin(school, 'PUT', `/api/admin/users/${id}/role`, { userType: 'teacher' }),
  ),
  {
    finding: 'F1',
    kind: 'honest',
    what: 'the owner asks for another address, opens the link and signs in with it',
    async run(school) {
      const owner = await school.join('student')
      const email = school.freshEmail()
      await owner.client.post('/api/profile/email', { email, currentPassword: goodPassword })
      const token = await school.linkSecret(email, 'confirm-email')
      const opened = await owner.client.post('/api/auth/confirm-email', { token })
      const entered = await school.enter({ ...owner, email }, school.browser())
      return unless(opened.status === 200 && entered.status === 200, `${opened.status}, then ${entered.status}`)
    },
  },
  {
    finding: 'F11',
    kind: 'refused',
    what: 'a link for a forgotten password, after the password was changed in the profile',
    async run(school) {
      const owner = await school.join('student')
      const token = await school.askReset(owner, school.browser())
      await owner.client.put('/api/profile/password', { currentPassword: goodPassword, ...newPassword })
      const another = 'Outra9@bemLongaTrilha'
      const used = await school
        .browser()
        .post('/api/auth/reset-password', { token, password: another, confirmPassword: another })
      return unless(token !== '' && used.status === 410, `${used.status} with the link '${token.slice(0, 4)}…'`)
    },
  },
  {
    finding: 'F11',
    kind: 'honest',
    what: 'who forgot the password makes another by e-mail and signs in with it',
    async run(school) {
      const owner = await school.join('student')
      const browser = school.browser()
      const made = await school.resetBy(owner, browser, chosen)
      const entered = await school.enter({ ...owner, password: chosen }, browser)
      return unless(made.status === 200 && entered.status === 200, `${made.status}, then ${entered.status}`)
    },
  },
]
