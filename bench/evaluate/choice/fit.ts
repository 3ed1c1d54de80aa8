/**
 * How well the features of an item foretell whether a strict reader keeps it, document by document left out:
 *     node bench/evaluate/choice/fit.ts [--trees] [--penalty 3] [--write]
 * Of the families' items by `marks.tsv`, with `--trees` of the items of rows over trees by `tree-marks.tsv.gz`.
 * Prints the area under the curve, what is kept of the surest parts, how well probabilities are calibrated, and the
 * features that weigh most. With `--write` the weights of all marks become those of the package.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { alignedTable, percent } from '../table.ts'
import { areaUnderCurve, fitLogistic, foretold } from './logistic.ts'
import { observationOf, penaltyOf, readChoiceMarks, withoutRare } from './marks.ts'

const { values } = parseArgs({
  options: {
    penalty: { type: 'string' },
    trees: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
/** Trees tell more signs, so that each is drawn to nothing more strongly. */
const SETS = {
  families: { marks: 'marks.tsv', weights: 'weights.json', penalty: '3', least: 1 },
  trees: { marks: 'tree-marks.tsv.gz', weights: 'tree-weights.json', penalty: '15', least: 8 },
} as const
const set = SETS[values.trees ? 'trees' : 'families']
const marks = readChoiceMarks(new URL(set.marks, import.meta.url))
const observations = withoutRare(marks.map(observationOf), set.least)
const kept = observations.map(one => one.kept)
const penalty = penaltyOf(Number(values.penalty ?? set.penalty))
const probabilities = foretold(observations, penalty, 10)
const shareOf = (list: readonly boolean[]) => list.filter(Boolean).length / Math.max(1, list.length)
console.log(`${marks.length} items, ${percent(shareOf(kept))} kept`)
console.log(`area under the curve ${areaUnderCurve(probabilities, kept).toFixed(3)}`)

const ranked = probabilities.map((p, i) => ({ p, kept: kept[i] === true })).sort((a, b) => b.p - a.p)
const parts = [0.1, 0.2, 0.4, 0.6, 0.8, 1].map(part => {
  const own = ranked.slice(0, Math.round(ranked.length * part))
  return [percent(part), percent(own.at(-1)?.p ?? 0), percent(shareOf(own.map(one => one.kept)))]
})
console.log(alignedTable([['surest', 'from', 'kept'], ...parts]))

const tenths = Map.groupBy(ranked, ({ p }) => Math.min(9, Math.floor(p * 10)))
const calibrated = [...tenths]
  .sort(([a], [b]) => a - b)
  .map(([, own]) => [
    percent(own.reduce((sum, { p }) => sum + p, 0) / own.length),
    percent(shareOf(own.map(one => one.kept))),
    `${own.length}`,
  ])
console.log(alignedTable([['foretold', 'kept', 'items'], ...calibrated]))

const { bias, weights } = fitLogistic(observations, penalty)
const named = Object.entries(weights).sort((a, b) => b[1] - a[1])
const line = ([name, weight]: readonly [string, number]) => [name, weight.toFixed(2)]
console.log(alignedTable([['feature', 'weight'], ...named.slice(0, 15).map(line), ...named.slice(-15).map(line)]))

if (values.write) {
  const rounded = Object.entries(weights).map(([name, weight]) => [name, Number(weight.toFixed(3))] as const)
  const told = rounded.filter(([, weight]) => weight !== 0)
  const target = new URL(`../../../packages/generation/src/items/choice/certainty/${set.weights}`, import.meta.url)
  writeFileSync(
    target,
    `${JSON.stringify({ bias: Number(bias.toFixed(3)), weights: Object.fromEntries(told) }, null, 2)}\n`,
  )
}

const byKind = [...Map.groupBy(marks, ({ document }) => document.split('/')[0] ?? '')].map(([kind, own]) => {
  const causes = Map.groupBy(
    own.filter(({ mark }) => mark !== 'K'),
    ({ cause }) => cause,
  )
  const listed = [...causes].sort((a, b) => b[1].length - a[1].length).map(([cause, all]) => `${cause} ${all.length}`)
  return [kind, `${own.length}`, percent(shareOf(own.map(({ mark }) => mark === 'K'))), listed.join(', ')]
})
console.log(alignedTable([['documents', 'read', 'kept', 'causes'], ...byKind]))
