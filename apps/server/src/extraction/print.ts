/**
 * Prints what extraction reads in a PDF, for developers.
 * `node apps/server/src/extraction/print.ts [--json] file.pdf`
 */
import { parseArgs } from 'node:util'
import type { ExtractedDocument, Line, Page } from '@capivira/core/materials/document'
import { extractDocument } from './extract.ts'

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true })
const [file] = positionals
if (!file) {
  console.error('usage: print.ts [--json] file.pdf')
  process.exit(2)
}

// `print.ts file.pdf | head` is no error.
process.stdout.on('error', () => process.exit())

const pages: Page[] = []
let end: Pick<ExtractedDocument, 'outline' | 'title'> = { outline: [], title: null }
for await (const event of extractDocument(file)) {
  if (event.kind === 'page') pages.push(event.page)
  if (event.kind === 'page' && !values.json) console.log(readable(event.page))
  if (event.kind === 'end') end = { outline: event.outline, title: event.title }
  if (event.kind === 'failed') {
    console.error(`${event.failure.code}: ${event.failure.message}`)
    process.exitCode = 1
  }
}
if (values.json) console.log(JSON.stringify({ pages, ...end } satisfies ExtractedDocument))
else for (const { level, title, page } of end.outline) console.log(`${'  '.repeat(level)}${title} · ${page ?? '?'}`)

function readable(page: Page): string {
  const how = page.confidence === null ? page.source : `${page.source} ${page.confidence}%`
  const size = `${Math.round(page.width)}×${Math.round(page.height)}`
  return [`\n=== página ${page.number} (${size}, ${how})`, ...page.lines.map(readableLine)].join('\n')
}

/** Font size and left edge, then the text with *bold* and _italic_ stretches marked. */
function readableLine({ text, box, fontSize, bold, italic, monospace }: Line): string {
  const marks: [at: number, mark: string][] = []
  for (const [from, to] of bold) marks.push([from, '*'], [to, '*'])
  for (const [from, to] of italic) marks.push([from, '_'], [to, '_'])
  marks.sort((a, b) => b[0] - a[0])
  const marked = marks.reduce((line, [at, mark]) => line.slice(0, at) + mark + line.slice(at), text)
  return `${fontSize.toFixed(1).padStart(5)} ${box[0].toFixed(0).padStart(4)}${monospace ? ' |' : '  '} ${marked}`
}
