import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeMaterial } from '../../../test/factories.ts'
import { sendForm } from '../../../test/multipart.ts'
import { paint } from '../../../test/paintings.ts'
import { makePdf } from '../../../test/pdf.ts'
import { start } from '../../../test/rounds.ts'
import { keepBytes } from '../../platform/files/small-files.ts'
import { openFileStore } from '../../platform/files.ts'
import { openStudio } from '../drawings/studio.ts'
import { guardedStore } from './guard-files.ts'
import type { Standing } from './ownership.ts'
import { selectDue } from './store.ts'

/** A school, and another server over its database whose storage is whatever a test says. */
let school: TestApp
let server: TestApp
let state: Standing['state'] = 'ours'
beforeAll(async () => {
  school = await startTestApp()
  const store = await openFileStore(school.settings)
  const standing = async () => ({ state, sentence: null })
  const files = guardedStore(store, { standing }, school.connection.db)
  server = await startTestApp({ files, settings: school.settings, beside: school })
})
beforeEach(async () => {
  state = 'ours'
  await school.connection.pool.query('delete from removals_due')
})
afterAll(async () => {
  await server.close()
  await school.close()
})

const sentence =
  'Agora a Capivira não pode guardar arquivos: quem cuida dela precisa olhar o armazenamento. O que já existe ' +
  'continua aqui; avise a administração.'
const keys = async () => {
  const found: string[] = []
  for await (const { key } of school.files.list()) found.push(key)
  return found.sort()
}

/** A material of a teacher, with its PDF in the store. */
async function lesson(teacherId: string) {
  const name = crypto.randomUUID()
  const { id, pdfPath } = await makeMaterial(school.connection.db, { teacherId, pdfPath: `${name}.pdf`, pageCount: 1 })
  await keepBytes(school.files, pdfPath, await makePdf([['A água é essencial à vida.']]))
  return { id, pdfPath, pages: `pages/${name}/` }
}

test('where it is not ours, what would write is refused before anything is done; what is there is shown', async () => {
  const teacher = await server.signedIn('teacher')
  const pupil = await server.signedIn('student')
  const { id } = await lesson(teacher.id)
  const studio = openStudio(school.files)
  const picture = await studio.picture({ kind: 'line', theme: 'geografia-rural', variant: 0 })
  await studio.close()
  const imageId = 'geografia-rural/0'
  const { body: round } = await start(pupil, { gameId: 'coloring-game', options: { imageId } })
  const before = await keys()

  state = 'copy'
  const pdf = { name: 'água.pdf', bytes: await makePdf([['Outra aula.']]) }
  const fields: [string, string][] = [['title', 'Água']]
  const sent = await sendForm(teacher, '/api/materials/upload', [...fields, ['pdfFile', pdf]])
  expect(sent).toMatchObject({ status: 503, body: { message: sentence } })
  const cards = { name: 'cartas.csv', bytes: 'a;b\n', type: 'text/csv' }
  expect((await sendForm(teacher, '/api/import', [...fields, ['file', cards]])).status).toBe(503)
  const drawn = await pupil.post('/api/coloring/ai-generate', { title: 'Casa', description: 'uma casa azul' })
  expect(drawn).toMatchObject({ status: 503, body: { message: sentence } })
  const completedImage = await paint('png' in picture ? picture.png : Buffer.alloc(0), 0.75)
  const done = { theme: 'geografia-rural', imageId, areasColored: 9, xpGain: 9, roundId: round.roundId, completedImage }
  expect((await pupil.post('/api/games/coloring/complete', done)).status).toBe(503)
  const { rows } = await school.connection.pool.query('select xp from users where id = $1', [pupil.id])
  expect(rows).toEqual([{ xp: 0 }])

  expect((await teacher.get(`/api/materials/${id}/pages/1/image`)).status).toBe(200)
  expect((await pupil.get('/api/pictures/line/animais-marinhos/0')).status).not.toBe(500)
  expect(await keys()).toEqual(before)
})

test('where it is not ours, accounts and materials go from the database, and their files once they may', async () => {
  const [teacher, other] = [await server.signedIn('teacher'), await server.signedIn('teacher')]
  const [one, two] = [await lesson(teacher.id), await lesson(other.id)]
  state = 'copy'
  expect((await teacher.delete(`/api/materials/${one.id}`)).status).toBe(200)
  expect((await other.post('/api/profile/delete', { password: 'Vento&Mar7lento' })).status).toBe(200)
  expect(await keys()).toEqual(expect.arrayContaining([one.pdfPath, two.pdfPath]))
  const figures = [one, two].map(({ pages }) => pages.replace('pages/', 'figures/'))
  const due = [one.pdfPath, one.pages, two.pdfPath, two.pages, ...figures]
  expect((await selectDue(school.connection.db, 10)).sort()).toEqual(due.sort())
})

test.each<Standing['state']>(['ours', 'withhold', 'bare'])(
  'where it is %s, files go with their account',
  async where => {
    const teacher = await server.signedIn('teacher')
    const { pdfPath } = await lesson(teacher.id)
    state = where
    expect((await teacher.post('/api/profile/delete', { password: 'Vento&Mar7lento' })).status).toBe(200)
    expect(await keys()).not.toContain(pdfPath)
    expect(await selectDue(school.connection.db, 10)).toEqual([])
  },
)
