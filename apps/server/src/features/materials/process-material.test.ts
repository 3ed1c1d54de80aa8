import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@capivira/core/materials/document'
import type { Card, GeneratedMaterial } from '@capivira/generation/items'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeUser } from '../../../test/factories.ts'
import type { ExtractionEvent } from '../../extraction/extract.ts'
import { failure } from '../../extraction/failure.ts'
import { cardReviews, studiedCards, userProgress } from '../study/tables.ts'
import { Failure, giveUpMaterial, type ProcessTools, processMaterial } from './process-material.ts'
import { beginRun, Superseded, savePages } from './processing-store.ts'
import { reprocessMaterial } from './reprocess-material.ts'
import { flipCards, materialPages, materials, words } from './tables.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())

const now = new Date('2026-03-02T15:00:00Z')
const nobody = new AbortController().signal
const db = () => school.connection.db

function page(number: number, text = `Texto da página ${number}.`): Page {
  const line = { text, box: [0, 0, 100, 12] as const, fontSize: 12, bold: [], italic: [], monospace: false }
  return {
    number,
    width: 595,
    height: 842,
    lines: text ? [line] : [],
    source: text ? 'text' : 'none',
    confidence: null,
  }
}

function card(name: string, more: Partial<Card> = {}): Card {
  return {
    question: `O que é ${name}?`,
    answer: `É ${name}.`,
    category: 'Conceitos',
    difficulty: 'fácil',
    family: 'definition',
    source: { page: 1, quote: 'Texto da página 1.' },
    fingerprint: name,
    ...more,
  }
}

const generated = (cards: Card[], more: Partial<GeneratedMaterial> = {}): GeneratedMaterial => ({
  cards,
  questions: [],
  words: [],
  notices: [],
  text: 'Texto limpo.',
  ...more,
})

/** Extraction that yields these events, from the page asked for on. */
function reads(events: ExtractionEvent[], asked: number[] = []): ProcessTools['extract'] {
  return async function* (_, { fromPage = 1 } = {}) {
    asked.push(fromPage)
    for (const event of events) if (event.kind !== 'page' || event.page.number >= fromPage) yield event
  }
}
const pages = (total: number): ExtractionEvent[] => [
  { kind: 'start', total },
  ...Array.from({ length: total }, (_, at) => ({ kind: 'page' as const, page: page(at + 1), total, overLimit: false })),
  { kind: 'end', outline: [{ level: 1, title: 'Capítulo', page: 1 }], title: 'Água' },
]

const tools = (more: Partial<ProcessTools> = {}): ProcessTools => ({
  db: db(),
  files: school.files,
  extract: reads(pages(2)),
  generate: async () => generated([card('água'), card('gelo')]),
  now: () => now,
  ...more,
})

async function queued() {
  const material = await makeMaterial(db(), { status: 'queued', isProcessed: false, progress: 0, processedAt: null })
  await writeFile(join(school.files.incoming, '..', material.pdfPath), '%PDF-1.7')
  return material
}
const read = async (id: number) => {
  const [row] = await db().select().from(materials).where(eq(materials.id, id))
  return row
}
const cardsOf = (id: number) =>
  db().select().from(flipCards).where(eq(flipCards.materialId, id)).orderBy(flipCards.position)
const run = (material: { id: number; generation: number }, more: Partial<ProcessTools> = {}, signal = nobody) =>
  processMaterial(tools(more), material, { signal, lane: 'slow' })

let material: Awaited<ReturnType<typeof queued>>
beforeEach(async () => {
  material = await queued()
})

