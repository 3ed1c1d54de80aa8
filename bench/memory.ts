/**
 * Fits weights of memory to the logs of simulated schools and holds them against what their pupils truly remember.
 *   node bench/memory.ts [--seeds 50] [--first 1] [--only 3000] [--pupils 'forget 2'] [--each]
 * `--each` prints every seed. Error: root mean square of predicted minus simulated recall, over 2 000 ratings after the
 * log. Ends with 1 where a bound does not hold. What is simulated, and what a pupil who forgets twice as fast is:
 * bench/memory/school.ts.
 */
import { parseArgs } from 'node:util'
import { defaultParameters } from '@capivira/core/study/schedule'
import { machine, median } from './lib/machine.ts'
import { fitAlone } from './memory/alone.ts'
import type { Nature } from './memory/school.ts'
import { type Size, type Trial, tryFit } from './memory/trial.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '50' },
    first: { type: 'string', default: '1' },
    only: { type: 'string' },
    pupils: { type: 'string', default: '' },
    each: { type: 'boolean', default: false },
  },
})
const { weights } = defaultParameters
const halved = weights.map((weight, index) => (index < 4 ? weight / 2 : weight))

const few: Size = { ratings: 300, pupils: 10 }
const some: Size = { ratings: 3_000, pupils: 20 }
const many: Size = { ratings: 30_000, pupils: 100 }
const fast: Nature = { pace: 2, weights }
const slow: Nature = { pace: 0.5, weights }
const usual: Nature = { pace: 1, weights }

/** Median error of the fit in shares of the defaults' that is allowed. */
type Bound = { median: number } | 'never worse'
const cases: { name: string; nature: Nature; size: Size; bound: Bound }[] = [
  { name: 'forget 2× as fast', nature: fast, size: some, bound: { median: 0.45 } },
  { name: 'forget 0.5× as fast', nature: slow, size: some, bound: { median: 0.45 } },
  { name: 'forget 2× as fast', nature: fast, size: many, bound: { median: 0.2 } },
  { name: 'forget 0.5× as fast', nature: slow, size: many, bound: { median: 0.2 } },
  { name: 'as the defaults', nature: usual, size: few, bound: 'never worse' },
  { name: 'as the defaults', nature: usual, size: some, bound: 'never worse' },
  { name: 'as the defaults', nature: usual, size: many, bound: 'never worse' },
  { name: 'forget 2× as fast', nature: fast, size: few, bound: 'never worse' },
  { name: 'forget 0.5× as fast', nature: slow, size: few, bound: 'never worse' },
  { name: 'as the defaults, one first rating', nature: { ...usual, oneFirst: true }, size: some, bound: 'never worse' },
  { name: '2× as fast, one first rating', nature: { ...fast, oneFirst: true }, size: some, bound: 'never worse' },
  { name: '0.5× as fast, one first rating', nature: { ...slow, oneFirst: true }, size: some, bound: 'never worse' },
  { name: 'first stabilities halved, no more', nature: { pace: 1, weights: halved }, size: many, bound: 'never worse' },
]
/** By how much no seed may be worse than with the defaults. */
const slack = 0.003

const holds = (trials: readonly Trial[], bound: Bound): boolean =>
  bound === 'never worse'
    ? trials.every(({ before, after }) => after <= before + slack)
    : median(trials.map(({ before, after }) => after / before)) <= bound.median

console.log(`${machine()}\n`)
console.log(
  '| pupils | ratings | shown | taken up | error with defaults | after | of it, median | worst seed | bound | holds |',
)
console.log('|---|---|---|---|---|---|---|---|---|---|')
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => Number(values.first) + index)
let failed = false
for (const { name, nature, size, bound } of cases) {
  if ((values.only && Number(values.only) !== size.ratings) || !name.includes(values.pupils)) continue
  const trials = seeds.map(seed => tryFit(nature, size, seed))
  const of = (tell: (trial: Trial) => number) => median(trials.map(tell))
  const worst = Math.max(...trials.map(({ before, after }) => after - before))
  const ratio = of(({ before, after }) => (before === 0 ? 1 : after / before))
  const isHeld = holds(trials, bound)
  failed ||= !isHeld
  const figures = [
    of(({ shown }) => shown),
    `${trials.filter(({ taken }) => taken).length} of ${trials.length}`,
    of(({ before }) => before).toFixed(4),
    of(({ after }) => after).toFixed(4),
    of(({ before }) => before) === 0 ? '—' : ratio.toFixed(3),
    `${worst >= 0 ? '+' : '−'}${Math.abs(worst).toFixed(4)}`,
    bound === 'never worse' ? `+${slack}` : `${bound.median} ×`,
    isHeld ? 'yes' : '**no**',
  ]
  console.log(`| ${name} | ${size.ratings} | ${figures.join(' | ')} |`)
  if (values.each) for (const trial of trials) console.log(JSON.stringify(trial))
}
if (!values.only || Number(values.only) === many.ratings) {
  const alone = await fitAlone(fast, many, seeds[0] ?? 1)
  console.log(
    `\nA fit of ${many.ratings} ratings in the process that the worker starts, on one core: ` +
      `${alone.seconds.toFixed(1)} s, ${alone.megabytes} MB at most.`,
  )
  failed ||= alone.seconds > 20 || alone.megabytes > 300
}
process.exit(failed ? 1 : 0)
