import { createHash } from 'node:crypto'
import { consentTexts } from '@capivira/core/consents/text'
import { consentVersion } from '@capivira/core/consents/text-versions'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { childrenOf, guardian, me, type Person, put } from '../../../test/children.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()
beforeEach(async () => {
  await emptyTables(school.connection.pool, 'users', 'rate_limits')
  school.emails.length = 0
})

const children = () => childrenOf(school, () => school.now())

describe('without the consent', () => {
  const photo = async () => {
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#157347' } })
      .png()
      .toBuffer()
    return { image: `data:image/png;base64,${bytes.toString('base64')}` }
  }
  const pictureOf = async (who: Person) =>
    (await who.get<{ profileImageUrl: string | null }>('/api/auth/user')).body.profileImageUrl

  test('no photo is shown: a drawing is; one that was there goes when the consent does', async () => {
    const child = await children().aChild()
    expect(await put(child, '/api/profile/picture', await photo())).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('um adulto que cuida de você precisa autorizar') },
    })
    expect((await put(child, '/api/profile/avatar', { avatar: 'fox' })).status).toBe(200)
    const token = await children().tokenFor(child)
    await children().give(token)
    expect((await put(child, '/api/profile/picture', await photo())).status).toBe(200)
    const url = await pictureOf(child)
    await children().revoke(token)
    expect(await pictureOf(child)).toBeNull()
    expect((await child.get(url ?? '')).status).toBe(404)
    await put(child, '/api/profile/avatar', { avatar: 'fox' })
    await child.delete('/api/profile/consent')
    expect(await pictureOf(child)).toBe('/avatars/fox.svg')
  })

  test('a photo goes when somebody turns out to be a child', async () => {
    const child = await school.signedIn()
    await put(child, '/api/profile/picture', await photo())
    expect(await put(child, '/api/profile', { ...me, ageRange: 'até 12' })).toMatchObject({
      body: { profileImageUrl: null },
    })
  })

  test('drawings are the child’s alone; with it they are in the gallery, and taken back they leave it', {
    timeout: 60_000,
  }, async () => {
    const [child, friend, teacher] = [
      await children().aChild(),
      await school.signedIn(),
      await school.signedIn('teacher'),
    ]
    expect(await child.get('/api/coloring/can-generate-ai')).toMatchObject({
      body: { shared: false, canGenerate: true },
    })
    expect(await friend.get('/api/coloring/can-generate-ai')).toMatchObject({ body: { shared: true } })
    const made = await child.post<{ id: number; imageUrl: string }>('/api/coloring/ai-generate', {
      title: 'Uma casa',
      description: 'uma casa com uma árvore e o sol',
    })
    const gallery = async (who: Person) => (await who.get<unknown[]>('/api/coloring/ai-images')).body.length
    const sees = async (who: Person) => [
      await gallery(who),
      (await who.get(`/api/coloring/ai-images/${made.body.id}`)).status,
      (await who.get(made.body.imageUrl)).status,
    ]
    expect(await sees(child)).toEqual([1, 200, 200])
    expect(await sees(friend)).toEqual([0, 404, 404])
    expect(await teacher.get('/api/drawings?state=shown')).toMatchObject({
      body: { drawings: [{ awaitsConsent: true }] },
    })
    const token = await children().tokenFor(child)
    await children().give(token)
    expect(await sees(friend)).toEqual([1, 200, 200])
    expect(await teacher.get('/api/drawings?state=shown')).toMatchObject({
      body: { drawings: [{ awaitsConsent: false }] },
    })
    await children().revoke(token)
    expect(await sees(friend)).toEqual([0, 404, 404])
  })

  test('everything a school does from the first day goes on', async () => {
    const child = await children().aChild()
    for (const url of [
      '/api/dashboard/student',
      '/api/materials',
      '/api/progress',
      '/api/achievements',
      '/api/my-classes',
    ])
      expect([url, (await child.get(url)).status]).toEqual([url, 200])
    await children().teach(await school.signedIn('teacher'), child)
    expect(await child.get('/api/my-classes')).toMatchObject({ body: [{ name: 'Turma A' }] })
  })
})