describe('a material that is processed', () => {
  test('gets its cards, text and pages, and is done', async () => {
    await run(material, {
      generate: async document => {
        expect(document).toEqual({
          pages: [page(1), page(2)],
          outline: [{ level: 1, title: 'Capítulo', page: 1 }],
          title: 'Água',
        })
        return generated([card('água'), card('gelo')], { notices: [{ code: 'few-cards', message: 'Texto curto.' }] })
      },
    })
    expect(await read(material.id)).toMatchObject({
      status: 'processed',
      isProcessed: true,
      progress: 100,
      step: null,
      pageCount: 2,
      content: 'Texto limpo.',
      notices: [{ code: 'few-cards', message: 'Texto curto.' }],
      processedAt: now,
    })
    expect(await cardsOf(material.id)).toMatchObject([
      { question: 'O que é água?', position: 0, sourcePage: 1, sourceQuote: 'Texto da página 1.' },
      { question: 'O que é gelo?', position: 1 },
    ])
  })

  test('twice, also at the same time, changes nothing', async () => {
    await Promise.all([run(material), run(material)])
    const first = await cardsOf(material.id)
    await run(material)
    expect(await cardsOf(material.id)).toEqual(first)
    expect(first).toHaveLength(2)
  })

  test('stores characters that PostgreSQL refuses as ones that it takes', async () => {
    const odd = 'a\0b\ud800c'
    await run(material, {
      extract: reads([
        { kind: 'start', total: 1 },
        { kind: 'page', page: page(1, odd), total: 1, overLimit: false },
        { kind: 'end', outline: [], title: null },
      ]),
      generate: async () =>
        generated([card('x', { question: odd })], {
          text: odd,
          questions: [
            { ...card('q'), options: [odd, 'b', 'c'], correctAnswer: 0, explanation: odd, answerType: 'term' },
          ],
          words: [{ word: 'gelo', hint: odd, source: { page: 1, quote: odd }, fingerprint: 'w' }],
        }),
    })
    expect(await read(material.id)).toMatchObject({ status: 'processed', content: 'a b\ufffdc' })
    const [stored] = await db().select().from(materialPages).where(eq(materialPages.materialId, material.id))
    expect(stored?.page.lines[0]?.text).toBe('a\ufffdb\ufffdc')
  })

  test('keeps one of two items with the same fingerprint', async () => {
    await run(material, { generate: async () => generated([card('água'), card('água', { answer: 'Outra.' })]) })
    expect(await cardsOf(material.id)).toMatchObject([{ answer: 'É água.' }])
  })
})

describe('progress', () => {
  test('grows with the pages and the writing, each step named', async () => {
    const seen: { progress: number; step: string | null; status: string }[] = []
    const look = async () => {
      const row = await read(material.id)
      if (row) seen.push({ progress: row.progress, step: row.step, status: row.status })
    }
    await run(material, {
      extract: async function* () {
        yield { kind: 'start', total: 60 }
        await look()
        for (let number = 1; number <= 60; number++) {
          if (number === 30) await look()
          yield { kind: 'page', page: page(number), total: 60, overLimit: false }
        }
        yield { kind: 'end', outline: [], title: null }
      },
      generate: async () => {
        await look()
        return generated([])
      },
    })
    expect(seen).toEqual([
      { progress: 0, step: 'Lendo a página 1 de 60', status: 'extracting' },
      { progress: 30, step: 'Lendo a página 25 de 60', status: 'extracting' },
      { progress: 70, step: 'Escrevendo cards e questões', status: 'generating' },
    ])
  })

  test('tells of recognition page by page, with the minutes that are left', async () => {
    const steps: (string | null | undefined)[] = []
    const scanned = (number: number): ExtractionEvent => ({
      kind: 'page',
      page: { ...page(number), source: 'ocr', confidence: 90 },
      total: 60,
      overLimit: false,
    })
    await run(material, {
      extract: async function* () {
        yield { kind: 'start', total: 60 }
        const message = 'Documento escaneado: lendo com OCR (cerca de 4 min)'
        yield { kind: 'ocr', plan: { pages: 60, minutes: 4, message } }
        steps.push((await read(material.id))?.step)
        for (let number = 1; number <= 25; number++) yield scanned(number)
        steps.push((await read(material.id))?.step)
        for (let number = 26; number <= 60; number++) yield scanned(number)
        yield { kind: 'end', outline: [], title: null }
      },
    })
    expect(steps).toEqual([
      'Documento escaneado: lendo com OCR (cerca de 4 min)',
      'Lendo com OCR a página 25 de 60 (cerca de 3 min)',
    ])
  })

  test('is noted while items are written', async () => {
    let shown = 0
    await run(material, {
      generate: async (_, { onProgress }) => {
        onProgress(0.5)
        await vi.waitUntil(async () => {
          shown = (await read(material.id))?.progress ?? 0
          return shown > 70
        }, 20_000)
        return generated([])
      },
    })
    expect(shown).toBe(84)
  })
})

