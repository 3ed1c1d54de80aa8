import { setTimeout as sleep } from 'node:timers/promises'
import { field } from './client.ts'
import { firstOf, type Line, unless } from './line.ts'
import { goodPassword, type Person, type School } from './school.ts'
import { traces } from './traces.ts'

const draw = ({ client }: Person, title: string, description: string) =>
  client.post('/api/coloring/ai-generate', { title, description })

/** A text that must not come into a drawing. */
function refusesText(what: string, description: string): Line {
  return {
    finding: 'F4',
    kind: 'refused',
    what: `a drawing's text with ${what}`,
    async run(school) {
      const reply = await draw(await school.join('student'), 'Desenho', description)
      return unless(reply.status === 400, `${reply.status} ${field(reply, 'message')}`)
    },
  }
}

const guardian = (guardianEmail: string, guardianName = 'Rosa Prado') => ({
  guardianName,
  relation: 'mãe',
  guardianEmail,
})

const child = (school: School, more: object = {}) => school.join('student', { ageRange: 'até 12', ...more })

/** A pupil of a teacher's turma, with so many drawings that a classmate warned of. */
async function warnedOf(school: School, count: number) {
  const [author, warner, teacher] = [
    await school.join('student'),
    await school.join('student'),
    await school.join('teacher'),
  ]
  const turma = await teacher.client.post('/api/classes', { name: '7º B' })
  await author.client.post('/api/join', { code: field(turma, 'joinCode') })
  const ids: number[] = []
  for (let at = 0; at < count; at++) {
    const id = Number(field(await draw(author, 'A casa', 'uma casa com uma árvore e um gato'), 'id'))
    await warner.client.post(`/api/items/drawing/${id}/problems`, { reason: 'other' })
    ids.push(id)
  }
  return { author, teacher, ids, id: ids[0] ?? 0 }
}

/** Whether a guardian's request to this address leads to a consent. */
async function consents(school: School, pupil: Person, address: string): Promise<boolean> {
  await pupil.client.post('/api/profile/consent', guardian(address))
  const secret = await school.linkSecret(address, 'consent').catch(() => '')
  if (!secret) return false
  await school
    .browser()
    .post(`/api/consents/${secret}/give`, { guardianName: 'Rosa Prado', relation: 'mãe', isGuardian: true })
  return field(await pupil.client.get('/api/profile/consent'), 'state') === 'given'
}

