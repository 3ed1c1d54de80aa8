/**
 * How the certainty that is shipped fares on what strict readers marked of items as they were chosen and shown:
 *     node bench/evaluate/choice/fresh.ts
 * Prints by documents, pattern and certainty how many items were kept, and how well the certainty tells them apart.
 * `fresh-marks.tsv.gz` holds marks of 2026-12-01, one reading each, of the open documents and of 68 others that are not
 * in the collection ('others', 'further'); the weights have not seen them.
 */
import { readFileSync } from 'node:fs'
import { certaintyOf, type Weights } from '@capivira/generation/items/choice/certainty/certainty'
import { alignedTable, percent } from '../table.ts'
import { areaUnderCurve } from './logistic.ts'
import { type ChoiceMark, readChoiceMarks } from './marks.ts'

const weights = new URL('../../../packages/generation/src/items/choice/certainty/tree-weights.json', import.meta.url)
const ofTrees: Weights = JSON.parse(readFileSync(weights, 'utf8'))
const marks = readChoiceMarks(new URL('fresh-marks.tsv.gz', import.meta.url))
/** Only rows over trees have signs of a tree. */
const isOfTree = ({ features }: ChoiceMark) => features.sureOfTree !== undefined
const certainty = (mark: ChoiceMark) =>
  isOfTree(mark) ? certaintyOf(mark.features, ofTrees) : certaintyOf(mark.features)
const isKept = ({ mark }: ChoiceMark) => mark === 'K'
const share = (own: readonly ChoiceMark[], mark: ChoiceMark['mark']) =>
  percent(own.filter(one => one.mark === mark).length / Math.max(1, own.length))

function print(name: string, keyOf: (mark: ChoiceMark) => string, least: number): void {
  const groups = [...Map.groupBy(marks, keyOf)].filter(([, own]) => own.length >= least)
  const rows = groups
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([key, own]) => {
      const foretold = own.reduce((sum, mark) => sum + certainty(mark), 0) / own.length
      return [key, `${own.length}`, share(own, 'K'), share(own, 'E'), percent(foretold)]
    })
  console.log(alignedTable([[name, 'read', 'kept', 'good once edited', 'foretold'], ...rows]))
}

console.log(`${marks.length} items, ${share(marks, 'K')} kept, ${share(marks, 'E')} good once edited`)
for (const [name, own] of [
  ['families', marks.filter(mark => !isOfTree(mark))],
  ['rows over trees', marks.filter(isOfTree)],
] as const)
  console.log(`${name}: area under the curve ${areaUnderCurve(own.map(certainty), own.map(isKept)).toFixed(3)}`)
print('documents', ({ document }) => document.split('/')[0] ?? '', 1)
print(
  'pattern',
  ({ kind, features }) => `${kind} ${Object.keys(features).find(name => name.startsWith('pattern:'))}`,
  20,
)
print('certainty', mark => (Math.floor(certainty(mark) * 10) / 10).toFixed(1), 1)
