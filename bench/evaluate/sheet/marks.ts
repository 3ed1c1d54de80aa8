import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { alignedTable, percent } from '../table.ts'
import { CAUSES } from './causes.ts'
import type { Mark, MarkedSheet, SheetItem } from './item.ts'
import { readMarks } from './markdown.ts'
import { wilson } from './wilson.ts'

const causes = z.array(z.enum(Object.keys(CAUSES)))
const saved = z.object({
  name: z.string(),
  seed: z.string(),
  made: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['card', 'question']),
      document: z.string(),
      page: z.number(),
      family: z.string(),
      difficulty: z.string(),
      category: z.string(),
      question: z.string(),
      answer: z.string(),
      options: z.array(z.string()),
      explanation: z.string(),
      quote: z.string(),
    }),
  ),
  marks: z.array(
    z.object({ id: z.string(), verdict: z.enum(['kept', 'rejected']).nullable(), causes, note: z.string() }),
  ),
})

/**
 * Reads marks saved by the page (JSON) or written into the text of a sheet (Markdown). Throws where they are neither.
 */
export function loadMarks(path: string): MarkedSheet {
  const text = readFileSync(path, 'utf8')
  return path.endsWith('.md') ? readMarks(text) : saved.parse(JSON.parse(text))
}

type Judged = { item: SheetItem; mark: Mark }

/**
 * Marks as Markdown: shares kept with their 95% interval, by kind, document and family; causes; every rejected item.
 */
export function summarizeMarks(sheet: MarkedSheet): string {
  const byId = new Map(sheet.marks.map(mark => [mark.id, mark]))
  const judged = sheet.items.flatMap(item => {
    const mark = byId.get(item.id)
    return mark?.verdict ? [{ item, mark }] : []
  })
  const open = sheet.items.length - judged.length
  return [
    `Folha \`${sheet.name}\`, semente \`${sheet.seed}\`, ` +
      `${sheet.made}${open > 0 ? `; ${open} itens ainda sem marca` : ''}.`,
    '',
    sharesTable('tipo', judged, ({ item }) => (item.kind === 'card' ? 'cards' : 'questões')),
    '',
    sharesTable('documento', judged, ({ item }) => item.document),
    '',
    sharesTable('família', judged, ({ item }) => item.family),
    '',
    causesTable(judged),
    '',
    ...rejectedList(judged),
  ].join('\n')
}

function sharesTable(head: string, judged: readonly Judged[], group: (one: Judged) => string): string {
  const rows = [...Map.groupBy(judged, group)].map(([name, own]) => {
    const kept = own.filter(({ mark }) => mark.verdict === 'kept').length
    const [low, high] = wilson(kept, own.length)
    return [name, `${own.length}`, `${kept}`, percent(kept / own.length), `${percent(low)}–${percent(high)}`]
  })
  return alignedTable([[head, 'lidos', 'ficam', '%', 'intervalo de 95%'], ...rows])
}

function causesTable(judged: readonly Judged[]): string {
  const counted = Object.entries(CAUSES)
    .map(([cause, meaning]) => [meaning, judged.filter(({ mark }) => mark.causes.includes(cause)).length] as const)
    .filter(([, count]) => count > 0)
    .sort((a, b) => b[1] - a[1])
  return alignedTable([['causa', 'itens'], ...counted.map(([meaning, count]) => [meaning, `${count}`])])
}

function rejectedList(judged: readonly Judged[]): string[] {
  return judged
    .filter(({ mark }) => mark.verdict === 'rejected')
    .map(({ item, mark }) => {
      const others = item.options.filter(option => option !== item.answer)
      const wrong = others.length > 0 ? ` [${others.join(' | ')}]` : ''
      const why = [mark.causes.join(', '), mark.note].filter(text => text !== '').join('; ')
      return `- ${item.id} (${item.document}, p. ${item.page}): ${item.question} → ${item.answer}${wrong} — ${why}`
    })
}
