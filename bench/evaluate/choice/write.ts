/**
 * Writes what strict readers are to judge of documents, and joins their marks with the features of the items:
 *     node bench/evaluate/choice/write.ts FOLDER OUT [--cards 7] [--questions 6] [--size 130]
 *     node bench/evaluate/choice/write.ts FOLDER OUT --marks FILE.tsv [--marks ...] > marks.tsv
 * FOLDER holds a folder for each kind of document. OUT gets sheets of `size` items, documents mixed, with question,
 * answer, options, heading and passage and nothing that tells how an item was made. A reader's file has lines `id`,
 * `K`, `E` or `S`, cause.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { draftMaterial, finishMaterial } from '@capivira/generation/generate'
import type { Candidate } from '@capivira/generation/items/candidates'
import { featuresOf } from '@capivira/generation/items/choice/certainty/features'
import { shownQuestion } from '@capivira/generation/wording/shown'
import { pdfSamples } from '../documents.ts'
import { idOf } from './chosen.ts'
import { type ChoiceMark, formatChoiceMarks } from './marks.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cards: { type: 'string', default: '7' },
    questions: { type: 'string', default: '6' },
    size: { type: 'string', default: '130' },
    marks: { type: 'string', multiple: true },
    cache: { type: 'string' },
  },
})
const [folder, out] = positionals
if (!folder || !out) throw new Error('usage: write.ts FOLDER OUT [--marks FILE]')

type Written = Pick<ChoiceMark, 'id' | 'document' | 'kind' | 'features'> & { sheet: string }

const written: Written[] = []
for (const kind of readdirSync(folder).sort())
  for (const file of readdirSync(join(folder, kind)).sort()) written.push(...(await itemsOf(kind, file)))

if (values.marks) process.stdout.write(formatChoiceMarks(joined(written, values.marks)))
else writeSheets(written)

async function itemsOf(kind: string, file: string): Promise<Written[]> {
  const [sample] = await pdfSamples([join(folder ?? '', kind, file)], values.cache)
  if (!sample) return []
  const draft = draftMaterial(sample.document, { title: sample.title })
  const { cards, questions } = finishMaterial(draft, draft.candidates, { title: sample.title })
  const shown = [
    ...cards.map(card => ({ ...card, kind: 'card' as const, options: [] })),
    ...questions.map(one => ({ ...one, kind: 'question' as const, answer: one.options[one.correctAnswer] ?? '' })),
  ]
  return shown.flatMap(item => {
    const { question, answer, source, category, options } = item
    const candidate = draft.candidates.find(one => isSame(one, item.kind, question, answer, source.quote))
    if (!candidate) return []
    const id = idOf(`${kind}/${file}`, candidate)
    const lines = [`## ${id}`, `Heading: ${category}`, `Question: ${question}`]
    if (item.kind === 'card') lines.push(`Answer: ${answer}`)
    lines.push(...options.map(option => `  ${option === answer ? '*' : '-'} ${option}`), `Passage: ${source.quote}`, '')
    const features = featuresOf(candidate, draft.study)
    return [{ id, document: `${kind}/${file}`, kind: item.kind, features, sheet: lines.join('\n') }]
  })
}

function isSame(one: Candidate, kind: string, question: string, answer: string, quote: string): boolean {
  return one.kind === kind && shownQuestion(one) === question && one.answer === answer && one.fact.quote === quote
}

/** An equal share of each document and kind, in an order that chance (the ids) decides. */
function writeSheets(items: readonly Written[]): void {
  const most = { card: Number(values.cards), question: Number(values.questions) }
  const byId = (a: Written, b: Written) => (a.id < b.id ? -1 : 1)
  const groups = [...Map.groupBy(items, ({ document, kind }) => `${document} ${kind}`).values()]
  const chosen = groups.flatMap(group => group.toSorted(byId).slice(0, most[group[0]?.kind ?? 'card'])).sort(byId)
  mkdirSync(out ?? '', { recursive: true })
  const size = Number(values.size)
  for (let at = 0; at < chosen.length; at += size) {
    const sheets = chosen.slice(at, at + size).map(({ sheet }) => sheet)
    writeFileSync(join(out ?? '', `sheet-${String(at / size + 1).padStart(2, '0')}.md`), sheets.join('\n'))
  }
}

function joined(items: readonly Written[], files: readonly string[]): ChoiceMark[] {
  const lines = files.flatMap(file => readFileSync(file, 'utf8').trimEnd().split('\n'))
  const marks = new Map(
    lines.map(line => line.split('\t')).map(([id = '', mark = '', cause = '-']) => [id, { mark, cause }]),
  )
  return items.flatMap(({ id, document, kind, features }) => {
    const { mark, cause = '-' } = marks.get(id) ?? {}
    return mark === 'K' || mark === 'E' || mark === 'S' ? [{ id, document, kind, mark, cause, features }] : []
  })
}