describe('a scanned document', () => {
  const scan = (pages: number): ProcessTools['extract'] =>
    async function* (_, { fromPage = 1 } = {}) {
      yield { kind: 'start', total: pages }
      yield { kind: 'ocr', plan: { pages, minutes: 1, message: 'Documento escaneado: lendo com OCR (cerca de 1 min)' } }
      for (let number = fromPage; number <= pages; number++)
        yield { kind: 'page', page: { ...page(number), source: 'ocr', confidence: 90 }, total: pages, overLimit: false }
      yield { kind: 'end', outline: [], title: null }
    }
  const inLane = (lane: 'quick' | 'slow', extract: ProcessTools['extract']) =>
    processMaterial(tools({ extract }), material, { signal: nobody, lane })

  test('leaves the quick lane after its first page, and goes on from there', async () => {
    expect(await inLane('quick', scan(6))).toBe('slow')
    expect(await read(material.id)).toMatchObject({
      status: 'queued',
      step: 'Lendo com OCR a página 1 de 6 (cerca de 1 min)',
      progress: 13,
    })
    expect(await inLane('slow', scan(6))).toBe('done')
    expect(await read(material.id)).toMatchObject({ status: 'processed', pageCount: 6 })
  })

  test('of a single page stays', async () => {
    expect(await inLane('quick', scan(1))).toBe('done')
    expect(await read(material.id)).toMatchObject({ status: 'processed' })
  })

  test('gives others their turn after three minutes, though not before its last page', async () => {
    const clock = vi.spyOn(performance, 'now')
    const slow = (pages: number): ProcessTools['extract'] =>
      async function* (file, options) {
        for await (const event of scan(pages)(file, options)) {
          const read = event.kind === 'page' ? event.page.number - (options?.fromPage ?? 1) + 1 : 0
          clock.mockReturnValue(read * 100_000)
          yield event
        }
      }
    clock.mockReturnValue(0)
    expect(await inLane('slow', slow(4))).toBe('slow')
    expect(await db().select().from(materialPages).where(eq(materialPages.materialId, material.id))).toHaveLength(2)
    clock.mockReturnValue(0)
    expect(await inLane('slow', slow(4))).toBe('done')
    clock.mockRestore()
  })
})

describe('what a worker that died has read', () => {
  test('is not read again', async () => {
    const asked: number[] = []
    const dies = new Error('killed')
    const broken: ProcessTools['extract'] = async function* () {
      yield { kind: 'start', total: 40 }
      for (let number = 1; number <= 30; number++)
        yield { kind: 'page', page: page(number), total: 40, overLimit: false }
      throw dies
    }
    await expect(run(material, { extract: broken })).rejects.toThrow(dies)
    expect(await read(material.id)).toMatchObject({ status: 'queued', step: 'Tentando de novo em instantes' })
    let given = 0
    await run(material, {
      extract: reads(pages(40), asked),
      generate: async document => {
        given = document.pages.length
        return generated([])
      },
    })
    expect(asked).toEqual([26])
    expect(given).toBe(40)
  })

  test('is forgotten when the material is processed again', async () => {
    await run(material)
    const asked: number[] = []
    const sent: object[] = []
    const jobs = { processMaterial: async (_: unknown, job: object) => void sent.push(job) }
    expect(await reprocessMaterial({ db: db(), jobs }, material.teacherId, material.id)).toBe(true)
    expect(sent).toEqual([{ id: material.id, generation: 2 }])
    expect(await read(material.id)).toMatchObject({ status: 'queued', progress: 0, isProcessed: true, generation: 2 })
    await run({ id: material.id, generation: 1 }, { extract: reads(pages(2), asked) })
    expect(asked).toEqual([])
    await run({ id: material.id, generation: 2 }, { extract: reads(pages(2), asked) })
    expect(asked).toEqual([1])
  })

  test('does not count for ever: a PDF that ends its worker each time is given up', async () => {
    for (let start = 0; start < 10; start++) await beginRun(db(), material)
    await run(material)
    expect(await read(material.id)).toMatchObject({
      status: 'failed',
      failureReason: expect.stringContaining('várias vezes'),
    })
  })
})