describe('the school', () => {
  type List = { counts: object; found: number; rows: { fullName: string; state: string; classes: string[] }[] }
  const list = async (who: Person, query = 'view=pending') => (await who.get<List>(`/api/consents?${query}`)).body
  const paper = (who: Person, id: string, body: object = { guardianName: 'José Souza', relation: 'pai' }) =>
    who.post(`/api/consents/pupils/${id}/paper`, body)

  test('sees who is pending: a teacher in their own classes, an administrator everybody', async () => {
    const [teacher, other, admin] = [
      await school.signedIn('teacher'),
      await school.signedIn('teacher'),
      await school.signedIn('admin'),
    ]
    const [ana, bia] = [await children().aChild('Ana Souza'), await children().aChild('Bia Lima')]
    await school.signedIn('student', 'Caio Prado', null)
    await children().teach(teacher, ana)
    await children().teach(teacher, ana, 'Turma B')
    expect(await list(teacher)).toMatchObject({
      counts: { pending: 1, given: 0, unknown: 0 },
      found: 1,
      rows: [{ fullName: 'Ana Souza', state: 'missing', classes: ['Turma A', 'Turma B'] }],
    })
    expect(await list(other)).toMatchObject({ counts: { pending: 0, given: 0, unknown: 0 }, found: 0, rows: [] })
    expect(await list(admin)).toMatchObject({
      counts: { pending: 2, given: 0, unknown: 1 },
      rows: [{ fullName: 'Ana Souza' }, { fullName: 'Bia Lima', classes: [] }],
    })
    expect(await list(admin, 'view=pending&search=lim')).toMatchObject({ found: 1, rows: [{ fullName: 'Bia Lima' }] })
    expect(await list(admin, 'view=unknown')).toMatchObject({
      rows: [{ fullName: 'Caio Prado', state: 'missing', ageRange: null }],
    })
    expect(await list(admin, 'view=pending&page=2')).toMatchObject({ rows: [] })
    expect((await admin.get('/api/consents?view=tudo')).status).toBe(400)
    expect((await bia.get('/api/consents?view=pending')).status).toBe(403)
    expect((await school.visitor().get('/api/consents?view=pending')).status).toBe(401)
  })

  test('takes in a paper, in place of an e-mail that was not answered, and notes who did', async () => {
    const [teacher, child] = [await school.signedIn('teacher', 'Lia Prado'), await children().aChild()]
    await children().teach(teacher, child)
    const token = await children().tokenFor(child)
    expect(await paper(teacher, child.id)).toMatchObject({
      status: 200,
      body: { message: 'Consentimento em papel registrado.' },
    })
    expect((await children().give(token)).status).toBe(410)
    expect(await child.get('/api/profile/consent')).toMatchObject({
      body: {
        state: 'given',
        method: 'paper',
        guardianName: 'José Souza',
        relation: 'pai',
        recordedByName: 'Lia Prado',
      },
    })
    expect(await list(teacher, 'view=given')).toMatchObject({
      rows: [{ recordedByName: 'Lia Prado', method: 'paper' }],
    })
    expect((await paper(teacher, child.id)).status).toBe(409)
    expect((await child.post('/api/profile/consent', guardian)).status).toBe(409)

    const undo = `/api/consents/pupils/${child.id}/revoke`
    expect((await teacher.post(undo)).status).toBe(200)
    expect((await teacher.post(undo)).status).toBe(409)
    expect(await children().stateOf(child)).toBe('missing')
    // A new one may come in.
    expect((await paper(teacher, child.id)).status).toBe(200)
    await school.connection.pool.query('delete from users where id = $1', [teacher.id])
    expect(await child.get('/api/profile/consent')).toMatchObject({ body: { recordedByName: 'Lia Prado' } })
  })

  test('notes the text of the sheet that came back: it may have been printed before', async () => {
    const admin = await school.signedIn('admin')
    const [child, other] = [await children().aChild(), await children().aChild('Bia Lima')]
    const signed = { guardianName: 'José Souza', relation: 'pai' }
    expect((await paper(admin, child.id, { ...signed, textVersion: '2026-11' })).status).toBe(200)
    expect((await paper(admin, other.id, { ...signed, textVersion: '1999-01' })).status).toBe(400)
    expect((await paper(admin, other.id, signed)).status).toBe(200)
    const versionOf = async (who: Person) =>
      (await who.get<{ textVersion: string }>('/api/profile/consent')).body.textVersion
    expect([await versionOf(child), await versionOf(other)]).toEqual(['2026-11', consentVersion])
  })

  test('takes one of two papers that are typed in at the same time', async () => {
    const [admin, child] = [await school.signedIn('admin'), await children().aChild()]
    const answers = await Promise.all([paper(admin, child.id), paper(admin, child.id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('cares for its own pupils: not for others’, not for nobody, and not without a name', async () => {
    const [teacher, admin, child] = [
      await school.signedIn('teacher'),
      await school.signedIn('admin'),
      await children().aChild(),
    ]
    const nobody = '00000000-0000-4000-8000-000000000000'
    for (const who of [teacher, admin])
      for (const id of [nobody, teacher.id]) {
        expect((await paper(who, id)).status).toBe(404)
        expect((await put(who, `/api/consents/pupils/${id}/age`, { ageRange: 'até 12' })).status).toBe(404)
        expect((await who.post(`/api/consents/pupils/${id}/revoke`)).status).toBe(404)
      }
    expect((await paper(teacher, child.id)).status).toBe(404)
    expect((await put(teacher, `/api/consents/pupils/${child.id}/age`, { ageRange: '18 ou mais' })).status).toBe(404)
    expect((await paper(child, child.id)).status).toBe(403)
    expect(await paper(admin, child.id, { guardianName: 'J', relation: '' })).toMatchObject({
      status: 400,
      body: { errors: { guardianName: 'Informe o nome do responsável' } },
    })
    const teen = await school.signedIn()
    expect((await paper(admin, teen.id)).status).toBe(409)
    await children().teach(teacher, child)
    const { body } = await teacher.get<{ id: number }[]>('/api/classes')
    await teacher.post(`/api/classes/${body[0]?.id}/archive`, { archived: true })
    expect((await paper(teacher, child.id)).status).toBe(404)
  })
})

test('a text that somebody agreed to is never changed: another text is another version', () => {
  const sums = Object.entries(consentTexts).map(([version, text]) => [
    version,
    createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16),
  ])
  expect(sums).toEqual([
    ['2026-11', 'ef72d9f2d6e1ecf4'],
    ['2026-12', 'c4125e4e330f382a'],
  ])
  expect(Object.keys(consentTexts)).toContain(consentVersion)
})
