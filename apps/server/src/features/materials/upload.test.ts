import { readdir, readFile, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeMaterial, makeSubject } from '../../../test/factories.ts'
import { type FormFile, sendForm } from '../../../test/multipart.ts'
import { makePdf } from '../../../test/pdf.ts'
import type { FileStore } from '../../platform/files.ts'
import { openJobs, type Running } from '../../platform/jobs.ts'
import { quota } from './upload-material.ts'

type Teacher = Awaited<ReturnType<TestApp['signedIn']>>
type Uploaded = {
  id: number
  title: string
  subjectId: number
  subject: { name: string }
  duplicate: boolean
  message: string
}
type Refused = { message: string; errors?: Record<string, string> }

let school: TestApp
let queue: Running
let files: FileStore
let teacher: Teacher
let pdf: Buffer
beforeAll(async () => {
  school = await startTestApp({ jobs: { processMaterial: (...call) => queue.jobs.processMaterial(...call) } })
  files = school.files
  queue = await openJobs(school.connection.pool, { error: () => {}, warn: () => {} })
  teacher = await school.signedIn('teacher')
  pdf = await makePdf([['A água é essencial à vida.'], ['Ela cobre a maior parte da Terra.']])
})
afterAll(async () => {
  await queue.stop()
  await school.close()
})
beforeEach(async () => {
  await school.connection.pool.query('delete from pgboss.job; delete from subjects')
})

const query = async (text: string) => (await school.connection.pool.query(text)).rows
/** Bytes that differ from one call to the next, of a PDF that can be read. */
let made = 0
const anotherPdf = () => Buffer.concat([pdf, Buffer.from(`\n% ${++made}`)])
const file = (bytes: Uint8Array | string = anotherPdf(), name = 'água.pdf'): FormFile => ({ name, bytes })
type Parts = Parameters<typeof sendForm>[2]
const send = <Body = Uploaded>(parts: Parts, person: Teacher = teacher, url = '/api/materials/upload') =>
  sendForm<Body>(person, url, parts)
const incoming = () => readdir(files.incoming)

describe('a PDF that is sent', () => {
  test('becomes a material, a job and a file, and the answer tells what happens next', async () => {
    const bytes = anotherPdf()
    const { status, body } = await send([
      ['title', '  A água\u0007 na natureza '],
      ['description', 'Capítulo 3'],
      ['subject', 'Ciências'],
      ['schoolLevel', 'Médio'],
      ['pdfFile', file(bytes)],
    ])
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      title: 'A água  na natureza',
      description: 'Capítulo 3',
      content: null,
      subjectId: expect.any(Number),
      subject: { id: body.subjectId, name: 'Ciências' },
      teacherId: teacher.id,
      teacher: { fullName: 'Ana Souza', firstName: 'Ana' },
      schoolLevel: 'Médio',
      isProcessed: false,
      status: 'queued',
      progress: 0,
      step: null,
      failureReason: null,
      notices: [],
      pageCount: 2,
      flipCardsCount: 0,
      quizzesCount: 0,
      quizQuestionsCount: 0,
      wordsCount: 0,
      cardCount: 0,
      questionCount: 0,
      quizId: null,
      createdAt: '2026-03-02T15:00:00.000Z',
      duplicate: false,
      message: 'O material está sendo processado. Os flip cards e quiz serão criados automaticamente.',
    })
    expect(await query(`select data from pgboss.job where name = 'material'`)).toEqual([
      { data: { id: body.id, generation: 1 } },
    ])
    const [stored] = await query('select pdf_path as path, pdf_bytes as bytes from materials')
    expect(stored).toEqual({ path: expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/), bytes: bytes.length })
    const path = join(files.incoming, '..', stored.path)
    expect(await readFile(path)).toEqual(bytes)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await incoming()).toEqual([])
  })

  test.each([
    ['/api/materials', 'pdf'],
    ['/api/materials', 'pdfFile'],
    ['/api/materials/upload', 'pdf'],
    ['/api/materials/upload', 'pdfFile'],
  ])('%s takes the file as %s, before or after the other fields', async (url, name) => {
    const first = await send(
      [
        [name, file()],
        ['title', 'Antes'],
      ],
      teacher,
      url,
    )
    const last = await send(
      [
        ['title', 'Depois'],
        [name, file()],
      ],
      teacher,
      url,
    )
    expect([first.status, last.status]).toEqual([201, 201])
    expect([first.body.title, last.body.title]).toEqual(['Antes', 'Depois'])
  })

  test('is known by its bytes: name, type and where the signature stands do not matter', async () => {
    const odd = Buffer.concat([Buffer.alloc(900, ' '), anotherPdf()])
    const { status } = await send([
      ['title', 'x'],
      ['pdf', { name: '../../etc/passwd', bytes: odd, type: 'text/html' }],
    ])
    expect(status).toBe(201)
  })
})