describe('an expected failure ends at once, with its sentence', () => {
  test.each(['password', 'too-complex', 'no-readable-page', 'too-many-pages'] as const)('%s', async code => {
    await run(material, { extract: reads([{ kind: 'failed', failure: failure(code) }]) })
    expect(await read(material.id)).toMatchObject({
      status: 'failed',
      isProcessed: false,
      step: null,
      failureReason: failure(code).message,
    })
  })

  test('while items are written', async () => {
    await run(material, { generate: async () => new Failure('Documento complexo demais.') })
    expect(await read(material.id)).toMatchObject({ status: 'failed', failureReason: 'Documento complexo demais.' })
  })

  test('but what the upload could open is tried again', async () => {
    const extract = reads([{ kind: 'failed', failure: failure('damaged') }])
    await expect(run(material, { extract })).rejects.toThrow('cannot be now')
  })

  test('and one whose every attempt met a surprise says so', async () => {
    await giveUpMaterial(db(), material)
    expect(await read(material.id)).toMatchObject({
      status: 'failed',
      failureReason: expect.stringContaining('Não foi possível processar este material.'),
    })
  })

  test('reprocessing that fails keeps what there was to study', async () => {
    await run(material)
    await reprocessMaterial({ db: db(), jobs: { processMaterial: async () => {} } }, material.teacherId, material.id)
    await run({ ...material, generation: 2 }, { generate: async () => new Failure('Não deu.') })
    expect(await read(material.id)).toMatchObject({ status: 'failed', isProcessed: true, failureReason: 'Não deu.' })
    expect(await cardsOf(material.id)).toHaveLength(2)
  })
})

describe('a worker that was presumed dead writes nothing', () => {
  test('when another one took the material up', async () => {
    const zombie = await beginRun(db(), material)
    const living = await beginRun(db(), material)
    if (!zombie || !living) throw new Error('both begin')
    await expect(savePages(db(), zombie, [page(1)], {})).rejects.toThrow(Superseded)
    await savePages(db(), living, [page(1)], {})
  })

  test('when it comes back to publish', async () => {
    await run(material, {
      generate: async () => {
        await run(material, { generate: async () => generated([card('do vivo')]) })
        return generated([card('do morto')])
      },
    })
    expect(await cardsOf(material.id)).toMatchObject([{ fingerprint: 'do vivo' }])
  })

  test('when the material was deleted meanwhile', async () => {
    await run(material, {
      generate: async () => {
        await db().delete(materials).where(eq(materials.id, material.id))
        return generated([card('x')])
      },
    })
    expect(await cardsOf(material.id)).toEqual([])
  })

  test('and stops writing items', async () => {
    const stopped = Promise.withResolvers<unknown>()
    await run(material, {
      generate: async (_, { signal, onProgress }) => {
        await beginRun(db(), material)
        onProgress(0.5)
        signal.addEventListener('abort', () => stopped.resolve(signal.reason))
        throw await stopped.promise
      },
    })
    expect(await stopped.promise).toBeInstanceOf(Superseded)
  })
})

test('an interrupted job throws, and is ready to go on', async () => {
  const stop = new AbortController()
  const extract: ProcessTools['extract'] = async function* (_, { signal } = {}) {
    yield { kind: 'start', total: 2 }
    stop.abort(new Error('the worker is stopping'))
    signal?.throwIfAborted()
  }
  await expect(run(material, { extract }, stop.signal)).rejects.toThrow('the worker is stopping')
  expect(await read(material.id)).toMatchObject({ status: 'queued' })
})

