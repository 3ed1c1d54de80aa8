import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { authenticatorCode } from '../../e2e/support/authenticator.ts'
import { usualComfort } from '../../packages/core/src/accounts/comfort.ts'
import { field } from './client.ts'
import { type Line, unless } from './line.ts'
import { goodPassword, type Person, type School } from './school.ts'

const weak = [
  'Aa1!            ',
  'Senha123!',
  'Password1!',
  'Capivira1!',
  'Escola2026!',
  'Aluno@123',
  'Coracao1!',
  'Brasil@2026',
]
const strong = [
  'Correto cavalo bateria grampo 9!',
  'Açúcar@2026x',
  'Sênha-forte_9!?',
  'x7#Kq2!vLm9',
  'Três tatus 3 tocas!',
]

async function register(school: School, password: string, more: object = {}) {
  return school.browser().post('/api/auth/register', {
    fullName: 'Marina Toledo',
    email: school.freshEmail(),
    phone: '(11) 98765-4321',
    password,
    confirmPassword: password,
    userType: 'student',
    ...more,
  })
}

/** Switches two-factor on by an authenticator; answers its secret. */
async function switchOn({ client }: Person): Promise<string> {
  const begun = await client.post('/api/profile/two-factor', { method: 'app', password: goodPassword })
  const secret = field(begun, 'secret')
  await client.post('/api/profile/two-factor/confirm', { method: 'app', code: authenticatorCode(secret, Date.now()) })
  return secret
}

const isOn = async ({ client }: Person) => field(await client.get('/api/profile/two-factor'), 'enabled') === 'true'

export const accountLines: readonly Line[] = [
  {
    finding: 'F6',
    kind: 'refused',
    what: `common passwords: ${weak.join(', ')}`,
    async run(school) {
      const taken: string[] = []
      for (const password of weak) if ((await register(school, password)).status !== 400) taken.push(password)
      return unless(taken.length === 0, `taken: ${taken.join(', ')}`)
    },
  },
  {
    finding: 'F6',
    kind: 'refused',
    what: 'a password made of the person’s own name or address',
    async run(school) {
      const taken: string[] = []
      for (const password of ['Toledo2026!', 'Marina@2010', 'MarinaToledo1!', 'Ipeamarelo.9@']) {
        const email = `ipeamarelo.${school.freshEmail()}`
        if ((await register(school, password, { email })).status !== 400) taken.push(password)
      }
      return unless(taken.length === 0, `taken: ${taken.join(', ')}`)
    },
  },
  {
    finding: 'F6',
    kind: 'honest',
    what: `passphrases and random passwords: ${strong.length} of them`,
    async run(school) {
      const refused: string[] = []
      for (const password of strong) {
        const reply = await register(school, password)
        if (reply.status !== 201) refused.push(`${password} (${field(reply, 'message')})`)
      }
      return unless(refused.length === 0, refused.join(', '))
    },
  },
  {
    finding: 'F9',
    kind: 'refused',
    what: 'taking the second factor away, or new recovery codes, with the password alone',
    async run(school) {
      const owner = await school.join('teacher')
      await switchOn(owner)
      const renewed = await owner.client.post('/api/profile/two-factor/recovery-codes', { password: goodPassword })
      await owner.client.post('/api/profile/two-factor/disable', { password: goodPassword })
      const codes = renewed.text.includes('"recoveryCodes":["')
      return unless(!codes && (await isOn(owner)), `codes given: ${codes}, still on: ${await isOn(owner)}`)
    },
  },
  {
    finding: 'F9',
    kind: 'honest',
    what: 'the owner takes it away with a code',
    async run(school) {
      const owner = await school.join('teacher')
      const secret = await switchOn(owner)
      // The code that switched it on counts once; the next one is not long away.
      const code = authenticatorCode(secret, Date.now() + 30_000)
      const off = await owner.client.post('/api/profile/two-factor/disable', { password: goodPassword, code })
      return unless(off.status === 200 && !(await isOn(owner)), `${off.status} ${field(off, 'message')}`)
    },
  },
  {
    finding: 'F14',
    kind: 'honest',
    what: 'without a mail server nobody’s unproven account is replaced',
    async run(school) {
      const owner = await school.join('student')
      await school.rows("update users set created_at = created_at - interval '3 days' where id = $1", [owner.id])
      const again = await register(school, 'Outra5@trilhaSerena', { email: owner.email })
      return unless(again.status === 409, String(again.status))
    },
  },
  {
    finding: 'F9',
    kind: 'refused',
    what: 'a teacher without a second factor, where the school asks for one, who reads pupils or materials',
    async run(_, hosted) {
      const secretPassword = (await readFile(join(hosted.instance.dataFolder, 'secrets', 'teacher'), 'utf8')).trim()
      const teacher = await hosted.join('teacher', { secretPassword })
      const paths = ['/api/teacher/materials', '/api/classes', '/api/consents?view=pending', '/api/profile/export']
      const replies = await Promise.all(paths.map(path => teacher.client.get(path)))
      const begun = await teacher.client.post('/api/profile/two-factor', { method: 'app', password: goodPassword })
      const seen = [...replies.map(reply => reply.status), begun.status].join(' ')
      return unless(seen === '403 403 403 403 200', seen)
    },
  },
  {
    finding: 'F14',
    kind: 'refused',
    what: 'an address kept from its owner by an account that was never proven nor used, where there is a mail server',
    async run(_, hosted) {
      const [unused, used] = [await hosted.join('student'), await hosted.join('student')]
      await used.client.put('/api/profile/comfort', { ...usualComfort, textSize: 'large' })
      const ids = [unused.id, used.id]
      const columns = ['created_at', 'updated_at', 'last_used_at']
      const longAgo = columns.map(column => `${column} = ${column} - interval '3 days'`).join(', ')
      await hosted.rows(`update users set ${longAgo} where id = any($1)`, [ids])
      await hosted.rows('delete from sessions where user_id = any($1)', [ids])
      const [first, second] = [
        await register(hosted, 'Outra5@trilhaSerena', { email: unused.email }),
        await register(hosted, 'Outra5@trilhaSerena', { email: used.email }),
      ]
      return unless(first.status === 201 && second.status === 409, `unused ${first.status}, used ${second.status}`)
    },
  },
]
