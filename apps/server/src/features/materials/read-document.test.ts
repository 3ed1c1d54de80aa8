import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { generated, page, pages, queuedMaterial, reads } from '../../../test/processing.ts'
import { useSchool } from '../../../test/use-school.ts'
import type { ExtractionEvent } from '../../extraction/extract.ts'
import type { ProcessTools } from './processing.ts'
import { beginRun } from './processing-store.ts'
import { reprocessMaterial } from './reprocess-material.ts'
import { materialPages } from './tables.ts'

const school = useSchool()
let material: Awaited<ReturnType<typeof queuedMaterial>>
beforeEach(async () => {
  material = await queuedMaterial(school)
})

const db = () => school.connection.db

describe('progress', () => {
  test('grows with the pages and the writing, each step named', async () => {
    const seen: { progress: number; step: string | null; status: string }[] = []
    const look = async () => {
      const row = await material.read()
      if (row) seen.push({ progress: row.progress, step: row.step, status: row.status })
    }
    await material.process({
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
    await material.process({
      extract: async function* () {
        yield { kind: 'start', total: 60 }
        const message = 'Documento escaneado: lendo com OCR (cerca de 4 min)'
        yield { kind: 'ocr', plan: { pages: 60, minutes: 4, message } }
        steps.push((await material.read())?.step)
        for (let number = 1; number <= 25; number++) yield scanned(number)
        steps.push((await material.read())?.step)
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
    await material.process({
      generate: async (_, { onProgress }) => {
        onProgress(0.5)
        await vi.waitUntil(async () => {
          shown = (await material.read())?.progress ?? 0
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
  const inLane = (lane: 'quick' | 'slow', extract: ProcessTools['extract']) => material.process({ extract }, { lane })

  test('leaves the quick lane after its first page, and goes on from there', async () => {
    expect(await inLane('quick', scan(6))).toBe('slow')
    expect(await material.read()).toMatchObject({
      status: 'queued',
      step: 'Lendo com OCR a página 1 de 6 (cerca de 1 min)',
      progress: 13,
    })
    expect(await inLane('slow', scan(6))).toBe('done')
    expect(await material.read()).toMatchObject({ status: 'processed', pageCount: 6 })
  })

  test('of a single page stays', async () => {
    expect(await inLane('quick', scan(1))).toBe('done')
    expect(await material.read()).toMatchObject({ status: 'processed' })
  })

  test('leaves the quick lane as well when more has to be recognized than was planned', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    const unforeseen: ProcessTools['extract'] = async function* (file, options) {
      for await (const event of scan(6)(file, options)) {
        if (event.kind === 'page') clock.mockReturnValue(event.page.number * 6_000)
        yield event.kind === 'ocr' ? { ...event, plan: { ...event.plan, pages: 1 } } : event
      }
    }
    expect(await inLane('quick', unforeseen)).toBe('slow')
    expect(await db().select().from(materialPages).where(eq(materialPages.materialId, material.id))).toHaveLength(3)
    clock.mockRestore()
    expect(await inLane('slow', scan(6))).toBe('done')
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

describe('a book', () => {
  test('leaves the quick lane before its first page, and is read and written in the slow one', async () => {
    const asked: number[] = []
    const turn = (lane: 'quick' | 'slow', total: number) =>
      material.process({ extract: reads(pages(total), asked) }, { lane })
    expect(await turn('quick', 61)).toBe('slow')
    expect(await material.read()).toMatchObject({ status: 'queued', pageCount: 61 })
    expect(await db().select().from(materialPages).where(eq(materialPages.materialId, material.id))).toHaveLength(0)
    expect(await turn('slow', 61)).toBe('done')
    expect(await material.read()).toMatchObject({ status: 'processed' })
  })

  test('of sixty pages is none', async () => {
    expect(await material.process({ extract: reads(pages(60)) }, { lane: 'quick' })).toBe('done')
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
    await expect(material.process({ extract: broken })).rejects.toThrow(dies)
    expect(await material.read()).toMatchObject({ status: 'queued', step: 'Tentando de novo em instantes' })
    let given = 0
    await material.process({
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
    await material.process()
    const asked: number[] = []
    const sent: object[] = []
    const jobs = { processMaterial: async (_: unknown, job: object) => void sent.push(job) }
    expect(await reprocessMaterial({ db: db(), jobs }, material.teacherId, material.id)).toBe(true)
    expect(sent).toEqual([{ id: material.id, generation: 2 }])
    expect(await material.read()).toMatchObject({ status: 'queued', progress: 0, isProcessed: true, generation: 2 })
    await material.process({ extract: reads(pages(2), asked) }, { generation: 1 })
    expect(asked).toEqual([])
    await material.process({ extract: reads(pages(2), asked) }, { generation: 2 })
    expect(asked).toEqual([1])
  })

  test('does not count for ever: a PDF that ends its worker each time is given up', async () => {
    for (let start = 0; start < 10; start++) await beginRun(db(), material)
    await material.process()
    expect(await material.read()).toMatchObject({
      status: 'failed',
      failureReason: expect.stringContaining('várias vezes'),
    })
  })
})
