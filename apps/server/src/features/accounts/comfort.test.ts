import { expect, test } from 'vitest'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()

const looks = { reading: 'normal', textSize: 'normal', motion: 'system', time: 'normal', spacing: 'normal' }
const usual = { ...looks, ruler: false, readAloud: false, distantVoice: false }

const save = (person: Awaited<ReturnType<typeof school.signedIn>>, body: object) =>
  person.send({ method: 'PUT', url: '/api/profile/comfort', payload: body })

test('comfort is the usual one until another is chosen, and follows the account', async () => {
  const pupil = await school.signedIn()
  expect((await pupil.get('/api/auth/user')).body).toMatchObject({ comfort: usual })
  const chosen = { ...usual, reading: 'comfortable', time: 'off', readAloud: true, spacing: 'wider', ruler: true }
  expect(await save(pupil, chosen)).toMatchObject({ status: 200, body: { comfort: chosen } })
  expect((await pupil.get('/api/auth/user')).body).toMatchObject({ comfort: chosen })
})

test('comfort refuses what is no choice', async () => {
  const pupil = await school.signedIn()
  expect((await save(pupil, { textSize: 'giant' })).status).toBe(400)
  expect((await save(pupil, { spacing: 'huge' })).status).toBe(400)
})
