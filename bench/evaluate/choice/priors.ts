/**
 * What readers' marks say of how often items of a certainty are kept, before a school has decided anything:
 *     node bench/evaluate/choice/priors.ts FOLDER [--cache FOLDER] [--write]
 * FOLDER holds the open documents, a folder for each kind. Every certainty is that of weights fitted without the
 * document's fold, and only what the choice takes counts. With `--write` the table becomes the server's
 * (`features/review/priors.json`).
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { publicationLine } from '@capivira/core/review/line'
import { alignedTable, percent } from '../table.ts'
import { chosenOf } from './chosen.ts'
import { foretold } from './logistic.ts'
import { type ChoiceMark, observationOf, penaltyOf, readChoiceMarks, withoutRare } from './marks.ts'
import { type Judged, priorsOf, publishedOf } from './published.ts'

const FOLDS = 10

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cache: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const [folder] = positionals
if (!folder) throw new Error('usage: priors.ts FOLDER [--write]')

const foretoldOf = (marks: readonly ChoiceMark[], penalty: number, least: number) => {
  const certainties = foretold(withoutRare(marks.map(observationOf), least), penaltyOf(penalty), FOLDS)
  return marks.map(({ id, mark }, at) => [id, { certainty: certainties[at] ?? 0, kept: mark === 'K' }] as const)
}
const marksOf = (file: string) => readChoiceMarks(new URL(file, import.meta.url))
const known = new Map([...foretoldOf(marksOf('marks.tsv'), 3, 1), ...foretoldOf(marksOf('tree-marks.tsv.gz'), 15, 8)])
const { judged, unmarked } = await chosenOf(folder, known, values.cache)
const priors = priorsOf(judged)
const shareOf = (items: readonly Judged[]) =>
  percent(items.filter(({ kept }) => kept).length / Math.max(1, items.length))
console.log(`${judged.length} chosen items, ${shareOf(judged)} kept; ${unmarked} chosen without a mark`)

const above = [0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.925, 0.95].map(step => {
  const own = judged.filter(({ certainty }) => certainty >= step)
  return [step.toFixed(3), `${own.length}`, percent(own.length / judged.length), shareOf(own)]
})
console.log(alignedTable([['certainty from', 'items', 'of all', 'kept'], ...above]))

const kinds = [...Map.groupBy(judged, ({ factKind }) => factKind)].sort(([, a], [, b]) => b.length - a.length)
const lines = kinds.map(([kind, own]) => {
  const line = publicationLine([], kind, priors)
  const out = own.filter(({ certainty }) => certainty >= line)
  return [kind, `${own.length}`, line > 1 ? 'none' : line.toFixed(3), `${out.length}`, shareOf(out)]
})
console.log(alignedTable([['kind of fact', 'items', 'line', 'above', 'kept'], ...lines]))

const published = new Set(publishedOf(judged, FOLDS))
const rows = [...Map.groupBy(judged, ({ document }) => document.split('/')[0] ?? ''), ['all', judged] as const]
const byDocument = rows.map(([kind, own]) => {
  const out = own.filter(one => published.has(one))
  const wait = own.filter(one => !published.has(one))
  const documents = new Set(own.map(({ document }) => document)).size
  return [
    kind,
    `${documents}`,
    `${own.length}`,
    `${out.length}`,
    percent(out.length / own.length),
    shareOf(out),
    shareOf(wait),
  ]
})
const head = ['documents', 'number', 'chosen', 'published', 'of all', 'kept of these', 'kept of the rest']
console.log(alignedTable([head, ...byDocument]))

if (values.write) {
  const target = new URL('../../../apps/server/src/features/review/priors.json', import.meta.url)
  writeFileSync(target, `[\n${priors.map(prior => `  ${JSON.stringify(prior)}`).join(',\n')}\n]\n`)
}
