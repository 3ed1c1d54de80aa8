import { field } from './client.ts'
import { type Line, unless } from './line.ts'
import { goodPassword, type School } from './school.ts'

const ownWord = (n: number) => `203.0.113.${n}`

/** Sixty guesses of the teachers' secret; answers how many were answered by what. */
async function guessSecret(school: School, address: (n: number) => string): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (let n = 1; n <= 60; n++) {
    const reply = await school.browser(address(n)).post('/api/auth/register', {
      fullName: 'Lia Prado',
      email: school.freshEmail(),
      phone: '(11) 98765-4321',
      password: goodPassword,
      confirmPassword: goodPassword,
      userType: 'teacher',
      secretPassword: `tentativa-${n}`,
    })
    statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
  }
  return statuses
}

export const addressLines: readonly Line[] = [
  {
    finding: 'F2',
    kind: 'refused',
    what: 'sixty guesses of the school secret from one device of the network that names another address each time',
    async run(_, hosted) {
      const device = hosted.freshAddress().replace(/^198\.18\./, '192.168.')
      const statuses = await guessSecret(hosted, n => `${ownWord(n)}, ${device}`)
      return unless((statuses[429] ?? 0) >= 30, JSON.stringify(statuses))
    },
  },
  {
    finding: 'F2',
    kind: 'refused',
    what: 'sixty guesses of the school secret behind a proxy that tells the port with the address',
    async run(_, hosted) {
      const device = hosted.freshAddress()
      const statuses = await guessSecret(hosted, n => `${device}:${40_000 + n}`)
      return unless((statuses[429] ?? 0) >= 30, JSON.stringify(statuses))
    },
  },
  {
    finding: 'F2',
    kind: 'honest',
    what: 'sixty people behind the proxy, each with a wrong secret once',
    async run(_, hosted) {
      const statuses = await guessSecret(hosted, () => hosted.freshAddress())
      return unless(statuses[403] === 60, JSON.stringify(statuses))
    },
  },
  {
    finding: 'F3',
    kind: 'honest',
    what: 'four hundred people behind one address sign in at once, one of ten with a typing mistake first',
    async run(school) {
      const people = await signUp(school, 40)
      const address = school.freshAddress()
      const statuses: Record<string, number> = {}
      for (let n = 0; n < 400; n++) {
        const person = people[n % people.length]
        if (!person) continue
        const browser = school.browser(address)
        if (n % 10 === 0) await school.enter({ ...person, password: 'Errada1@' }, browser)
        const reply = await school.enter(person, browser)
        statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
      }
      return unless(statuses[200] === 400, JSON.stringify(statuses))
    },
  },
  {
    finding: 'F3',
    kind: 'honest',
    what: 'a teacher signs in on a known device while somebody at the same address tries invented accounts',
    async run(school) {
      const teacher = await school.join('teacher')
      await flood(school, teacher.client.address, 320)
      const reply = await school.enter(teacher)
      return unless(reply.status === 200, `${reply.status} ${field(reply, 'message')}`)
    },
  },
  {
    finding: 'F3',
    kind: 'honest',
    what: 'who was locked out by fifty wrong passwords of somebody else gets in by an e-mail',
    async run(school) {
      const owner = await school.join('student')
      for (let n = 0; n < 56; n++) {
        await school.enter({ ...owner, password: `Errada${n}@` }, school.browser())
      }
      const browser = school.browser()
      const password = 'Trilha4@serenaNoite'
      const made = await school.resetBy(owner, browser, password)
      const entered = await school.enter({ ...owner, password }, browser)
      return unless(made.status === 200 && entered.status === 200, `${made.status}, then ${entered.status}`)
    },
  },
  {
    finding: 'F3',
    kind: 'honest',
    what: 'two pupils of one shared computer are both known there, whatever is tried on their accounts elsewhere',
    async run(school) {
      const first = await school.join('student')
      const second = await school.join('student', {}, first.client)
      for (const person of [first, second]) {
        for (let n = 0; n < 56; n++) await school.enter({ ...person, password: `Errada${n}@` }, school.browser())
      }
      const replies = [await school.enter(first, first.client), await school.enter(second, first.client)]
      return unless(
        replies.every(reply => reply.status === 200),
        replies.map(reply => reply.status).join(', '),
      )
    },
  },
  {
    finding: 'F3',
    kind: 'refused',
    what: 'guesses of one password from one address',
    async run(school) {
      const owner = await school.join('student')
      const browser = school.browser()
      let looked = 0
      for (let n = 0; n < 30; n++) {
        const reply = await school.enter({ ...owner, password: `Errada${n}@` }, browser)
        if (reply.status === 401) looked++
      }
      return unless(looked <= 10, `${looked} of 30 were looked at`)
    },
  },
  {
    finding: 'F3',
    kind: 'honest',
    what: 'the owner still gets an e-mail after somebody else asked for ten of them',
    async run(school) {
      const owner = await school.join('student')
      for (let n = 0; n < 30; n++) await school.browser().post('/api/auth/forgot-password', { email: owner.email })
      const before = (await school.emails(owner.email)).length
      const asked = await owner.client.post('/api/auth/forgot-password', { email: owner.email })
      await new Promise(done => setTimeout(done, 3000))
      const after = (await school.emails(owner.email)).length
      return unless(asked.status === 200 && after > before, `${asked.status}, e-mails ${before} → ${after}`)
    },
  },
]

async function signUp(school: School, count: number) {
  return Promise.all(Array.from({ length: count }, () => school.join('student')))
}

/** Sign-ins with invented accounts. */
async function flood(school: School, address: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const email = school.freshEmail()
    await school.browser(address).post('/api/auth/login', { email, password: 'Inventada1@' })
  }
}
