/**
 * Speed of extraction beside `pdftotext` (poppler) on the same files in the same run, alternating, medians:
 * `node bench/extraction.ts [--runs 5] file.pdf…`. Both figures hold everything from the start of the first process to
 * the last page. pdftotext gives plain text; extraction also lines with boxes, sizes and styles, in confined processes.
 */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { extractDocument } from '../apps/server/src/extraction/extract.ts'
import { cpuMs } from '../apps/server/src/extraction/sandbox/process-usage.ts'
import { machine, median } from './lib/machine.ts'

const { values, positionals: files } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const runs = Number(values.runs)
if (files.length === 0 || !(runs > 0)) {
  console.error('usage: node bench/extraction.ts [--runs 5] file.pdf…')
  process.exit(2)
}
const run = promisify(execFile)
await run('pdftotext', ['-v']).catch(() => {
  console.error('pdftotext is missing: install poppler-utils (Debian) or poppler (Homebrew)')
  process.exit(2)
})

type Reading = { ms: number; firstMs: number; cpu: number; peakMb: number; pages: number; scanned: number }

const SAMPLE_MS = 10
/** Processes started by this one, as Linux lists them. */
const children = () => readText(`/proc/self/task/${process.pid}/children`).split(' ').filter(Boolean).map(Number)

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Highest resident memory a process ever had, in MB (VmHWM, proc(5)). */
const peakOf = (pid: number) => Number(/VmHWM:\s+(\d+)/.exec(readText(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

/** Watches the processes started meanwhile: their processor time and the highest sum of their peaks. */
function watchChildren() {
  const before = new Set(children())
  const cpuOf = new Map<number, number>()
  let peakMb = 0
  const sample = () => {
    const now = children().filter(pid => !before.has(pid))
    for (const pid of now) cpuOf.set(pid, Math.max(cpuOf.get(pid) ?? 0, cpuMs(pid)))
    peakMb = Math.max(
      peakMb,
      now.map(peakOf).reduce((sum, mb) => sum + mb, 0),
    )
  }
  const timer = setInterval(sample, SAMPLE_MS)
  return {
    sample,
    stop: () => {
      clearInterval(timer)
      return { cpu: [...cpuOf.values()].reduce((sum, used) => sum + used, 0), peakMb }
    },
  }
}

async function timeExtraction(file: string): Promise<Reading> {
  const watch = watchChildren()
  const own = process.cpuUsage()
  const start = performance.now()
  let firstMs = 0
  let pages = 0
  let scanned = 0
  for await (const event of extractDocument(file)) {
    if (event.kind === 'failed') throw new Error(`${file}: ${event.failure.code}`)
    if (event.kind !== 'page') continue
    firstMs ||= performance.now() - start
    pages++
    if (event.page.source === 'ocr') scanned++
    if (pages === event.total) watch.sample()
  }
  const ms = performance.now() - start
  const { user, system } = process.cpuUsage(own)
  const { cpu, peakMb } = watch.stop()
  return { ms, firstMs, cpu: (user + system) / 1000 + cpu, peakMb, pages, scanned }
}

async function timePdftotext(file: string): Promise<{ ms: number; cpu: number }> {
  const watch = watchChildren()
  const start = performance.now()
  await run('pdftotext', [file, '/dev/null'])
  const ms = performance.now() - start
  return { ms, cpu: watch.stop().cpu }
}

const rows = []
const sums = { theirs: 0, ours: 0 }
for (const file of files) {
  const theirs: { ms: number; cpu: number }[] = []
  const ours: Reading[] = []
  await timeExtraction(file)
  for (let turn = 0; turn < runs; turn++) {
    theirs.push(await timePdftotext(file))
    ours.push(await timeExtraction(file))
  }
  const middle = (of: (reading: Reading) => number) => median(ours.map(of))
  const [pages = 0, scanned = 0] = [ours[0]?.pages, ours[0]?.scanned]
  const ms = middle(reading => reading.ms)
  const theirMs = median(theirs.map(reading => reading.ms))
  if (scanned === 0) {
    sums.theirs += theirMs
    sums.ours += ms
  }
  rows.push({
    file: basename(file),
    pages,
    'read by OCR': scanned,
    'pdftotext ms': Math.round(theirMs),
    'extraction ms': Math.round(ms),
    ratio: scanned === 0 ? (ms / theirMs).toFixed(2) : '–',
    'pages/s': Math.round((pages / ms) * 1000),
    'processor ms, theirs': Math.round(median(theirs.map(({ cpu }) => cpu))),
    'processor ms, ours': Math.round(middle(({ cpu }) => cpu)),
    'first page ms': Math.round(middle(({ firstMs }) => firstMs)),
    'children peak MB': Math.round(middle(({ peakMb }) => peakMb)),
  })
}
console.table(rows)
console.log(
  `all files without OCR: ${Math.round(sums.ours)} ms against ${Math.round(sums.theirs)} ms, ratio ${(sums.ours / sums.theirs).toFixed(2)}`,
)
console.log(`${machine()}, ${runs} runs each`)
