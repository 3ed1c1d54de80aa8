/**
 * Measures what the embedded generator writes:
 *   npm run evaluate -- [--pdf file-or-folder]… [--squad questions.json]… [--no-demo] [--cache folder] [--json out.json] [--show C1] [--misses] [--items items.json]
 * The demo texts are always measured, unless left out. `--show` lists the items a gate refuses, 'all' those of every gate.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Cost, costOf } from './cost/cost.ts'
import { demoSamples, pdfSamples, type Sample, squadSamples } from './documents.ts'
import { readFloors, writeFloors } from './floor-file.ts'
import { fallsBelow, figuresOf, raised } from './floors.ts'
import { type Measured, measureSample } from './measure.ts'
import { reportDocument, summarize } from './report.ts'
import { sheetPage } from './sheet/html.ts'
import { makeSheet } from './sheet/make-sheet.ts'
import { sheetText } from './sheet/markdown.ts'
import { loadMarks, summarizeMarks } from './sheet/marks.ts'
import { readSquad } from './squad.ts'
import { squadPdfSamples } from './squad-pdf.ts'
import { summaryText, tableOf } from './table.ts'

const USAGE = `Usage: npm run evaluate -- [options]
  --pdf PATH       a PDF or a folder of PDFs; may be given again
  --squad FILE     questions people asked, in SQuAD format; may be given again
  --no-demo        leaves out the demo texts
  --cache FOLDER   keeps what was read of each PDF there
  --raise          moves the floors of the demo texts up to what they reach now
  --fast           leaves out time, memory and the texts people asked about as PDFs
  --json FILE      writes all figures
  --show GATE      lists what a gate refuses; 'all' for every gate
  --misses         lists the human questions that no item asks
  --items FILE     writes every card, question and word
  --sheet FILE     writes 60 cards and 60 questions to be read: a page (.html) or text (.md); may be given again
  --seed TEXT      draws others; the same seed draws the same
  --marks FILE     sums up the marks of a sheet, saved by its page (.json) or written into its text (.md), and stops`

/** Runs the evaluation for the arguments given; the result is the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pdf: { type: 'string', multiple: true, default: [] },
      squad: { type: 'string', multiple: true, default: [] },
      'no-demo': { type: 'boolean', default: false },
      cache: { type: 'string' },
      json: { type: 'string' },
      raise: { type: 'boolean', default: false },
      fast: { type: 'boolean', default: false },
      show: { type: 'string' },
      misses: { type: 'boolean', default: false },
      items: { type: 'string' },
      sheet: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: 'capivira' },
      marks: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  if (values.marks) {
    console.log(summarizeMarks(loadMarks(values.marks)))
    return 0
  }
  const texts = values.squad.flatMap(readSquad)
  const samples = [
    ...(values['no-demo'] ? [] : await demoSamples()),
    ...(await pdfSamples(values.pdf, values.cache)),
    ...squadSamples(texts),
    ...(values.fast ? [] : await squadPdfSamples(texts)),
  ]
  const measured = samples.map(measureSample)
  const costs = new Map<Measured, Cost>()
  if (!values.fast) {
    for (const [i, one] of measured.entries()) {
      const sample = samples[i]
      if (sample) costs.set(one, await costOf(sample, one.material))
    }
  }
  print(measured, costs, values.show)
  const below = values['no-demo']
    ? 0
    : checkFloors(
        measured.filter(one => one.kind === 'demo'),
        values.raise,
      )
  const sheet = makeSheet(measured, values.seed, new Date().toISOString().slice(0, 10))
  for (const file of values.sheet) writeFileSync(file, file.endsWith('.md') ? sheetText(sheet) : sheetPage(sheet))
  if (values.misses) printMisses(samples, measured)
  if (values.items) {
    const items = measured.map(({ name, material: { cards, questions, words } }) => ({ name, cards, questions, words }))
    writeFileSync(values.items, `${JSON.stringify(items, null, 2)}\n`)
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify(jsonOf(measured, costs), null, 2)}\n`)
  return below > 0 ? 1 : 0
}

/** Says which figures of the demo texts fell below their floors, and how many; raises the floors where asked to. */
function checkFloors(demo: readonly Measured[], raise: boolean): number {
  const floors = readFloors()
  const figures = figuresOf(demo)
  const falls = fallsBelow(floors, figures)
  for (const { figure, floor, value } of falls) console.log(`below its floor: ${figure} ${value.toFixed(3)} < ${floor}`)
  if (raise) writeFloors(raised(floors, figures))
  return falls.length
}

type Costs = ReadonlyMap<Measured, Cost>

function print(measured: readonly Measured[], costs: Costs, show: string | undefined): void {
  console.log(tableOf(measured.map(one => reportDocument(one, costs.get(one)))))
  for (const [kind, group] of kinds(measured)) console.log(`\n${summaryText(kind, summarize(group))}`)
  for (const { name, refused } of measured) {
    for (const { gate, item, detail } of refused) {
      if (show === 'all' || show === gate) console.log(`${name} ${gate}: ${item}\n    ${detail}`)
    }
  }
}

function printMisses(samples: readonly Sample[], measured: readonly Measured[]): void {
  for (const [i, { name, human }] of samples.entries()) {
    for (const [j, { question, answers, sentences }] of (human?.questions ?? []).entries()) {
      if (measured[i]?.cover[j]?.all === 0)
        console.log(`${name}: ${question} → ${answers[0]}\n    ${sentences.join(' ')}`)
    }
  }
}

function kinds(measured: readonly Measured[]): [string, Measured[]][] {
  return [...Map.groupBy(measured, one => one.kind)]
}

function jsonOf(measured: readonly Measured[], costs: Costs) {
  return {
    documents: measured.map(one => ({
      ...reportDocument(one, costs.get(one)),
      set: one.set,
      refusedItems: one.refused,
    })),
    summaries: Object.fromEntries(kinds(measured).map(([kind, group]) => [kind, summarize(group)])),
  }
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2))