describe('the subject of a material', () => {
  const upload = (...fields: Parts) => send([['title', 'x'], ...fields, ['pdf', file()]])

  test("is 'Geral' when none is named, made once", async () => {
    const [one, other] = [await upload(), await upload(['subject', '  '], ['subjectId', ''])]
    expect([one.body.subject.name, other.body.subject.name]).toEqual(['Geral', 'Geral'])
    expect(one.body.subjectId).toBe(other.body.subjectId)
  })

  test('is found by its name without case and accents, or made', async () => {
    const { body } = await upload(['subject', 'História'])
    expect((await upload(['subject', ' historia '])).body.subject).toEqual({ id: body.subjectId, name: 'História' })
    expect((await upload(['subject', 'Geografia'])).body.subject.name).toBe('Geografia')
  })

  test("can be given by its number when it is the teacher's own", async () => {
    const own = await makeSubject(school.connection.db, { teacherId: teacher.id })
    expect((await upload(['subjectId', String(own.id)], ['subject', 'Outra'])).body.subjectId).toBe(own.id)
    const others = await makeSubject(school.connection.db)
    expect(await upload(['subjectId', String(others.id)])).toMatchObject({
      status: 404,
      body: { message: 'Matéria não encontrada.' },
    })
  })
})

describe('the same file sent again', () => {
  test('is answered with the material that is there, unless the teacher insists', async () => {
    const bytes = anotherPdf()
    const parts: Parts = [
      ['title', 'A água'],
      ['pdf', file(bytes)],
    ]
    const { body } = await send(parts)
    expect(
      await send([
        ['title', 'Outro'],
        ['pdf', file(bytes)],
      ]),
    ).toMatchObject({
      status: 201,
      body: {
        id: body.id,
        title: 'A água',
        duplicate: true,
        message: 'Você já enviou este arquivo em 02/03/2026, com o título "A água". Ele não foi enviado de novo.',
      },
    })
    const insisted = await send([...parts, ['insist', 'true']])
    expect(insisted.body).toMatchObject({ duplicate: false })
    expect(insisted.body.id).not.toBe(body.id)
    const other = await send(parts, await school.signedIn('teacher'))
    expect(other.body.duplicate).toBe(false)
  })

  test('ten times at once makes one material and one file', async () => {
    const before = (await readdir(join(files.incoming, '..'))).length
    const bytes = anotherPdf()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        send([
          ['title', 'x'],
          ['pdf', file(bytes)],
        ]),
      ),
    )
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.filter(({ body }) => !body.duplicate)).toHaveLength(1)
    expect(await query('select id from materials')).toHaveLength(1)
    expect(await readdir(join(files.incoming, '..'))).toHaveLength(before + 1)
    expect(await incoming()).toEqual([])
  })
})

describe('what will not do is refused with its sentence, and nothing is left behind', () => {
  const big = Buffer.alloc(50 * 1024 * 1024 + 1, '%PDF-')
  const cases: [string, Parts, number, Refused][] = [
    [
      'nothing at all',
      [],
      400,
      {
        message: 'Por favor, preencha o título e selecione um arquivo PDF.',
        errors: {
          title: 'Por favor, insira um título para o material',
          pdfFile: 'Por favor, selecione um arquivo PDF',
        },
      },
    ],
    [
      'no file',
      [
        ['title', 'x'],
        ['pdfFile', file('', '')],
      ],
      400,
      { message: 'Por favor, selecione um arquivo PDF', errors: { pdfFile: 'Por favor, selecione um arquivo PDF' } },
    ],
    [
      'a blank title',
      [
        ['title', '  '],
        ['pdfFile', file('%PDF-')],
      ],
      400,
      {
        message: 'Por favor, insira um título para o material',
        errors: { title: 'Por favor, insira um título para o material' },
      },
    ],
    [
      'an empty file',
      [
        ['title', 'x'],
        ['pdf', file('')],
      ],
      422,
      { message: 'O arquivo está vazio.' },
    ],
    [
      'a web page',
      [
        ['title', 'x'],
        ['pdf', file('<html>%PDF</html>')],
      ],
      400,
      { message: 'Isto não é um PDF.' },
    ],
    [
      'a signature too far from the start',
      [
        ['title', 'x'],
        ['pdf', file(`${' '.repeat(1024)}%PDF-1.7`)],
      ],
      400,
      { message: 'Isto não é um PDF.' },
    ],
    [
      '51 MB',
      [
        ['title', 'x'],
        ['pdf', file(big)],
      ],
      413,
      { message: 'O arquivo deve ter no máximo 50MB' },
    ],
    [
      'a damaged PDF',
      [
        ['title', 'x'],
        ['pdf', file('%PDF-1.7 e mais nada')],
      ],
      422,
      { message: 'PDF danificado. Exporte-o de novo e envie outra vez.' },
    ],
    [
      'an unknown level',
      [
        ['title', 'x'],
        ['schoolLevel', 'Doutorado'],
        ['pdf', file('%PDF-')],
      ],
      400,
      { message: expect.any(String), errors: { schoolLevel: expect.any(String) } },
    ],
  ]
  test.each(cases)('%s', async (_, parts, status, refused) => {
    const before = await readdir(join(files.incoming, '..'))
    const answer = await send<Refused>(parts)
    expect(answer).toMatchObject({ status, body: refused })
    expect(await readdir(join(files.incoming, '..'))).toEqual(before)
    expect(await incoming()).toEqual([])
    expect(await query('select id from materials')).toEqual([])
  })

  test('a PDF that needs a password', async () => {
    const { default: PDFDocument } = await import('pdfkit')
    const { buffer } = await import('node:stream/consumers')
    const locked = new PDFDocument({ userPassword: 'segredo' })
    locked.text('Olá')
    locked.end()
    expect(
      await send<Refused>([
        ['title', 'x'],
        ['pdf', file(await buffer(locked))],
      ]),
    ).toMatchObject({
      status: 422,
      body: { message: 'PDF protegido por senha. Envie uma cópia sem senha.' },
    })
  })

  test('a body that is no form', async () => {
    const answer = await teacher.post<Refused>('/api/materials', { title: 'x' })
    expect(answer).toMatchObject({ status: 400, body: { errors: { pdf: 'Por favor, selecione um arquivo PDF' } } })
  })

  test('pupils send nothing', async () => {
    const pupil = await school.signedIn('student')
    expect(
      (
        await send(
          [
            ['title', 'x'],
            ['pdf', file()],
          ],
          pupil,
        )
      ).status,
    ).toBe(403)
    expect(await incoming()).toEqual([])
  })
})

