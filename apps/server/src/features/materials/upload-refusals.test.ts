import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeMaterial } from '../../../test/factories.ts'
import { type FormParts, type Refused, startUploadSchool } from '../../../test/upload.ts'
import { quota } from './upload-material.ts'

let school: Awaited<ReturnType<typeof startUploadSchool>>
beforeAll(async () => {
  school = await startUploadSchool()
})
afterAll(() => school.close())
beforeEach(() => school.reset())

describe('what will not do is refused with its sentence, and nothing is left behind', () => {
  const file = (bytes: Uint8Array | string, name = 'água.pdf') => ({ name, bytes })
  const big = Buffer.alloc(50 * 1024 * 1024 + 1, '%PDF-')
  const cases: [string, FormParts, number, Refused][] = [
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
    const before = await school.kept()
    const answer = await school.send<Refused>(parts)
    expect(answer).toMatchObject({ status, body: refused })
    expect(await school.kept()).toEqual(before)
    expect(await school.incoming()).toEqual([])
    expect(await school.query('select id from materials')).toEqual([])
  })

  test('a PDF that needs a password', async () => {
    const locked = new PDFDocument({ userPassword: 'segredo' })
    locked.text('Olá')
    locked.end()
    expect(
      await school.send<Refused>([
        ['title', 'x'],
        ['pdf', school.file(await buffer(locked))],
      ]),
    ).toMatchObject({
      status: 422,
      body: { message: 'PDF protegido por senha. Envie uma cópia sem senha.' },
    })
  })

  test('a body that is no form', async () => {
    const answer = await school.teacher.post<Refused>('/api/materials', { title: 'x' })
    expect(answer).toMatchObject({ status: 400, body: { errors: { pdf: 'Por favor, selecione um arquivo PDF' } } })
  })

  test('pupils send nothing', async () => {
    const pupil = await school.signedIn('student')
    expect(
      (
        await school.send(
          [
            ['title', 'x'],
            ['pdf', school.file()],
          ],
          { person: pupil },
        )
      ).status,
    ).toBe(403)
    expect(await school.incoming()).toEqual([])
  })
})

describe('when there is no room', () => {
  test('a disk that is nearly full takes nothing more', async () => {
    vi.spyOn(school.files, 'space').mockResolvedValueOnce({ free: 1_000_000_000, total: 100_000_000_000 })
    const answer = await school.send<Refused>([
      ['title', 'x'],
      ['pdf', school.file()],
    ])
    expect(answer).toMatchObject({ status: 507, body: { message: expect.stringContaining('Não há mais espaço') } })
  })

  test('a disk that fills up while the file is kept leaves no row', async () => {
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    vi.spyOn(school.files, 'keep').mockRejectedValueOnce(full)
    expect(
      (
        await school.send([
          ['title', 'x'],
          ['pdf', school.file()],
        ])
      ).status,
    ).toBe(507)
    expect(await school.query('select id from materials')).toEqual([])
    expect(await school.incoming()).toEqual([])
  })

  test('a teacher who stores or queues too much is told so', async () => {
    const { subjectId } = await makeMaterial(school.connection.db, {
      teacherId: school.teacher.id,
      pdfBytes: 2 ** 31 - 1,
    })
    await makeMaterial(school.connection.db, { subjectId, pdfBytes: 2 ** 31 - 1 })
    expect(
      (
        await school.send([
          ['title', 'x'],
          ['pdf', school.file()],
        ])
      ).status,
    ).toBe(507)
    await school.connection.pool.query('delete from materials')
    for (let one = 0; one < quota.unfinished; one++)
      await makeMaterial(school.connection.db, { subjectId, status: 'queued', isProcessed: false })
    expect(
      (
        await school.send([
          ['title', 'x'],
          ['pdf', school.file()],
        ])
      ).status,
    ).toBe(429)
  })
})

test('when the transaction fails, neither row nor file nor job is left', async () => {
  const before = await school.kept()
  const working = school.queue.jobs
  school.queue.jobs = { ...school.queue.jobs, processMaterial: async () => Promise.reject(new Error('no queue')) }
  expect(
    (
      await school.send([
        ['title', 'x'],
        ['pdf', school.file()],
      ])
    ).status,
  ).toBe(500)
  school.queue.jobs = working
  expect(await school.query('select id from materials')).toEqual([])
  expect(await school.kept()).toEqual(before)
})

test('a client that breaks off leaves nothing behind', async () => {
  await school.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = school.app.server.address() as AddressInfo
  const login = await school.teacher.post('/api/auth/login', {
    email: school.teacher.email,
    password: 'Vento&Mar7lento',
  })
  const cookies = [login.headers['set-cookie']].flat().map(line => String(line).split(';')[0])
  const cookie = cookies.join('; ')
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /api/materials HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nSec-Fetch-Site: same-origin\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n' +
      '--b\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.7 ' +
      'x'.repeat(100_000),
  )
  await vi.waitUntil(async () => (await school.incoming()).length === 1, { timeout: 30_000 })
  socket.destroy()
  await vi.waitUntil(async () => (await school.incoming()).length === 0, { timeout: 30_000 })
  expect(await school.query('select id from materials')).toEqual([])
})