export const childrenLines: readonly Line[] = [
  refusesText('a telephone', 'meu telefone é 11 98888-7777 me liga'),
  refusesText('an address of a home', 'moro na Rua das Flores 123, me chamo Lia'),
  refusesText('a telephone in digits of another script', 'um gato e ٩٨٨٨٨٧٧٧٧'),
  refusesText('a telephone with letters for noughts', 'um gato e 98888-77OO'),
  refusesText('a name in a game', 'um gato, roblox: gatinho'),
  refusesText('the own name spelled out', 'um gato da L.i.a P.r.a.d.o'),
  refusesText('an insult in letters that look like ours', 'o Beto do sétimo B é muito burrо e fedidо'),
  refusesText('an insult', 'o Beto do sétimo B é muito burro e fedido'),
  refusesText('nudity', 'uma pessoa pelada na praia'),
  {
    finding: 'F4',
    kind: 'refused',
    what: 'free text of a drawing shown to another pupil',
    async run(school) {
      const author = await school.join('student')
      const other = await school.join('student')
      const made = await draw(author, 'Recado secreto zumbilo', 'uma casa com árvore e um gato xerelete do zumbilo')
      const list = await other.client.get('/api/coloring/ai-images')
      const one = await other.client.get(`/api/coloring/ai-images/${field(made, 'id')}`)
      const own = await author.client.get(`/api/coloring/ai-images/${field(made, 'id')}`)
      return firstOf(
        unless(made.status === 200, `drawing: ${made.status} ${made.text.slice(0, 200)}`),
        unless(!/zumbilo|xerelete/i.test(list.text + one.text), 'the author’s words are in the answer'),
        unless(
          one.status === 200 && field(own, 'title') === 'Recado secreto zumbilo',
          `${one.status}, own title ${field(own, 'title')}`,
        ),
      )
    },
  },
  {
    finding: 'F4',
    kind: 'honest',
    what: 'a pupil warns of a drawing: it is hidden from others until a teacher looks',
    async run(school) {
      const [author, other, teacher] = [
        await school.join('student'),
        await school.join('student'),
        await school.join('admin'),
      ]
      const id = field(await draw(author, 'A casa', 'uma casa com uma árvore e um gato'), 'id')
      const warned = await other.client.post(`/api/items/drawing/${id}/problems`, { reason: 'other' })
      const hidden = await other.client.get(`/api/coloring/ai-images/${id}`)
      const own = await author.client.get(`/api/coloring/ai-images/${id}`)
      await teacher.client.put(`/api/drawings/${id}/state`, { state: 'shown' })
      const shown = await other.client.get(`/api/coloring/ai-images/${id}`)
      const seen = [warned.status, hidden.status, own.status, shown.status].join(' ')
      return unless(seen === '201 404 200 200', `${seen} ${field(warned, 'message')}`)
    },
  },
  {
    finding: 'F4',
    kind: 'refused',
    what: 'a drawing with a warning, put back by a teacher whom it is not for',
    async run(school) {
      const { author, id, teacher } = await warnedOf(school, 1)
      const stranger = await school.join('teacher')
      const back = await stranger.client.put(`/api/drawings/${id}/state`, { state: 'shown' })
      const seen = await (await school.join('student')).client.get(`/api/coloring/ai-images/${id}`)
      const own = await author.client.get(`/api/coloring/ai-images/${id}`)
      const left = field(await teacher.client.get('/api/drawings?state=waiting'), 'reported')
      const all = [back.status, seen.status, own.status, left].join(' ')
      return unless(all === '409 404 200 1', all)
    },
  },
  {
    finding: 'F4',
    kind: 'honest',
    what: 'five drawings of one child with warnings are put back in one go',
    async run(school) {
      const { ids, teacher } = await warnedOf(school, 5)
      const reply = await teacher.client.put('/api/drawings/state', { ids, state: 'shown' })
      const other = await school.join('student')
      const seen = await Promise.all(ids.map(id => other.client.get(`/api/coloring/ai-images/${id}`)))
      const all = [reply.status, ...seen.map(({ status }) => status)].join(' ')
      return unless(all === '200 200 200 200 200 200', all)
    },
  },
  {
    finding: 'F4',
    kind: 'honest',
    what: 'drawings with numbers, streets and animals are made',
    async run(school) {
      const author = await school.join('student')
      const texts = [
        'um carro de corrida número 10 na pista',
        'uma rua com três casas e uma árvore',
        'um burro no pasto com 2 vacas',
        'o Brasil com 215.303.489 habitantes e um rio',
        'os números 4, 8, 15, 16, 23 e 42 na parede',
      ]
      const replies = await Promise.all(texts.map(text => draw(author, 'Meu desenho', text)))
      return unless(
        replies.every(reply => reply.status === 200),
        replies.map(reply => `${reply.status} ${field(reply, 'message')}`).join(' | '),
      )
    },
  },
  {
    finding: 'F7',
    kind: 'refused',
    what: 'a consent given by the child’s own address',
    async run(school) {
      const pupil = await child(school)
      return unless(!(await consents(school, pupil, pupil.email)), 'the consent is given')
    },
  },
  {
    finding: 'F7',
    kind: 'refused',
    what: 'a consent given by a classmate’s address',
    async run(school) {
      const [pupil, mate] = [await child(school), await school.join('student')]
      return unless(!(await consents(school, pupil, mate.email)), 'the consent is given')
    },
  },
  {
    finding: 'F7',
    kind: 'honest',
    what: 'a consent given by a guardian’s address',
    async run(school) {
      return unless(await consents(school, await child(school), school.freshEmail()), 'the consent is not given')
    },
  },
  {
    finding: 'F7',
    kind: 'refused',
    what: 'a photo, and a drawing in the gallery, of a pupil whose age is not known',
    async run(school) {
      const [pupil, other] = [await school.join('student', { ageRange: undefined }), await school.join('student')]
      const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
      const photo = await pupil.client.put('/api/profile/picture', { image: `data:image/png;base64,${dot}` })
      const id = field(await draw(pupil, 'A casa', 'uma casa com uma árvore e um gato'), 'id')
      const seen = await other.client.get(`/api/coloring/ai-images/${id}`)
      const own = await pupil.client.get(`/api/coloring/ai-images/${id}`)
      return unless(
        `${photo.status} ${seen.status} ${own.status}` === '403 404 200',
        `${photo.status} ${seen.status} ${own.status}`,
      )
    },
  },
  {
    finding: 'F8',
    kind: 'refused',
    what: 'fourteen e-mails to fourteen strangers, and a name that holds a link',
    async run(school) {
      const pupil = await child(school)
      const strangers = Array.from({ length: 14 }, () => school.freshEmail())
      let taken = 0
      for (const address of strangers) {
        const asked = await pupil.client.post('/api/profile/consent', guardian(address))
        if (asked.status === 200) taken++
      }
      const linked = await (await child(school)).client.post(
        '/api/profile/consent',
        guardian(school.freshEmail(), 'http://mal.example/ganhe 13'),
      )
      const short = await (await child(school)).client.post(
        '/api/profile/consent',
        guardian(school.freshEmail(), 'T.Me/x'),
      )
      if (short.status !== 400) return `a short address as a surname: ${short.status}`
      return unless(taken <= 3 && linked.status === 400, `${taken} e-mails, the link ${linked.status}`)
    },
  },
  {
    finding: 'F8',
    kind: 'refused',
    what: 'a registration whose e-mail would greet with a link or on several lines',
    async run(school) {
      const names = ['www.mal.example ganhe', 'Lia\nBcc: alguem@mal.example']
      const replies = await Promise.all(
        names.map(fullName =>
          school.browser().post('/api/auth/register', {
            fullName,
            email: school.freshEmail(),
            phone: '(11) 98765-4321',
            password: goodPassword,
            confirmPassword: goodPassword,
            userType: 'student',
          }),
        ),
      )
      const [row] = await school.rows("select count(*)::int as n from users where full_name ~ '[\\n\\r]|www\\.'")
      return unless(row?.n === 0, `${replies.map(reply => reply.status).join(' ')}, ${row?.n} such names kept`)
    },
  },
  {
    finding: 'F10',
    kind: 'refused',
    what: 'words of a person anywhere after the account was deleted',
    async run(school) {
      const words = ['Quixabeira', 'jurubeba-erva', 'maracujazeiro']
      const pupil = await child(school, { fullName: `Lia ${words[0]}` })
      const home = `${words[1]}@escola.example`
      await pupil.client.post('/api/profile/consent', guardian(home))
      await draw(pupil, 'A casa', `uma casa com uma árvore e um ${words[2]} azul`)
      await school.linkSecret(home, 'consent')
      const gone = await pupil.client.post('/api/profile/delete', { password: goodPassword })
      if (gone.status !== 200) return `deleting answered ${gone.status} ${field(gone, 'message')}`
      await sleep(2000)
      const left = await traces(school, [...words, pupil.email, pupil.id])
      return unless(left.length === 0, left.slice(0, 6).join('; '))
    },
  },
]
