import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import { type Person, put } from '../../../test/children.ts'
import { makeCards, makeMaterial, makeQuiz } from '../../../test/factories.ts'
import { paint } from '../../../test/paintings.ts'
import { start } from '../../../test/rounds.ts'
import { traces } from '../../../test/traces.ts'
import { keepBytes, readBytes } from '../../platform/files/small-files.ts'
import { openJobs } from '../../platform/jobs.ts'
import { openMailer } from '../../platform/mail.ts'
import { sendEmail } from '../accounts/send-email.ts'

let school: TestApp
let queue: Awaited<ReturnType<typeof openJobs>>
const logged: string[] = []
const log = pino({ level: 'debug' }, { write: line => void logged.push(line) })

beforeAll(async () => {
  school = await startTestApp({
    logger: log,
    jobs: {
      async sendEmail(tx, job) {
        await queue.jobs.sendEmail(tx, job)
        school.emails.push(job)
      },
    },
  })
  queue = await openJobs(school.connection.pool, log)
})
afterAll(async () => {
  await queue.stop()
  await school.close()
})

const found = (words: readonly string[]) => traces(school.connection.pool, school.settings.dataFolder, words)
/** The words that are found nowhere: what a test looks for must have been there. */
async function notFound(words: readonly string[]): Promise<string[]> {
  const all = (await found(words)).join('\n')
  return words.filter(word => !all.includes(`holds '${word.toLowerCase()}'`) && !all.includes(`holds '${word}'`))
}

/** Delivers what was asked for to the outbox, as the worker does without a mail server. */
async function deliver(): Promise<void> {
  const mailer = openMailer(school.settings)
  const tools = { db: school.connection.db, settings: school.settings, mailer, now: school.now }
  for (const job of school.emails.splice(0)) await sendEmail(tools, job)
  mailer.close()
}

async function photo(): Promise<{ image: string }> {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#157347' } })
    .png()
    .toBuffer()
  return { image: `data:image/png;base64,${bytes.toString('base64')}` }
}

async function lesson(teacher: Person, title: string) {
  const { body: subject } = await teacher.post<{ id: number }>('/api/subjects', { name: `Estudos de ${title}` })
  const { db } = school.connection
  const material = await makeMaterial(db, { teacherId: teacher.id, subjectId: subject.id, title })
  await keepBytes(school.files, material.pdfPath, `%PDF ${title}`)
  const cards = await makeCards(db, 3, { materialId: material.id })
  const quiz = await makeQuiz(db, 2, { materialId: material.id })
  return { material, cards, quiz }
}

type Made = { imageUrl: string; imageId: string }

test('of a pupil nothing is left: account, guardian, words, pictures, e-mails, acts', async () => {
  const teacher = await school.signedIn('teacher', 'Caio Nunes')
  const friend = await school.signedIn('student', 'Bia Nunes')
  const { cards } = await lesson(teacher, 'A água')
  const pupil = await school.signedIn('student', 'Lia Quixabeira')
  const tell = { fullName: 'Lia Quixabeira', phone: '(11) 91234-8765' }
  await put(pupil, '/api/profile', { ...tell, ageRange: '18 ou mais' })
  await put(pupil, '/api/profile/picture', await photo())
  await pupil.post('/api/profile/email', { email: 'nova-jurubeba@escola.example', currentPassword: testPassword })
  const drawn = await pupil.post<Made>('/api/coloring/ai-generate', {
    title: 'A casa do murucututu',
    description: 'uma casa com uma árvore e um ziriguidum azul',
  })
  expect(drawn.status).toBe(200)
  const { imageId } = drawn.body
  const png = await readBytes(school.files, await keyOf(pupil.id))
  for (const who of [pupil, friend]) {
    const round = await start(who, { gameId: 'coloring-game', options: { imageId } })
    school.setNow(new Date(school.now().getTime() + 120_000).toISOString())
    const body = { theme: 'desenho', imageId, areasColored: 9, xpGain: 9, roundId: round.body.roundId }
    const completedImage = await paint(png ?? Buffer.alloc(0), 0.7)
    expect((await who.post('/api/games/coloring/complete', { ...body, completedImage })).status).toBe(200)
  }
  const { body: group } = await teacher.post<{ joinCode: string }>('/api/classes', { name: 'Turma A' })
  await pupil.post('/api/join', { code: group.joinCode })
  await pupil.post(`/api/items/card/${cards[0]?.id}/problems`, { reason: 'other', comment: 'Aqui tem uma pitombeira.' })
  await put(pupil, '/api/profile', { ...tell, ageRange: 'até 12' })
  await pupil.post('/api/profile/consent', {
    guardianName: 'Rosa Umbuzeiro',
    relation: 'madrinha-sapucaia',
    guardianEmail: 'rosa@juazeiro.example',
  })
  await school.visitor().post('/api/auth/forgot-password', { email: pupil.email })
  await deliver()

  const words = [
    ...['Quixabeira', '91234-8765', 'nova-jurubeba', 'murucututu', 'ziriguidum', 'pitombeira', 'Umbuzeiro'],
    ...['sapucaia', 'juazeiro.example', pupil.email, pupil.id],
  ]
  expect(await notFound(words)).toEqual([])
  expect((await pupil.post('/api/profile/delete', { password: testPassword })).status).toBe(200)
  expect(await found(words)).toEqual([])
  expect(logged.filter(line => words.some(word => line.includes(word)))).toEqual([])
  // Whoever coloured the drawing keeps what they made.
  expect((await friend.get<{ title: string }[]>('/api/coloring/works')).body).toMatchObject([
    { title: 'Uma casa, uma árvore' },
  ])
})