describe('reprocessing', () => {
  const again = async (cards: Card[], more: Partial<GeneratedMaterial> = {}) => {
    await reprocessMaterial({ db: db(), jobs: { processMaterial: async () => {} } }, material.teacherId, material.id)
    const row = await read(material.id)
    await run({ id: material.id, generation: row?.generation ?? 0 }, { generate: async () => generated(cards, more) })
  }

  test('keeps the row of a card whose fingerprint stays, in its new place and words, and deletes what is gone', async () => {
    await run(material)
    const [, before] = await cardsOf(material.id)
    await again([card('vapor'), card('gelo', { answer: 'Água sólida.', category: 'Estados' })])
    expect(await cardsOf(material.id)).toEqual([
      expect.objectContaining({ fingerprint: 'vapor', position: 0 }),
      { ...before, answer: 'Água sólida.', category: 'Estados', position: 1 },
    ])
  })

  test('keeps cards written by hand', async () => {
    await run(material)
    await makeCards(db(), 1, { materialId: material.id, family: null, fingerprint: 'à mão', position: 9 })
    await again([card('vapor')])
    expect((await cardsOf(material.id)).map(({ fingerprint }) => fingerprint)).toEqual(['vapor', 'à mão'])
  })

  test("counts the pupils' progress anew", async () => {
    await run(material, { generate: async () => generated([card('água'), card('gelo'), card('vapor'), card('neve')]) })
    const rows = await cardsOf(material.id)
    const pupil = await makeUser(db(), { userType: 'student' })
    const [water, ice, steam] = rows.map(({ id }) => ({ userId: pupil.id, cardId: id, materialId: material.id }))
    if (!water || !ice || !steam) throw new Error('three cards')
    const seen = { firstStudiedAt: now, lastStudiedAt: now }
    await db()
      .insert(studiedCards)
      .values([
        { ...water, ...seen, frontViewed: true, backViewed: true },
        { ...ice, ...seen, frontViewed: true, backViewed: true },
        { ...steam, ...seen, frontViewed: true },
      ])
    await db()
      .insert(cardReviews)
      .values({
        ...ice,
        difficulty: 'fácil',
        nextReview: now,
        stability: 1,
        memoryDifficulty: 5,
        state: 'review',
        learningSteps: 0,
        scheduledDays: 1,
        lapses: 0,
        lastReview: now,
        createdAt: now,
      })
    await db().insert(userProgress).values({
      userId: pupil.id,
      materialId: material.id,
      cardsStudied: 2,
      totalCards: 4,
      completionPercentage: 50,
      createdAt: now,
    })
    await again([card('gelo'), card('vapor'), card('chuva')])
    expect(await db().select().from(userProgress).where(eq(userProgress.userId, pupil.id))).toMatchObject([
      { cardsStudied: 1, totalCards: 3, completionPercentage: 33 },
    ])
    expect(await db().select().from(cardReviews).where(eq(cardReviews.userId, pupil.id))).toHaveLength(1)
    expect(await db().select().from(studiedCards).where(eq(studiedCards.userId, pupil.id))).toHaveLength(2)
  })

  test('keeps the quiz and its questions, and the words', async () => {
    const question = {
      ...card('q1'),
      options: ['água', 'fogo', 'ar'],
      correctAnswer: 0,
      explanation: 'Está na página 1.',
      answerType: 'term' as const,
    }
    const word = { word: 'gelo', hint: 'Água sólida', source: { page: 1, quote: 'gelo' }, fingerprint: 'w1' }
    const once = { questions: [question, { ...question, fingerprint: 'q2' }], words: [word] }
    await run(material, { generate: async () => generated([], once) })
    const read = async () => {
      const teacher = { id: material.teacherId, userType: 'teacher' as const }
      const { selectQuiz } = await import('../quizzes/store.ts')
      return selectQuiz(db(), teacher, { materialId: material.id })
    }
    const before = await read()
    expect(before?.quiz.title).toBe('Quiz: A água na natureza')
    expect(before?.questions).toMatchObject([
      { fingerprint: 'q1', options: ['água', 'fogo', 'ar'], correctAnswer: 0 },
      { fingerprint: 'q2' },
    ])
    await again([], { questions: [{ ...question, fingerprint: 'q2' }], words: [{ ...word, hint: 'Água dura' }] })
    const after = await read()
    expect(after?.quiz).toEqual(before?.quiz)
    expect(after?.questions).toEqual([{ ...before?.questions[1], position: 0 }])
    expect(await db().select().from(words).where(eq(words.materialId, material.id))).toMatchObject([
      { word: 'gelo', hint: 'Água dura' },
    ])
    await again([], {})
    expect((await read())?.questions).toEqual([])
  })

  test('leaves a material alone that is on its way', async () => {
    const sent: object[] = []
    const jobs = { processMaterial: async (_: unknown, job: object) => void sent.push(job) }
    expect(await reprocessMaterial({ db: db(), jobs }, material.teacherId, material.id)).toBe(true)
    expect(sent).toEqual([])
    expect(await reprocessMaterial({ db: db(), jobs }, (await makeUser(db())).id, material.id)).toBe(false)
  })
})

test('a PDF that is gone is a surprise, to be tried again', async () => {
  await rm(join(school.files.incoming, '..', material.pdfPath))
  await expect(run(material)).rejects.toThrow(material.pdfPath)
})
