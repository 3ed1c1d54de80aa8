/**
 * Pages of our own that are read from their pictures, each as somebody reported it of another program, and how well:
 *   node bench/pages.ts [--engine native|packaged] [--only words]
 * Prints for each the share of its words that were read right, how sure recognition was, and how long it took.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { extractDocument } from '../apps/server/src/extraction/extract.ts'
import { engineNamed } from './lib/engine.ts'
import { machine } from './lib/machine.ts'
import { cases } from './pages/cases.ts'

const { values } = parseArgs({ options: { engine: { type: 'string' }, only: { type: 'string', default: '' } } })
const engine = engineNamed(values.engine)
const folder = mkdtempSync(join(tmpdir(), 'capivira-pages-'))

const wordsOf = (text: string) => text.match(/\S+/g) ?? []

/** Share of the words meant that stand in what was read, in their order (the longest common subsequence). */
function shareRead(meant: readonly string[], read: readonly string[]): number {
  let above = new Uint16Array(read.length + 1)
  for (const word of meant) {
    const row = new Uint16Array(read.length + 1)
    for (const [n, other] of read.entries())
      row[n + 1] = word === other ? (above[n] ?? 0) + 1 : Math.max(row[n] ?? 0, above[n + 1] ?? 0)
    above = row
  }
  return meant.length === 0 ? 1 : (above[read.length] ?? 0) / meant.length
}

const rows = []
for (const { name, report, text, build } of cases.filter(entry => entry.name.includes(values.only))) {
  const file = join(folder, `${name}.pdf`)
  writeFileSync(file, await build())
  const began = performance.now()
  const lines: string[] = []
  let sure: number | null = null
  let end = ''
  for await (const event of extractDocument(file, { engine })) {
    if (event.kind === 'failed') end = event.failure.message
    if (event.kind !== 'page') continue
    lines.push(...event.page.lines.map(line => line.text))
    sure = event.page.confidence
  }
  const read = wordsOf(lines.join(' '))
  rows.push({
    page: name,
    report,
    'words right, %': Math.round(1000 * shareRead(wordsOf(text), read)) / 10,
    'words read': read.length,
    sure,
    ms: Math.round(performance.now() - began),
    failed: end,
  })
}
rmSync(folder, { recursive: true, force: true })
console.table(rows)
console.log(`${machine()}, ${engine ?? 'the engine of the machine'}`)
