import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Line, unless } from './line.ts'
import type { Person, School } from './school.ts'

/** Tries a wrong password over a connection of its own, and breaks it off after so many milliseconds. */
async function guessAndLeave({ instance }: School, { email }: Person, ms: number): Promise<void> {
  const { hostname, port } = new URL(instance.address)
  const body = JSON.stringify({ email, password: 'Errada1@' })
  const head = [
    'POST /api/auth/login HTTP/1.1',
    'Host: escola',
    'Content-Type: application/json',
    'Sec-Fetch-Site: same-origin',
  ]
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write([...head, `Content-Length: ${body.length}`, '', body].join('\r\n'))
  await sleep(ms)
  socket.resetAndDestroy()
}

/** How many sign-ins were counted so far, of all accounts. */
async function countedSignIns(school: School): Promise<number> {
  const [row] = await school.rows("select sum(points) as points from rate_limits where key like 'login-account-day:%'")
  return Number(row?.points ?? 0)
}

export const eventLines: readonly Line[] = [
  {
    finding: 'F5',
    kind: 'refused',
    what: 'guesses that leave no trace because who makes them hangs up',
    async run(school) {
      const [admin, pupil] = [await school.join('admin'), await school.join('student')]
      const before = await countedSignIns(school)
      for (const ms of [4, 6, 8, 10, 12, 14]) await guessAndLeave(school, pupil, ms)
      await sleep(3000)
      const looked = (await countedSignIns(school)) - before
      const [row] = await school.rows(
        `select sum(count) as told from security_events join security_people on pseudonym = user_key
          where user_id = $1 and event = 'sign-in' and outcome = 'wrong'`,
        [pupil.id],
      )
      const listed = await admin.client.get('/api/admin/security-events?event=sign-in&outcome=wrong')
      return unless(
        looked > 0 && Number(row?.told) === looked && listed.text.includes(pupil.id),
        `${looked} were looked at, ${row?.told} are told`,
      )
    },
  },
  {
    finding: 'F5',
    kind: 'honest',
    what: 'an administrator finds a wrong password, a wrong secret and a change of password again',
    async run(school) {
      const [admin, pupil] = [await school.join('admin'), await school.join('student')]
      await school.enter({ ...pupil, password: 'Errada1@' }, school.browser())
      const password = 'Trilha4@serenaNoite'
      await pupil.client.put('/api/profile/password', {
        currentPassword: pupil.password,
        password,
        confirmPassword: password,
      })
      await new Promise(done => setTimeout(done, 3000))
      const listed = await admin.client.get('/api/admin/security-events')
      const own = await pupil.client.get('/api/admin/security-events')
      const counts = listed.text.split(pupil.id).length - 1
      const personal = [pupil.client.address, pupil.email].filter(word => listed.text.includes(word))
      return unless(
        listed.status === 200 && own.status === 403 && counts >= 2 && personal.length === 0,
        `${listed.status}, ${own.status}; ${counts} of the pupil; personal: ${personal.join(', ')}; ` +
          `${listed.text.slice(0, 300)}`,
      )
    },
  },
]
