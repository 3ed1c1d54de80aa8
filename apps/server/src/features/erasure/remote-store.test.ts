import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import type { Person } from '../../../test/children.ts'
import { makeMaterial } from '../../../test/factories.ts'
import { type FakeS3, startFakeS3 } from '../../../test/fake-s3.ts'
import { keepBytes } from '../../platform/files/small-files.ts'
import { type BareStore, openFileStore } from '../../platform/files.ts'
import { guardedStore } from '../storage/guard-files.ts'
import { sweepStorage } from '../storage/sweep-storage.ts'

let bucket: FakeS3
let folder: string
let base: TestApp
let school: TestApp
let store: BareStore
const look = async () => ({ state: 'ours' as const, sentence: null })
beforeAll(async () => {
  bucket = await startFakeS3('escola')
  folder = await mkdtemp(join(tmpdir(), 'capivira-test-'))
  const { endpoint } = bucket
  const storage = {
    kind: 's3',
    bucket: 'escola',
    prefix: '',
    endpoint,
    accessKeyId: 'chave',
    secretAccessKey: 'segredo',
  } as const
  store = await openFileStore({ storage, dataFolder: folder })
  base = await startTestApp()
  school = await startTestApp({ files: guardedStore(store, { standing: look }, base.connection.db), beside: base })
})
afterAll(async () => {
  await school.close()
  await base.close()
  bucket.server.close()
  await rm(folder, { recursive: true, force: true })
})

const keys = (prefix: string) => [...bucket.objects.keys()].filter(key => key.startsWith(prefix))
const draw = (who: Person) =>
  who.post('/api/coloring/ai-generate', { title: 'Barco', description: 'um barco no mar azul' })
const leave = (who: Person) => who.post('/api/profile/delete', { password: testPassword })

test('what somebody erased had in a bucket goes, and what is of others stays', async () => {
  const [pupil, friend, teacher] = [await school.signedIn(), await school.signedIn(), await school.signedIn('teacher')]
  await draw(friend)
  const ofFriend = keys('drawings/')
  await draw(pupil)
  const material = await makeMaterial(school.connection.db, { teacherId: teacher.id, pageCount: 1 })
  await keepBytes(school.files, material.pdfPath, '%PDF')
  await keepBytes(school.files, `pages/${material.pdfPath.replace('.pdf', '')}/1.webp`, 'RIFF')
  expect(keys('drawings/')).toHaveLength(4)
  for (const who of [pupil, teacher]) expect((await leave(who)).status).toBe(200)
  expect(keys('drawings/')).toEqual(ofFriend)
  expect([...keys('pages/'), ...keys(material.pdfPath)]).toEqual([])
})

test('while the bucket is away the account goes all the same, and its pictures once it is back', async () => {
  const pupil = await school.signedIn()
  const before = keys('drawings/')
  await draw(pupil)
  const [listener] = bucket.server.listeners('request')
  bucket.server.removeAllListeners('request')
  bucket.server.on('request', (_, response) => response.writeHead(503).end())
  expect((await leave(pupil)).status).toBe(200)
  bucket.server.removeAllListeners('request')
  if (listener) bucket.server.on('request', (...call) => Reflect.apply(listener, bucket.server, call))
  expect(keys('drawings/')).toHaveLength(before.length + 2)
  await sweepStorage({ db: school.connection.db, store, logger: { warn: () => {} }, now: school.now() }, { look })
  expect(keys('drawings/')).toEqual(before)
})
