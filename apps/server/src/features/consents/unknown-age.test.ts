import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { childrenOf, me, type Person, put } from '../../../test/children.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()
beforeEach(async () => {
  await emptyTables(school.connection.pool, 'users', 'rate_limits')
  school.emails.length = 0
})

const children = () => childrenOf(school, () => school.now())
const image = async () => {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#157347' } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}
const pictureOf = async (who: Person) =>
  (await who.get<{ profileImageUrl: string | null }>('/api/auth/user')).body.profileImageUrl

/** Somebody with a photo from before ages were asked for. */
async function withPhoto(): Promise<{ pupil: Person; url: string }> {
  const pupil = await school.signedIn()
  await put(pupil, '/api/profile/picture', { image: await image() })
  await school.connection.pool.query('update users set age_range = null where id = $1', [pupil.id])
  return { pupil, url: (await pictureOf(pupil)) ?? '' }
}

describe('a pupil whose age nobody told', () => {
  test('is treated as a child by photo and gallery, and told what to do', async () => {
    const pupil = await school.signedIn('student', 'Ana Souza', null)
    expect(await put(pupil, '/api/profile/picture', { image: await image() })).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('conte antes a sua faixa de idade') },
    })
    expect(await pupil.get('/api/coloring/can-generate-ai')).toMatchObject({
      body: { shared: false, canGenerate: true },
    })
    await put(pupil, '/api/profile', { ...me, ageRange: '13 a 17' })
    expect((await put(pupil, '/api/profile/picture', { image: await image() })).status).toBe(200)
    expect(await pupil.get('/api/coloring/can-generate-ai')).toMatchObject({ body: { shared: true } })
  })

  test('is asked once, at the next visit; the answer stays, ‘not now’ too', async () => {
    const pupil = await school.signedIn('student', 'Ana Souza', null)
    const tell = (ageRange: string | null) => put(pupil, '/api/profile/age', { ageRange })
    const asks = async () => (await pupil.get<{ asksAge?: true }>('/api/auth/user')).body.asksAge
    expect(await asks()).toBe(true)
    expect(await tell(null)).toMatchObject({ status: 200, body: { ageRange: null } })
    expect(await asks()).toBeUndefined()
    expect(await tell('até 12')).toMatchObject({ status: 200, body: { ageRange: 'até 12' } })
    for (const ageRange of ['13 a 17', '18 ou mais'])
      expect(await tell(ageRange)).toMatchObject({
        status: 409,
        body: { errors: { ageRange: expect.stringContaining('fale com o seu professor') } },
      })
    expect(await tell(null)).toMatchObject({ status: 200, body: { ageRange: 'até 12' } })
    expect((await tell('40')).status).toBe(400)
    const teen = await school.signedIn()
    expect((await teen.get<{ asksAge?: true }>('/api/auth/user')).body.asksAge).toBeUndefined()
    const teacher = await school.signedIn('teacher')
    expect((await teacher.get<{ asksAge?: true }>('/api/auth/user')).body.asksAge).toBeUndefined()
    expect((await put(teacher, '/api/profile/age', { ageRange: 'até 12' })).status).toBe(403)
  })

  test('may have a guardian who agrees', async () => {
    const pupil = await school.signedIn('student', 'Ana Souza', null)
    await children().give(await children().tokenFor(pupil))
    expect(await children().stateOf(pupil)).toBe('given')
    expect(await pupil.get('/api/coloring/can-generate-ai')).toMatchObject({ body: { shared: true } })
  })

  test('keeps the photo, seen by nobody else until the age is told or a guardian agrees', async () => {
    const { pupil, url } = await withPhoto()
    const friend = await school.signedIn()
    const seen = async () => [(await pupil.get(url)).status, (await friend.get(url)).status]
    expect(await seen()).toEqual([200, 404])
    // What is saved without an age leaves it as it is.
    await put(pupil, '/api/profile', { ...me, phone: '(11) 98765-0000' })
    expect(await pictureOf(pupil)).toBe(url)
    await put(pupil, '/api/profile', { ...me, ageRange: '13 a 17' })
    expect(await seen()).toEqual([200, 200])
  })

  test('who turns out to be a child has the photo put aside, and back when a guardian agrees', async () => {
    const { pupil, url } = await withPhoto()
    const friend = await school.signedIn()
    expect(await put(pupil, '/api/profile', { ...me, ageRange: 'até 12' })).toMatchObject({
      body: { profileImageUrl: null },
    })
    expect((await friend.get(url)).status).toBe(404)
    const token = await children().tokenFor(pupil)
    await children().give(token)
    expect(await pictureOf(pupil)).toBe(url)
    expect((await friend.get(url)).status).toBe(200)
    // Taken back, it is deleted, as the guardian was told.
    await children().revoke(token)
    expect(await pictureOf(pupil)).toBeNull()
    expect((await pupil.get(url)).status).toBe(404)
  })

  test('an age that the school puts right is written down, who and from what to what, once', async () => {
    const { pupil, url } = await withPhoto()
    const [teacher, admin] = [await school.signedIn('teacher', 'Lia Prado'), await school.signedIn('admin')]
    await children().teach(teacher, pupil)
    const correct = (ageRange: string) => put(teacher, `/api/consents/pupils/${pupil.id}/age`, { ageRange })
    await correct('até 12')
    expect(await pictureOf(pupil)).toBeNull()
    await correct('até 12')
    await correct('13 a 17')
    expect(await pictureOf(pupil)).toBe(url)
    type Acts = { acts: { actor: { fullName: string }; target: string; detail: string }[] }
    const { body } = await admin.get<Acts>('/api/admin/acts?act=correct-age')
    expect(body.acts.map(({ actor, target, detail }) => [actor.fullName, target, detail])).toEqual([
      ['Lia Prado', 'Ana Souza', 'até 12 → 13 a 17'],
      ['Lia Prado', 'Ana Souza', 'não informada → até 12'],
    ])
  })
})
