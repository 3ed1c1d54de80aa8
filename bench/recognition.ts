/**
 * Reading one scanned page beside Tesseract's own program with the same data, by turns, each from its start to its end:
 *   node bench/recognition.ts [--runs 6] [--engine native|packaged]
 * The page, A4 full of text at 300 dots per inch, is drawn by code. The program gets its pixels, extraction a PDF.
 * Prints extraction's processor time and time on the clock over the program's, as the median of the pairs with its
 * interval: at least 95 % from six pairs on, of fewer the least and the greatest.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { ENGINES, type EngineName } from '../apps/server/src/extraction/ocr/engine.ts'
import { packageFolder } from '../apps/server/src/extraction/sandbox/confine.ts'
import { scanOf } from '../apps/server/src/extraction/testing/scans.ts'
import { costOf, extractionOf, type Reading, timeExtraction } from './extraction/reading.ts'
import { engineNamed } from './lib/engine.ts'
import { machine } from './lib/machine.ts'
import { byTurns, type Ratio, ratioOf } from './lib/turns.ts'
import { LESSON, onPage } from './pages/lesson.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '6' }, engine: { type: 'string' } } })
const runs = Number(values.runs)
const only = engineNamed(values.engine)
const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'capivira-recognition-'))
const extract = await extractionOf()

const shown = ({ median, low, high }: Ratio) => `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`

/** How the page looks; its measures are those of a page at 150 dots per inch. */
const STYLE = { size: 25, top: 120, leading: 1.55, dpi: 300 }

/** Five times the lesson: as many lines as a page of a book has. */
async function drawPage() {
  const lines = Array.from({ length: 5 }, () => LESSON.map(line => [line])).flat()
  const { data, info } = await scanOf(lines, STYLE).raw().toBuffer({ resolveWithObject: true })
  writeFileSync(join(folder, 'page.pgm'), Buffer.concat([Buffer.from(`P5\n${info.width} ${info.height}\n255\n`), data]))
  const picture = await scanOf(lines, STYLE).jpeg({ quality: 90 }).toBuffer()
  writeFileSync(join(folder, 'page.pdf'), await onPage(picture))
}

/** The program's settings for an engine's data: its own, or that which comes with the product. */
function dataFor(engine: EngineName): string[] {
  if (engine === 'native') return []
  const packed = join(packageFolder('@tesseract.js-data/por'), '4.0.0_best_int', 'por.traineddata.gz')
  writeFileSync(join(folder, 'por.traineddata'), gunzipSync(readFileSync(packed)))
  return ['--tessdata-dir', folder]
}

async function besideProgram(engine: EngineName) {
  const args = [join(folder, 'page.pgm'), 'stdout', ...dataFor(engine), '-l', 'por', '--dpi', '300', '--psm', '3']
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' }
  const program = () => costOf(() => run('tesseract', [...args, '-c', 'tessedit_create_tsv=1'], { env }))
  const file = join(folder, 'page.pdf')
  await timeExtraction(extract, file, engine)
  const theirs: number[] = []
  const ours: Reading[] = []
  const { ratio, first, second } = await byTurns(
    runs,
    async () => {
      const { cpu, ms } = await program()
      theirs.push(ms)
      return cpu
    },
    async () => {
      const reading = await timeExtraction(extract, file, engine)
      ours.push(reading)
      return reading.cpu
    },
  )
  return {
    engine,
    'program, processor ms': Math.round(first),
    'extraction, processor ms': Math.round(second),
    'processor ratio': shown(ratio),
    'time ratio': shown(ratioOf(ours.map(({ ms }, pair) => ms / (theirs[pair] ?? ms)))),
    'children peak MB': Math.round(Math.max(...ours.map(({ peakMb }) => peakMb))),
  }
}

try {
  await drawPage()
  const rows = []
  for (const engine of only ? [only] : ENGINES) rows.push(await besideProgram(engine))
  console.table(rows)
  console.log(`${machine()}, ${runs} pairs`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
