import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@capivira/core/materials/document'
import type { Card, GeneratedMaterial } from '@capivira/generation/items'
import { eq } from 'drizzle-orm'
import type { ExtractionEvent } from '../src/extraction/extract.ts'
import { processMaterial } from '../src/features/materials/process-material.ts'
import type { ProcessTools } from '../src/features/materials/processing.ts'
import { flipCards, materials } from '../src/features/materials/tables.ts'
import type { Lane } from '../src/platform/jobs.ts'
import type { TestApp } from './app.ts'
import { makeMaterial } from './factories.ts'

/** A page with one line; without one when the text is empty. */
export function page(number: number, text = `Texto da página ${number}.`): Page {
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

/** A card whose fingerprint is what it asks about. */
export function card(name: string, more: Partial<Card> = {}): Card {
  return {
    question: `O que é ${name}?`,
    answer: `É ${name}.`,
    category: 'Conceitos',
    difficulty: 'fácil',
    family: 'definition',
    engine: 'extractive',
    source: { page: 1, quote: 'Texto da página 1.' },
    fingerprint: name,
    ...more,
  }
}

/** What a generator answers that wrote these cards. */
export const generated = (cards: Card[], more: Partial<GeneratedMaterial> = {}): GeneratedMaterial => ({
  cards,
  questions: [],
  words: [],
  notices: [],
  text: 'Texto limpo.',
  ...more,
})

/** Extraction that yields these events, from the page asked for on; `asked` is told which. */
export function reads(events: readonly ExtractionEvent[], asked: number[] = []): ProcessTools['extract'] {
  return async function* (_, { fromPage = 1 } = {}) {
    asked.push(fromPage)
    for (const event of events) if (event.kind !== 'page' || event.page.number >= fromPage) yield event
  }
}

/** What extraction tells of a document with so many pages of text. */
export const pages = (total: number): ExtractionEvent[] => [
  { kind: 'start', total },
  ...Array.from({ length: total }, (_, at) => ({ kind: 'page' as const, page: page(at + 1), total, overLimit: false })),
  { kind: 'end', outline: [{ level: 1, title: 'Capítulo', page: 1 }], title: 'Água' },
]

export const processingNow = new Date('2026-03-02T15:00:00Z')

type Turn = { signal?: AbortSignal; lane?: Lane; generation?: number | undefined }

/**
 * A material of two pages that waits to be processed, and ways to process it with pretended tools and look at it.
 * @param pdfSha256 of its PDF, where materials are to be written alike: it chooses as chance does
 */
export async function queuedMaterial({ connection: { db }, files }: TestApp, pdfSha256?: Buffer) {
  const waiting = { status: 'queued', isProcessed: false, progress: 0, processedAt: null } as const
  const row = await makeMaterial(db, { ...waiting, ...(pdfSha256 && { pdfSha256 }) })
  const pdf = join(files.incoming, '..', row.pdfPath)
  await writeFile(pdf, '%PDF-1.7')
  return {
    ...row,
    /** Path of its PDF, whose content the pretended extraction never looks at. */
    pdf,
    process: (
      tools: Partial<ProcessTools> = {},
      { signal = new AbortController().signal, lane = 'slow', generation = row.generation }: Turn = {},
    ) =>
      processMaterial(
        {
          db,
          files,
          extract: reads(pages(2)),
          generate: async () => generated([card('água'), card('gelo')]),
          now: () => processingNow,
          ...tools,
        },
        { id: row.id, generation },
        { signal, lane },
      ),
    async read() {
      const [now] = await db.select().from(materials).where(eq(materials.id, row.id))
      return now
    },
    cards: () => db.select().from(flipCards).where(eq(flipCards.materialId, row.id)).orderBy(flipCards.position),
  }
}
