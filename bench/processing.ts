/**
 * Speed of the whole processing, extraction and generation as the worker runs them, beside `pdftotext` (poppler) on the
 * same files in the same run, alternating, medians: `node bench/processing.ts [--runs 5] file.pdf…`.
 * The writer is prepared before, as `npm start` does. Both stages run in their confined processes, started anew for
 * each file; only the database is left out.
 */
import { execFile } from 'node:child_process'
import { basename } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import type { ExtractedDocument, Page } from '@capivira/core/materials/document'
import { extractDocument } from '../apps/server/src/extraction/extract.ts'
import { generateInChild } from '../apps/server/src/features/materials/generate-in-child.ts'
import { Failure } from '../apps/server/src/features/materials/processing.ts'
import { prepareWriter } from '../apps/server/src/writer/prepare.ts'
import { machine, median } from './lib/machine.ts'

const { values, positionals: files } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const runs = Number(values.runs)
if (files.length === 0 || !(runs > 0)) {
  console.error('usage: node bench/processing.ts [--runs 5] file.pdf…')
  process.exit(2)
}
const run = promisify(execFile)
await prepareWriter()

type Timing = { extraction: number; generation: number; pages: number; items: number }

async function timeProcessing(file: string): Promise<Timing> {
  const start = performance.now()
  const document = await extract(file)
  const extracted = performance.now()
  const title = basename(file, '.pdf')
  const made = await generateInChild(document, {
    title,
    seed: title,
    onProgress() {},
    signal: AbortSignal.timeout(600_000),
  })
  if (made instanceof Failure) throw new Error(`${file}: ${made.reason}`)
  return {
    extraction: extracted - start,
    generation: performance.now() - extracted,
    pages: document.pages.length,
    items: made.cards.length + made.questions.length + made.words.length,
  }
}

async function extract(file: string): Promise<ExtractedDocument> {
  const pages: Page[] = []
  for await (const event of extractDocument(file)) {
    if (event.kind === 'failed') throw new Error(`${file}: ${event.failure.code}`)
    if (event.kind === 'page') pages.push(event.page)
    if (event.kind === 'end') return { pages, outline: event.outline, title: event.title }
  }
  throw new Error(`${file}: the extraction did not end`)
}

async function timePdftotext(file: string): Promise<number> {
  const start = performance.now()
  await run('pdftotext', [file, '/dev/null'])
  return performance.now() - start
}

const rows = []
const sums = { theirs: 0, ours: 0 }
for (const file of files) {
  const theirs: number[] = []
  const ours: Timing[] = []
  for (let turn = 0; turn < runs; turn++) {
    theirs.push(await timePdftotext(file))
    ours.push(await timeProcessing(file))
  }
  const theirMs = median(theirs)
  const extraction = median(ours.map(timing => timing.extraction))
  const generation = median(ours.map(timing => timing.generation))
  const { pages = 0, items = 0 } = ours[0] ?? {}
  sums.theirs += theirMs
  sums.ours += extraction + generation
  rows.push({
    file: basename(file),
    pages,
    items,
    'pdftotext ms': Math.round(theirMs),
    'extraction ms': Math.round(extraction),
    'generation ms': Math.round(generation),
    'pages/s': Math.round((1000 * pages) / (extraction + generation)),
    'pdftotext pages/s': Math.round((1000 * pages) / theirMs),
    ratio: ((extraction + generation) / theirMs).toFixed(2),
  })
}
console.table(rows)
console.log(
  `all files: ${Math.round(sums.ours)} ms against ${Math.round(sums.theirs)} ms, ratio ` +
    `${(sums.ours / sums.theirs).toFixed(2)}`,
)
console.log(machine())
