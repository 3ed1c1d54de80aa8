import { rm } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { card, generated, page, processingNow, queuedMaterial, reads } from '../../../test/processing.ts'
import { useSchool } from '../../../test/use-school.ts'
import { failure } from '../../extraction/failure.ts'
import { presentMaterial } from './present.ts'
import { giveUpMaterial } from './process-material.ts'
import { Failure, type ProcessTools } from './processing.ts'
import { beginRun, Superseded, savePages } from './processing-store.ts'
import { reprocessMaterial } from './reprocess-material.ts'
import { findVisible } from './store.ts'
import { materialPages, materials } from './tables.ts'

const school = useSchool()
let material: Awaited<ReturnType<typeof queuedMaterial>>
beforeEach(async () => {
  material = await queuedMaterial(school)
})

const db = () => school.connection.db

describe('a material that is processed', () => {
  test('gets its cards, text and pages, and is done', async () => {
    await material.process({
      generate: async document => {
        expect(document).toEqual({
          pages: [page(1), page(2)],
          outline: [{ level: 1, title: 'Capítulo', page: 1 }],
          title: 'Água',
        })
        return generated([card('água'), card('gelo')], { notices: [{ code: 'few-cards', message: 'Texto curto.' }] })
      },
    })
    expect(await material.read()).toMatchObject({
      status: 'processed',
      isProcessed: true,
      progress: 100,
      step: null,
      pageCount: 2,
      content: 'Texto limpo.',
      notices: [{ code: 'few-cards', message: 'Texto curto.' }],
      processedAt: processingNow,
    })
    expect(await material.cards()).toMatchObject([
      { question: 'O que é água?', position: 0, sourcePage: 1, sourceQuote: 'Texto da página 1.' },
      { question: 'O que é gelo?', position: 1 },
    ])
  })

  test('shows its teacher cards of the first section while the rest is written, not once it is done', async () => {
    const first = [{ question: 'O que é água?', answer: 'É água.' }]
    const shown: unknown[] = []
    await material.process({
      generate: async (_, { onFirst }) => {
        onFirst?.(first)
        await vi.waitUntil(async () => ((await material.read())?.firstCards ?? []).length > 0, { timeout: 20_000 })
        const row = await findVisible(db(), { id: material.teacherId, userType: 'teacher' }, material.id)
        if (row)
          for (const userType of ['teacher', 'student'] as const)
            shown.push(presentMaterial(row, { userType }).firstCards)
        return generated([card('água')])
      },
    })
    expect(shown).toEqual([first, undefined])
    expect((await material.read())?.firstCards).toEqual([])
  })

  test('gives pupils what readers of before vouch for; the rest waits with its certainty; it is done', async () => {
    const kinds = { factKind: 'acronym', source: { page: 1, quote: 'ONU: Organização das Nações Unidas.' } }
    const question = {
      ...card('q'),
      options: ['a', 'b', 'c'],
      correctAnswer: 0,
      explanation: '',
      answerType: 'term' as const,
    }
    await material.process({
      generate: async () =>
        generated([card('sure', { ...kinds, certainty: 0.97 }), card('unsure', { ...kinds, certainty: 0.8 })], {
          questions: [{ ...question, certainty: 0.6, factKind: 'definition' }],
          words: [{ word: 'rio', hint: 'Água que corre', ...kinds, certainty: 0.52, fingerprint: 'rio' }],
        }),
    })
    expect(await material.cards()).toMatchObject([
      { publication: 'published', publicationReason: null, factKind: 'acronym', certainty: expect.closeTo(0.97, 5) },
      { publication: 'suggested', publicationReason: 'uncertain', certainty: expect.closeTo(0.8, 5) },
    ])
    expect(await material.read()).toMatchObject({
      status: 'processed',
      isProcessed: true,
      cardsCount: 1,
      wordsCount: 0,
    })
    const teacher = { id: material.teacherId, userType: 'teacher' as const }
    const row = await findVisible(db(), teacher, material.id)
    expect(row).toMatchObject({
      suggested: { cards: 1, questions: 1, words: 1 },
      hasItems: true,
      quizQuestionsCount: 0,
    })
  })

  test('of which everything waits is processed like any other, and has items', async () => {
    await material.process({ generate: async () => generated([card('unsure', { certainty: 0.5 })]) })
    const row = await findVisible(db(), { id: material.teacherId, userType: 'teacher' }, material.id)
    expect(row).toMatchObject({ status: 'processed', flipCardsCount: 0, hasItems: true })
    expect(row).toMatchObject({ suggested: { cards: 1, questions: 0, words: 0 } })
  })

  test('twice, also at the same time, changes nothing', async () => {
    await Promise.all([material.process(), material.process()])
    const first = await material.cards()
    await material.process()
    expect(await material.cards()).toEqual(first)
    expect(first).toHaveLength(2)
  })

  test('stores characters that PostgreSQL refuses as ones that it takes', async () => {
    const odd = 'a\0b\ud800c'
    await material.process({
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
    expect(await material.read()).toMatchObject({ status: 'processed', content: 'a b\ufffdc' })
    const [stored] = await db().select().from(materialPages).where(eq(materialPages.materialId, material.id))
    expect(stored?.page.lines[0]?.text).toBe('a\ufffdb\ufffdc')
  })

  test('keeps one of two items with the same fingerprint', async () => {
    await material.process({ generate: async () => generated([card('água'), card('água', { answer: 'Outra.' })]) })
    expect(await material.cards()).toMatchObject([{ answer: 'É água.' }])
  })
})

describe('an expected failure ends at once, with its sentence', () => {
  test.each(['password', 'too-complex', 'too-many-pages'] as const)('%s', async code => {
    await material.process({ extract: reads([{ kind: 'failed', failure: failure(code) }]) })
    expect(await material.read()).toMatchObject({
      status: 'failed',
      isProcessed: false,
      step: null,
      failureReason: failure(code).message,
    })
  })

  test('a document that is read to its end and has nothing legible is processed, and says why', async () => {
    await material.process({ extract: reads([{ kind: 'failed', failure: failure('no-readable-page') }]) })
    expect(await material.read()).toMatchObject({
      status: 'processed',
      isProcessed: true,
      failureReason: null,
      notices: [
        { code: 'no-readable-page', message: expect.stringContaining('Nenhuma página legível foi encontrada.') },
      ],
    })
  })

  test('but read again, what there was to study stays, and it says that this failed', async () => {
    await material.process()
    await reprocessMaterial({ db: db(), jobs: { processMaterial: async () => {} } }, material.teacherId, material.id)
    const extract = reads([{ kind: 'failed', failure: failure('no-readable-page') }])
    await material.process({ extract }, { generation: 2 })
    expect(await material.read()).toMatchObject({
      status: 'failed',
      failureReason: expect.stringContaining('Nenhuma página legível'),
    })
    expect(await material.cards()).toHaveLength(2)
  })

  test('while items are written', async () => {
    await material.process({ generate: async () => new Failure('Documento complexo demais.') })
    expect(await material.read()).toMatchObject({ status: 'failed', failureReason: 'Documento complexo demais.' })
  })

  test('but what the upload could open is tried again', async () => {
    const extract = reads([{ kind: 'failed', failure: failure('damaged') }])
    await expect(material.process({ extract })).rejects.toThrow('cannot be now')
  })

  test('and one whose every attempt met a surprise says so', async () => {
    await giveUpMaterial(db(), material)
    expect(await material.read()).toMatchObject({
      status: 'failed',
      failureReason: expect.stringContaining('Não foi possível processar este material.'),
    })
  })

  test('reprocessing that fails keeps what there was to study', async () => {
    await material.process()
    await reprocessMaterial({ db: db(), jobs: { processMaterial: async () => {} } }, material.teacherId, material.id)
    await material.process({ generate: async () => new Failure('Não deu.') }, { generation: 2 })
    expect(await material.read()).toMatchObject({ status: 'failed', isProcessed: true, failureReason: 'Não deu.' })
    expect(await material.cards()).toHaveLength(2)
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
    await material.process({
      generate: async () => {
        await material.process({ generate: async () => generated([card('do vivo')]) })
        return generated([card('do morto')])
      },
    })
    expect(await material.cards()).toMatchObject([{ fingerprint: 'do vivo' }])
  })

  test('when the material was deleted meanwhile', async () => {
    await material.process({
      generate: async () => {
        await db().delete(materials).where(eq(materials.id, material.id))
        return generated([card('x')])
      },
    })
    expect(await material.cards()).toEqual([])
  })

  test('and stops writing items', async () => {
    const stopped = Promise.withResolvers<unknown>()
    await material.process({
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
  await expect(material.process({ extract }, { signal: stop.signal })).rejects.toThrow('the worker is stopping')
  expect(await material.read()).toMatchObject({ status: 'queued' })
})

test('a PDF that is gone is a surprise, to be tried again', async () => {
  await rm(material.pdf)
  await expect(material.process()).rejects.toThrow(material.pdfPath)
})
