/**
 * How well the features of an item foretell whether a strict reader keeps it, document by document left out:
 *     node bench/evaluate/choice/fit.ts [marks.tsv] [--penalty 3] [--write]
 * Prints the area under the curve, what is kept of the surest parts, how well probabilities are calibrated, and the features that
 * weigh most. With `--write` the weights of all marks become those of the package.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { alignedTable, percent } from '../table.ts'
import { areaUnderCurve, fitLogistic, foretold } from './logistic.ts'
import { observationOf, parseChoiceMarks, penaltyOf } from './marks.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { penalty: { type: 'string', default: '3' }, write: { type: 'boolean', default: false } },
})
const marks = parseChoiceMarks(readFileSync(positionals[0] ?? new URL('marks.tsv', import.meta.url), 'utf8'))
const observations = marks.map(observationOf)
const kept = observations.map(one => one.kept)
const penalty = penaltyOf(Number(values.penalty))
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
  const target = new URL('../../../packages/generation/src/items/choice/certainty/weights.json', import.meta.url)
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
