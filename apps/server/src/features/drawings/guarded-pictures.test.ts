import sharp from 'sharp'
import { expect, test } from 'vitest'
import { put } from '../../../test/children.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()

test('a photo and a drawing are asked for again each time, answered 304 while they are the same, and belong to one session', async () => {
  const pupil = await school.signedIn()
  const square = sharp({ create: { width: 40, height: 40, channels: 3, background: '#157347' } })
  const image = `data:image/png;base64,${(await square.png().toBuffer()).toString('base64')}`
  await put(pupil, '/api/profile/picture', { image })
  const { body: me } = await pupil.get<{ profileImageUrl: string }>('/api/auth/user')
  const drawing = { title: 'Barco', description: 'um barco no mar azul' }
  const { body: drawn } = await pupil.post<{ imageUrl: string }>('/api/coloring/ai-generate', drawing)

  for (const url of [me.profileImageUrl, drawn.imageUrl]) {
    const first = await pupil.get(url)
    expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache', vary: 'cookie' } })
    const again = { method: 'GET', url, headers: { 'if-none-match': String(first.headers.etag) } } as const
    const same = await pupil.send(again)
    expect(same).toMatchObject({
      status: 304,
      body: '',
      headers: { 'cache-control': 'private, no-cache', vary: 'cookie' },
    })
    // Whoever comes next at this browser has the tag, and no session.
    expect((await school.visitor().send(again)).status).toBe(401)
  }
})
