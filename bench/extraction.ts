/**
 * Speed of extraction beside `pdftotext` (poppler) on the same files in the same run, alternating, medians:
 *   node bench/extraction.ts [--runs 5] [--engine native|packaged] file.pdf…
 * Both figures hold everything from the start of the first process to the last page. pdftotext gives plain text;
 * extraction also lines with boxes, sizes and styles, in confined processes.
 *
 * Beside an earlier version, by turns (one, the other, the other, the one), each in the same warm process:
 *   node bench/extraction.ts --before ../capivira-before [--runs 11] file.pdf…
 * `--before` is a checkout of the earlier version with its packages installed. Prints this version's processor time and
 * time on the clock over the earlier one's, as the median of the pairs with its interval: at least 95 % from six pairs
 * on, of fewer the least and the greatest.
 */
import { execFile } from 'node:child_process'
import { basename } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { costOf, extractionOf, type Reading, timeExtraction } from './extraction/reading.ts'
import { engineNamed } from './lib/engine.ts'
import { machine, median } from './lib/machine.ts'
import { byTurns, type Ratio, ratioOf } from './lib/turns.ts'

const { values, positionals: files } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, before: { type: 'string' }, engine: { type: 'string' } },
  allowPositionals: true,
})
const runs = Number(values.runs)
const engine = engineNamed(values.engine)
if (files.length === 0 || !(runs > 0)) {
  console.error('usage: node bench/extraction.ts [--runs 5] [--before folder] [--engine native|packaged] file.pdf…')
  process.exit(2)
}
const extract = await extractionOf()

const shown = ({ median, low, high }: Ratio) => `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`

async function besideEarlier(checkout: string): Promise<void> {
  const earlier = await extractionOf(checkout)
  const rows = []
  for (const file of files) {
    const seen = { before: [] as Reading[], now: [] as Reading[] }
    await timeExtraction(earlier, file, engine)
    await timeExtraction(extract, file, engine)
    const cpu = await byTurns(
      runs,
      async () => cpuOf(seen.before, await timeExtraction(earlier, file, engine)),
      async () => cpuOf(seen.now, await timeExtraction(extract, file, engine)),
    )
    const { before, now } = seen
    rows.push({
      file: basename(file),
      pages: now[0]?.pages,
      'read by OCR': now[0]?.scanned,
      'processor ms before': Math.round(cpu.first),
      'processor ms': Math.round(cpu.second),
      'processor ratio': shown(cpu.ratio),
      'time ratio': shown(ratioOf(now.map(({ ms }, pair) => ms / (before[pair]?.ms ?? ms)))),
      'children peak MB before': Math.round(median(before.map(({ peakMb }) => peakMb))),
      'children peak MB': Math.round(median(now.map(({ peakMb }) => peakMb))),
    })
    console.error(rows.at(-1))
  }
  console.table(rows)
}

function cpuOf(seen: Reading[], reading: Reading): number {
  seen.push(reading)
  return reading.cpu
}

async function besidePdftotext(): Promise<void> {
  const run = promisify(execFile)
  await run('pdftotext', ['-v']).catch(() => {
    console.error('pdftotext is missing: install poppler-utils (Debian) or poppler (Homebrew)')
    process.exit(2)
  })
  const rows = []
  const sums = { theirs: 0, ours: 0 }
  for (const file of files) {
    const theirs: { ms: number; cpu: number }[] = []
    const ours: Reading[] = []
    await timeExtraction(extract, file, engine)
    for (let turn = 0; turn < runs; turn++) {
      theirs.push(await costOf(() => run('pdftotext', [file, '/dev/null'])))
      ours.push(await timeExtraction(extract, file, engine))
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
    `all files without OCR: ${Math.round(sums.ours)} ms against ${Math.round(sums.theirs)} ms, ratio ` +
      `${(sums.ours / sums.theirs).toFixed(2)}`,
  )
}

await (values.before ? besideEarlier(values.before) : besidePdftotext())
console.log(`${machine()}, ${runs} runs each${engine ? `, ${engine}` : ''}`)
