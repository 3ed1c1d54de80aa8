import { field } from './client.ts'
import { type Line, unless } from './line.ts'
import { goodPassword, type Person, type School } from './school.ts'

const chosen = 'Trilha4@serenaNoite'

/** How many wrong passwords are looked at in each of several browsers. */
async function guessIn(school: School, owner: Person, browsers: readonly Person['client'][]): Promise<number> {
  let looked = 0
  for (const browser of browsers)
    for (let n = 0; n < 12; n++)
      if ((await school.enter({ ...owner, password: `Errada${n}@` }, browser)).status === 401) looked++
  return looked
}

/** Switches two-factor on by e-mails. */
async function switchOn(school: School, { client, email }: Person): Promise<void> {
  await client.post('/api/profile/two-factor', { method: 'email', password: goodPassword })
  for (let turn = 0; turn < 100; turn++) {
    const texts = await school.emails(email)
    const code = texts.map(text => /^\d{6}\r?$/m.exec(text)?.[0]?.trim()).find(Boolean)
    if (code) {
      await client.post('/api/profile/two-factor/confirm', { method: 'email', code })
      return
    }
    await new Promise(done => setTimeout(done, 100))
  }
}

/** What was once a way to spend somebody's tries or e-mails, or to have more tries than others. */
export const limitLines: readonly Line[] = [
  {
    finding: 'F3',
    kind: 'refused',
    what: 'guesses from eight devices kept by who knew the password before the owner changed it',
    async run(school) {
      const owner = await school.join('student')
      const kept = Array.from({ length: 8 }, () => school.browser())
      for (const device of kept) await school.enter(owner, device)
      const another = { currentPassword: goodPassword, password: chosen, confirmPassword: chosen }
      await owner.client.put('/api/profile/password', another)
      const looked = await guessIn(school, owner, kept)
      const entered = await school.enter({ ...owner, password: chosen }, owner.client)
      return unless(looked <= 50 && entered.status !== 401, `${looked} were looked at; the owner: ${entered.status}`)
    },
  },
  {
    finding: 'F3',
    kind: 'honest',
    what: 'a teacher in the school’s network gets a link and a code while a pupil there asks for other e-mails to them',
    async run(school) {
      const teacher = await school.join('teacher')
      await switchOn(school, teacher)
      const pupil = teacher.client.another()
      for (let n = 0; n < 4; n++) await pupil.post('/api/auth/resend-verification', { email: teacher.email })
      const link = await teacher.client.another().post('/api/auth/forgot-password', { email: teacher.email })
      const renewed = await teacher.client.post('/api/profile/two-factor/recovery-codes', { password: goodPassword })
      return unless(
        link.status === 200 && field(renewed, 'code') === 'code-needed',
        `link ${link.status}, code ${renewed.status} ${renewed.text.slice(0, 80)}`,
      )
    },
  },
  {
    finding: 'F3',
    kind: 'honest',
    what: 'a pupil whose password a classmate tries all the time gets in on a new device of the school by an e-mail',
    async run(school) {
      const owner = await school.join('student')
      const there = () => school.browser(owner.client.address)
      await guessIn(school, owner, [there()])
      const browser = there()
      const refused = await school.enter(owner, browser)
      const token = await school.linkSecret(owner.email, 'unlock')
      const opened = await browser.post('/api/auth/unlock', { token })
      await guessIn(school, owner, [there()])
      const entered = await school.enter(owner, browser)
      return unless(
        refused.status === 429 && opened.status === 200 && entered.status === 200,
        `${refused.status}, link ${opened.status}, then ${entered.status}`,
      )
    },
  },
  {
    finding: 'F3',
    kind: 'refused',
    what: 'a pupil who keeps the server hashing with a password of their own nobody asked for',
    async run(school) {
      const pupil = await school.join('student')
      const own = { password: chosen, confirmPassword: chosen }
      const replies = await Promise.all(
        Array.from({ length: 60 }, () => pupil.client.post('/api/auth/own-password', own)),
      )
      const looked = replies.filter(({ status }) => status === 409).length
      return unless(looked <= 20, `${looked} of 60 were looked at`)
    },
  },
  {
    finding: 'F8',
    kind: 'refused',
    what: 'e-mails to strangers by asking for their address as one’s own',
    async run(school) {
      const pupil = await school.join('student')
      const statuses: number[] = []
      for (let n = 0; n < 8; n++) {
        const wish = { email: school.freshEmail(), currentPassword: goodPassword }
        statuses.push((await pupil.client.post('/api/profile/email', wish)).status)
      }
      return unless(statuses.filter(status => status === 200).length <= 5, statuses.join(' '))
    },
  },
]
