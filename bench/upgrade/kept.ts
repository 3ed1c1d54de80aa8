import { authenticatorCode } from '../../e2e/support/authenticator.ts'
import { field } from '../security/client.ts'
import { unless } from '../security/line.ts'
import type { Person, School } from '../security/school.ts'
import { type Filled, ownData } from './fill.ts'
import { reckoned, standing } from './memories.ts'

/** Something that has to be there still: null, or what was seen instead. */
type Kept = { what: string; run: (school: School, filled: Filled) => Promise<string | null> }

async function isSignedIn({ client, email }: Person): Promise<boolean> {
  return field(await client.get('/api/auth/user'), 'email') === email
}

export const kept: readonly Kept[] = [
  {
    what: 'sessions go on',
    async run(_, { teacher, pupil, child, weak, guarded }) {
      const people = [teacher, pupil, child, weak, guarded]
      const out = await Promise.all(people.map(async person => !(await isSignedIn(person))))
      return unless(!out.includes(true), out.join(' '))
    },
  },
  {
    what: 'everybody signs in with the password they had, also one that nobody could choose now',
    async run(school, { teacher, pupil, child, weak }) {
      const replies = []
      for (const person of [teacher, pupil, child, weak]) replies.push(await school.enter(person, school.browser()))
      return unless(
        replies.every(({ status }) => status === 200),
        replies.map(({ status, text }) => `${status} ${text.slice(0, 80)}`).join(' | '),
      )
    },
  },
  {
    what: 'the second factor is the same',
    async run(school, { guarded }) {
      const browser = school.browser()
      const first = await school.enter(guarded, browser)
      const code = authenticatorCode(guarded.secret, Date.now())
      const second = await browser.post('/api/auth/two-factor', { code })
      return unless(
        field(first, 'requiresTwoFactor') === 'true' && second.status === 200,
        `${first.text.slice(0, 80)} ${second.status} ${field(second, 'message')}`,
      )
    },
  },
  {
    what: 'a pupil’s XP, level, streak, cards, achievements and drawings',
    async run(_, { pupil, before }) {
      const after = await ownData(pupil)
      const names = ['xp', 'level', 'streak', 'fullName', 'email', 'lastStudyDate', 'profileImageUrl']
      const changed = names.filter(name => before.user[name] !== after.user[name])
      const same =
        before.cards === after.cards && before.achievements === after.achievements && before.drawings === after.drawings
      return unless(
        changed.length === 0 && same,
        `${changed.join(' ')} cards ${before.cards} → ${after.cards}, drawings ${before.drawings} → ` +
          `${after.drawings}, achievements the same: ${before.achievements === after.achievements}`,
      )
    },
  },
  {
    what: 'the author reads their own title of a drawing, and sees its picture; others do not read it',
    async run(school, { pupil, child, drawing }) {
      const own = await pupil.client.get(`/api/coloring/ai-images/${drawing.id}`)
      const picture = await pupil.client.get(`/api/coloring/ai-images/${drawing.id}/image`)
      const list = await (await school.join('student')).client.get('/api/coloring/ai-images')
      const others = `${list.text}${(await child.client.get('/api/coloring/ai-images')).text}`
      const seen = `${field(own, 'title')} ${picture.status}`
      return unless(
        seen === `${drawing.title} 200` && !others.includes('amarela'),
        `${seen}; others: ${others.includes('amarela')}`,
      )
    },
  },
  {
    what: 'a guardian’s consent is given still, and its link of then opens',
    async run(school, { child, links }) {
      const state = field(await child.client.get('/api/profile/consent'), 'state')
      const opened = await school.browser().get(`/api/consents/${links.consent}`)
      return unless(state === 'given' && opened.status === 200, `${state} ${opened.status}`)
    },
  },
  {
    what: 'links of e-mails sent before work: the pages of their form, and what they do',
    async run(school, { pupil, links }) {
      const pages = await Promise.all(
        [`/reset-password/${links.reset}`, `/verify-email/${links.verify}`, `/consent/${links.consent}`].map(path =>
          school.browser().get(path),
        ),
      )
      const verified = await school.browser().post('/api/auth/verify-email', { token: links.verify })
      const password = 'Trilha4@serenaNoite'
      const reset = await school
        .browser()
        .post('/api/auth/reset-password', { token: links.reset, password, confirmPassword: password })
      const entered = await school.enter({ ...pupil, password }, school.browser())
      const seen = [...pages.map(page => page.status), verified.status, reset.status, entered.status].join(' ')
      return unless(seen === '200 200 200 200 200 200', seen)
    },
  },
  {
    what: 'the teacher’s material with its cards',
    async run(_, { teacher, materialId }) {
      const cards = await teacher.client.get(`/api/materials/${materialId}/cards`)
      return unless(Array.isArray(cards.body) && cards.body.length === 12, `${cards.status}`)
    },
  },
  {
    what:
      'memories by the school’s days, streaks by the days that were studied: counted, told to the administrator, ' +
      'and nothing else',
    async run(school, { remembered }) {
      const told = await reckoned(await school.join('admin'))
      const { before } = remembered
      const after = await standing(school, remembered)
      const seen = { told, before, after }
      const [evening, calm] = [before.due[0] > after.due[0], before.due[1] === after.due[1]]
      const isRight =
        told !== null &&
        told.left === 0 &&
        told.sooner >= 1 &&
        told.later === 0 &&
        told.unlogged === 0 &&
        told.streaks === 1 &&
        evening &&
        calm &&
        after.streak === 4 &&
        before.streak < 4
      return unless(isRight, JSON.stringify(seen))
    },
  },
  {
    what:
      'of that pupil the XP, but for achievements that the days earned, all ratings, and the names of an exported ' +
      'deck’s notes',
    async run(school, { remembered }) {
      const { before } = remembered
      const after = await standing(school, remembered)
      const [earned] = await school.rows(
        'select coalesce(sum(amount), 0)::int as xp from xp_ledger where user_id = $1 and source = ' +
          "'achievement' and source_id like '%streak%'",
        [remembered.pupil.id],
      )
      const same = before.log === after.log && before.guids.join() === after.guids.join() && before.guids.length === 6
      const xp = after.xp === before.xp || after.xp === before.xp + Number(earned?.xp)
      return unless(same && xp, JSON.stringify({ before, after, earned }))
    },
  },
]
