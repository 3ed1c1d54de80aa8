import { request } from '@playwright/test'
import { origin, teacherSecret } from '../playwright.config.ts'
import { type Lesson, lessonsKey } from './lessons.ts'
import { schoolPdf } from './pdf.ts'

/**
 * Before the first journey: a teacher sends the school's texts once for all journeys that only read them. They are
 * written while the journeys begin (see lessons.ts).
 */
export default async function prepareLessons(): Promise<void> {
  const teacher = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin }, timeout: 90_000 })
  const send = async (method: 'post' | 'put', address: string, body: Parameters<typeof teacher.post>[1]) => {
    const reply = await teacher[method](address, body)
    if (!reply.ok()) throw new Error(`${address}: ${reply.status()} ${await reply.text()}`)
    const answered: { id: number } = await reply.json()
    return answered.id
  }
  const password = 'Vento&Mar7lento'
  // A folder of data may be used again: each run has its own.
  const mark = `${process.pid}.${Date.now()}`
  const account = { fullName: 'Professora de todos', email: `todos.${mark}@escola.example`, password }
  const register = { ...account, confirmPassword: password, phone: '(11) 98765-4321', userType: 'teacher' }
  await send('post', '/api/auth/register', { data: { ...register, secretPassword: teacherSecret } })
  await send('post', '/api/auth/login', { data: { email: account.email, password } })
  // What the teacher chooses once goes for what is sent later.
  const file = {
    name: 'cards.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Pergunta;Resposta\nQuanto é 1 mais 1?;2\n'),
  }
  const first = await send('post', '/api/import', { multipart: { title: 'Contas', file } })
  await send('put', `/api/materials/${first}/publication-policy`, { data: { policy: 'all', always: true } })
  const lessons: Record<string, Lesson> = {}
  for (const [text, title] of [
    ['ciencias-7-ano', `Ecossistemas de todos ${mark}`],
    ['historia-8-ano', `A Independência de todos ${mark}`],
  ] as const) {
    const { name, mimeType, buffer } = await schoolPdf(`${title}.pdf`, text)
    const multipart = { title, subject: 'Geral', pdfFile: { name, mimeType, buffer } }
    lessons[text] = { id: await send('post', '/api/materials/upload', { multipart }), title }
  }
  process.env[lessonsKey] = JSON.stringify(lessons)
  await teacher.dispose()
}
