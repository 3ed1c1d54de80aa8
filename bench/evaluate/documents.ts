import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { ExtractedDocument, OutlineEntry, Page } from '@capivira/core/materials/document'
import { renderText } from '../../apps/server/demo/render.ts'
import { extractDocument } from '../../apps/server/src/extraction/extract.ts'
import { type HumanText, typesetText } from './squad.ts'

/** A document to write items from, as the product would get it. */
export type Sample = {
  name: string
  kind: 'demo' | 'pdf' | 'squad' | 'squad PDF'
  /** What the teacher would call the material. */
  title: string
  document: ExtractedDocument
  /** What people asked about it, where that is known. */
  human?: HumanText
}

const DEMO_TEXTS = new URL('../../apps/server/demo/texts/', import.meta.url)

/** The demo texts of the repository, rendered and read again as PDFs. */
export async function demoSamples(): Promise<Sample[]> {
  const files = readdirSync(DEMO_TEXTS)
    .filter(file => file.endsWith('.md'))
    .sort()
  const samples: Sample[] = []
  for (const file of files) {
    const name = basename(file, '.md')
    const markdown = readFileSync(new URL(file, DEMO_TEXTS), 'utf8')
    samples.push({ name, kind: 'demo', title: name, document: await throughPdf(await renderText(markdown)) })
  }
  return samples
}

/**
 * PDFs named one by one or by their folder. With a cache folder, what was read of a file is kept there by its content.
 * Throws for a file the product would refuse.
 */
export async function pdfSamples(paths: readonly string[], cache?: string): Promise<Sample[]> {
  const files = paths.flatMap(path =>
    statSync(path).isDirectory()
      ? readdirSync(path)
          .filter(name => name.endsWith('.pdf'))
          .sort()
          .map(name => join(path, name))
      : [path],
  )
  const samples: Sample[] = []
  for (const file of files) {
    const name = basename(file, '.pdf')
    samples.push({ name, kind: 'pdf', title: name, document: await readPdf(file, cache) })
  }
  return samples
}

/** Texts people asked about, set in pages of our own model. */
export function squadSamples(texts: readonly HumanText[]): Sample[] {
  return texts.map(human => ({
    name: human.title.length > 40 ? `${human.title.slice(0, 39)}…` : human.title,
    kind: 'squad',
    title: human.title,
    document: typesetText(human),
    human,
  }))
}

/** Reads the bytes of a PDF as the product does. */
export async function throughPdf(bytes: Uint8Array): Promise<ExtractedDocument> {
  const folder = await mkdtemp(join(tmpdir(), 'capivira-evaluate-'))
  try {
    const file = join(folder, 'text.pdf')
    await writeFile(file, bytes)
    return await extract(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readPdf(file: string, cache: string | undefined): Promise<ExtractedDocument> {
  if (!cache) return extract(file)
  const kept = join(cache, `${createHash('sha256').update(readFileSync(file)).digest('hex')}.json`)
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  const document = await extract(file)
  mkdirSync(cache, { recursive: true })
  writeFileSync(kept, JSON.stringify(document))
  return document
}

async function extract(file: string): Promise<ExtractedDocument> {
  const pages: Page[] = []
  let outline: readonly OutlineEntry[] = []
  let title: string | null = null
  for await (const event of extractDocument(file)) {
    if (event.kind === 'failed') throw new Error(`${file}: ${event.failure.code}`)
    if (event.kind === 'page') pages.push(event.page)
    if (event.kind === 'end') ({ outline, title } = event)
  }
  return { pages, outline, title }
}
