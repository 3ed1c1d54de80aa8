import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeSubject } from '../../../test/factories.ts'
import { readOneAfterTheOther } from '../../../test/pdf-child.ts'
import { type FormParts, startUploadSchool } from '../../../test/upload.ts'

readOneAfterTheOther()

let school: Awaited<ReturnType<typeof startUploadSchool>>
beforeAll(async () => {
  school = await startUploadSchool()
})
afterAll(() => school.close())
beforeEach(() => school.reset())

describe('a PDF that is sent', () => {
  test('becomes a material, a job and a file, and the answer tells what happens next', async () => {
    const bytes = school.anotherPdf()
    const { status, body } = await school.send([
      ['title', '  A água\u0007 na natureza '],
      ['description', 'Capítulo 3'],
      ['subject', 'Ciências'],
      ['schoolLevel', 'Médio'],
      ['pdfFile', school.file(bytes)],
    ])
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      title: 'A água  na natureza',
      description: 'Capítulo 3',
      content: null,
      subjectId: expect.any(Number),
      subject: { id: body.subjectId, name: 'Ciências' },
      teacherId: school.teacher.id,
      teacher: { fullName: 'Ana Souza', firstName: 'Ana' },
      schoolLevel: 'Médio',
      sourceKind: 'pdf',
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
      problemsCount: 0,
      suggestedCount: 0,
      inReview: { cards: false, questions: false, words: false },
      hasItems: false,
      publicationPolicy: null,
      createdAt: '2026-03-02T15:00:00.000Z',
      duplicate: false,
      message: 'O material está sendo processado. Os flip cards e quiz serão criados automaticamente.',
    })
    expect(await school.query(`select data from pgboss.job where name = 'material'`)).toEqual([
      { data: { id: body.id, generation: 1 } },
    ])
    const [stored] = await school.query('select pdf_path as path, pdf_bytes as bytes from materials')
    expect(stored).toEqual({ path: expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/), bytes: bytes.length })
    const path = join(school.files.incoming, '..', stored.path)
    expect(await readFile(path)).toEqual(bytes)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await school.incoming()).toEqual([])
  })

  test.each([
    ['/api/materials', 'pdf'],
    ['/api/materials', 'pdfFile'],
    ['/api/materials/upload', 'pdf'],
    ['/api/materials/upload', 'pdfFile'],
  ])('%s takes the file as %s, before or after the other fields', async (url, name) => {
    const first = await school.send(
      [
        [name, school.file()],
        ['title', 'Antes'],
      ],
      { url },
    )
    const last = await school.send(
      [
        ['title', 'Depois'],
        [name, school.file()],
      ],
      { url },
    )
    expect([first.status, last.status]).toEqual([201, 201])
    expect([first.body.title, last.body.title]).toEqual(['Antes', 'Depois'])
  })

  test('is known by its bytes: name, type and where the signature stands do not matter', async () => {
    const odd = Buffer.concat([Buffer.alloc(900, ' '), school.anotherPdf()])
    const { status } = await school.send([
      ['title', 'x'],
      ['pdf', { name: '../../etc/passwd', bytes: odd, type: 'text/html' }],
    ])
    expect(status).toBe(201)
  })
})

describe('the subject of a material', () => {
  const upload = (...fields: FormParts) => school.send([['title', 'x'], ...fields, ['pdf', school.file()]])

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
    const own = await makeSubject(school.connection.db, { teacherId: school.teacher.id })
    expect((await upload(['subjectId', String(own.id)], ['subject', 'Outra'])).body.subjectId).toBe(own.id)
    const others = await makeSubject(school.connection.db)
    expect(await upload(['subjectId', String(others.id)])).toMatchObject({
      status: 404,
      body: { message: 'Matéria não encontrada.' },
    })
    expect((await upload(['subjectId', 'geografia'])).status).toBe(400)
  })
})

describe('the same file sent again', () => {
  test('is answered with the material that is there, unless the teacher insists', async () => {
    const bytes = school.anotherPdf()
    const parts: FormParts = [
      ['title', 'A água'],
      ['pdf', school.file(bytes)],
    ]
    const { body } = await school.send(parts)
    expect(
      await school.send([
        ['title', 'Outro'],
        ['pdf', school.file(bytes)],
      ]),
    ).toMatchObject({
      status: 201,
      body: {
        id: body.id,
        title: 'A água',
        duplicate: true,
        message: 'Você já enviou este arquivo em 02/03/2026, com o título “A água”. Ele não foi enviado de novo.',
      },
    })
    const insisted = await school.send([...parts, ['insist', 'true']])
    expect(insisted.body).toMatchObject({ duplicate: false })
    expect(insisted.body.id).not.toBe(body.id)
    const other = await school.send(parts, { person: await school.signedIn('teacher') })
    expect(other.body.duplicate).toBe(false)
  })

  test('ten times at once makes one material and one file', async () => {
    const before = (await school.kept()).length
    const bytes = school.anotherPdf()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        school.send([
          ['title', 'x'],
          ['pdf', school.file(bytes)],
        ]),
      ),
    )
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.filter(({ body }) => !body.duplicate)).toHaveLength(1)
    expect(await school.query('select id from materials')).toHaveLength(1)
    expect(await school.kept()).toHaveLength(before + 1)
    expect(await school.incoming()).toEqual([])
  })
})