test('of a teacher nothing is left: subject, materials, turma, what they recorded of others', async () => {
  const admin = await school.signedIn('admin', 'Nara Nunes')
  const child = await school.signedIn('student', 'Bia Souza')
  await put(child, '/api/profile', { fullName: 'Bia Souza', phone: '(11) 98765-4321', ageRange: 'até 12' })
  const teacher = await school.signedIn('teacher', 'Davi Carnaubal')
  const { material, cards } = await lesson(teacher, 'Os catolezeiros')
  await put(teacher, `/api/items/card/${cards[0]?.id}`, {
    revision: cards[0]?.revision,
    content: { kind: 'card', question: 'O que é a macaubeira?', answer: 'Uma palmeira.', difficulty: 'fácil' },
  })
  const { body: group } = await teacher.post<{ joinCode: string }>('/api/classes', { name: 'Turma do buritizal' })
  await child.post('/api/join', { code: group.joinCode })
  const paper = { guardianName: 'Rosa Souza', relation: 'mãe' }
  expect((await teacher.post(`/api/consents/pupils/${child.id}/paper`, paper)).status).toBe(200)
  expect((await teacher.post(`/api/consents/pupils/${child.id}/revoke`)).status).toBe(200)
  await put(admin, `/api/admin/materials/${material.id}`, { title: 'Catolezeiros do vale' })
  await deliver()

  const words = ['Carnaubal', 'catolezeiro', 'macaubeira', 'buritizal', teacher.email, teacher.id]
  expect(await notFound(words)).toEqual([])
  expect((await admin.delete(`/api/admin/users/${teacher.id}`)).status).toBe(200)
  expect(await found(words)).toEqual([])
  expect(logged.filter(line => words.some(word => line.includes(word)))).toEqual([])
  const { body } = await admin.get<{ acts: { act: string; target: string }[] }>('/api/admin/acts')
  expect(body.acts.slice(0, 2)).toMatchObject([
    { act: 'delete-user', target: expect.stringMatching(/^Conta excluída \(p-[\w-]{16}\)$/) },
    { act: 'edit-material', target: expect.stringMatching(/^Conta excluída \(p-[\w-]{16}\)$/) },
  ])
})

test('of an account made for somebody, and of an administrator who stopped being one, nothing is left', async () => {
  const admin = await school.signedIn('admin', 'Nara Xiquexique')
  const other = await school.signedIn('admin', 'Davi Nunes')
  const made = await admin.post<{ user: { id: string } }>('/api/admin/users', {
    fullName: 'Ivo Macambira',
    email: 'ivo-mandacaru@escola.example',
    phone: '(11) 94321-8765',
    userType: 'student',
  })
  expect(made.status).toBe(201)
  const { id } = made.body.user
  await put(admin, `/api/admin/users/${id}/email`, { email: 'ivo-facheiro@escola.example' })
  await put(other, `/api/admin/users/${admin.id}/role`, { userType: 'teacher' })
  await deliver()
  const words = ['Macambira', 'facheiro', '94321-8765', 'Xiquexique', admin.email, admin.id, id]
  expect(await notFound(words)).toEqual([])
  for (const gone of [id, admin.id]) expect((await other.delete(`/api/admin/users/${gone}`)).status).toBe(200)
  expect(await found([...words, 'mandacaru'])).toEqual([])
  expect(logged.filter(line => words.some(word => line.includes(word)))).toEqual([])
})

test('what was done to somebody who is there is kept as it was written', async () => {
  const { pool } = school.connection
  const admin = await school.signedIn('admin', 'Nara Nunes')
  const pupil = await school.signedIn('student', 'Lia Souza')
  await put(admin, `/api/admin/users/${pupil.id}/lock`, { locked: true })
  const rename = (column: string) =>
    pool.query(`update admin_acts set ${column} = 'Conta excluída (p-outra)' where target_id = $1`, [pupil.id])
  await expect(rename('target_name')).rejects.toThrow('kept as they were written')
  await expect(rename('actor_name')).rejects.toThrow('kept as they were written')
  await expect(rename('detail')).rejects.toThrow('kept as they were written')
})

const keyOf = async (userId: string) => {
  const { rows } = await school.connection.pool.query(
    'select image_key from ai_drawings where created_by_user_id = $1',
    [userId],
  )
  return `${rows[0].image_key}.png`
}