describe('when there is no room', () => {
  test('a disk that is nearly full takes nothing more', async () => {
    vi.spyOn(files, 'space').mockResolvedValueOnce({ free: 1_000_000_000, total: 100_000_000_000 })
    const answer = await send<Refused>([
      ['title', 'x'],
      ['pdf', file()],
    ])
    expect(answer).toMatchObject({ status: 507, body: { message: expect.stringContaining('Não há mais espaço') } })
  })

  test('a disk that fills up while the file is kept leaves no row', async () => {
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    vi.spyOn(files, 'keep').mockRejectedValueOnce(full)
    expect(
      (
        await send([
          ['title', 'x'],
          ['pdf', file()],
        ])
      ).status,
    ).toBe(507)
    expect(await query('select id from materials')).toEqual([])
    expect(await incoming()).toEqual([])
  })

  test('a teacher who stores or queues too much is told so', async () => {
    const { subjectId } = await makeMaterial(school.connection.db, { teacherId: teacher.id, pdfBytes: 2 ** 31 - 1 })
    await makeMaterial(school.connection.db, { subjectId, pdfBytes: 2 ** 31 - 1 })
    expect(
      (
        await send([
          ['title', 'x'],
          ['pdf', file()],
        ])
      ).status,
    ).toBe(507)
    await school.connection.pool.query('delete from materials')
    for (let one = 0; one < quota.unfinished; one++)
      await makeMaterial(school.connection.db, { subjectId, status: 'queued', isProcessed: false })
    expect(
      (
        await send([
          ['title', 'x'],
          ['pdf', file()],
        ])
      ).status,
    ).toBe(429)
  })
})

test('when the transaction fails, neither row nor file nor job is left', async () => {
  const before = await readdir(join(files.incoming, '..'))
  const working = queue.jobs
  queue.jobs = { processMaterial: async () => Promise.reject(new Error('no queue')) }
  expect(
    (
      await send([
        ['title', 'x'],
        ['pdf', file()],
      ])
    ).status,
  ).toBe(500)
  queue.jobs = working
  expect(await query('select id from materials')).toEqual([])
  expect(await readdir(join(files.incoming, '..'))).toEqual(before)
})

test('a client that breaks off leaves nothing behind', async () => {
  await school.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = school.app.server.address() as AddressInfo
  const login = await teacher.post('/api/auth/login', { email: teacher.email, password: 'Capivara1!' })
  const cookie = String([login.headers['set-cookie']].flat()[0]).split(';')[0]
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /api/materials HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nSec-Fetch-Site: same-origin\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n' +
      '--b\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.7 ' +
      'x'.repeat(100_000),
  )
  await vi.waitUntil(async () => (await incoming()).length === 1, { timeout: 5_000 })
  socket.destroy()
  await vi.waitUntil(async () => (await incoming()).length === 0, { timeout: 5_000 })
  expect(await query('select id from materials')).toEqual([])
})
