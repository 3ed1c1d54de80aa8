import { readFileSync, writeFileSync } from 'node:fs'
import { type Cost, costOf } from './cost/cost.ts'
import { demoSamples, pdfSamples, type Sample, squadSamples } from './documents.ts'
import { readFloors, writeFloors } from './floor-file.ts'
import { fallsBelow, figuresOf, raised } from './floors.ts'
import { lostItems, parseReadMarks } from './kept/kept.ts'
import { type Measured, measureSample } from './measure.ts'
import { type Options, readOptions, USAGE } from './options.ts'
import { figuresJson, figuresText, itemsJson, missesText, refusedText } from './print.ts'
import { sheetPage } from './sheet/html.ts'
import { makeSheet } from './sheet/make-sheet.ts'
import { sheetText } from './sheet/markdown.ts'
import { loadMarks, summarizeMarks } from './sheet/marks.ts'
import { readSquad } from './squad.ts'
import { squadPdfSamples } from './squad-pdf.ts'

/**
 * `npm run evaluate`: measures what the embedded generator writes. The result is the exit code: 1 where a floor is
 * missed.
 */
export async function run(args: readonly string[]): Promise<number> {
  let options: Options
  try {
    options = readOptions(args)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    return 2
  }
  if (options.help) console.log(USAGE)
  else if (options.marks) console.log(summarizeMarks(loadMarks(options.marks)))
  else return evaluate(options)
  return 0
}

async function evaluate(options: Options): Promise<number> {
  const samples = await gather(options)
  const measured = samples.map(measureSample)
  const costs = options.fast ? new Map<Measured, Cost>() : await costsOf(samples, measured)
  console.log(figuresText(measured, costs))
  if (options.show) console.log(refusedText(measured, options.show))
  if (options.misses) console.log(missesText(samples, measured))
  if (options.json) writeFileSync(options.json, figuresJson(measured, costs))
  if (options.items) writeFileSync(options.items, itemsJson(measured))
  if (options.sheet.length > 0) writeSheets(measured, options)
  const fell = options.demo && !reachesFloors(measured, options)
  const lost = options.kept !== undefined && !holdsKept(measured, options.kept)
  return fell || lost ? 1 : 0
}

async function gather(options: Options): Promise<Sample[]> {
  const texts = options.squad.flatMap(readSquad)
  return [
    ...(options.demo ? await demoSamples() : []),
    ...(await pdfSamples(options.pdf, options.cache)),
    ...squadSamples(texts),
    ...(options.fast ? [] : await squadPdfSamples(texts)),
  ]
}

/** One after the other: they would slow each other down. */
async function costsOf(samples: readonly Sample[], measured: readonly Measured[]): Promise<Map<Measured, Cost>> {
  const costs = new Map<Measured, Cost>()
  for (const [i, one] of measured.entries()) {
    const sample = samples[i]
    if (sample) costs.set(one, await costOf(sample, one.material))
  }
  return costs
}

function writeSheets(measured: readonly Measured[], { seed, sheet: files }: Options): void {
  // Texts read as PDFs as well would be asked about twice.
  const once = measured.filter(one => one.kind !== 'squad PDF')
  const sheet = makeSheet(once, seed, new Date().toISOString().slice(0, 10))
  for (const file of files) writeFileSync(file, file.endsWith('.md') ? sheetText(sheet) : sheetPage(sheet))
}

function holdsKept(measured: readonly Measured[], file: string): boolean {
  const marks = parseReadMarks(readFileSync(file, 'utf8'))
  const lost = lostItems(marks, measured)
  for (const { sample, id } of lost) console.log(`kept and not written any more: ${sample} ${id}`)
  return lost.length === 0
}

function reachesFloors(measured: readonly Measured[], { raise }: Options): boolean {
  const floors = readFloors()
  const figures = figuresOf(measured.filter(one => one.kind === 'demo'))
  const falls = fallsBelow(floors, figures)
  for (const { figure, floor, value } of falls) console.log(`below its floor: ${figure} ${value.toFixed(3)} < ${floor}`)
  if (raise) writeFloors(raised(floors, figures))
  return falls.length === 0
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2))
