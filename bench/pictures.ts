/**
 * How long a picture takes from the child's words to the PNG that is kept:
 * `node bench/pictures.ts [--runs 40] [--flood 200]`. Composing (words, scene, regions, SVG) and rendering (by the
 * server's own function) apart and together, in both kinds: medians and 95th percentile of wall time, and processor
 * time of all threads, which other work of the machine lengthens less.
 */
import { parseArgs } from 'node:util'
import { composePicture } from '@capivira/artwork/compose-picture'
import type { Kind } from '@capivira/artwork/render'
import { faultsOf } from '@capivira/artwork/testing/faults'
import { themes } from '@capivira/artwork/themes'
import { pictureSize } from '@capivira/core/drawings/contract'
import { renderPng } from '../apps/server/src/features/drawings/render-png.ts'
import { machine } from './lib/machine.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '40' },
    flood: { type: 'string', default: '0' },
  },
})
const runs = Number(values.runs)
const size = pictureSize.width
if (!(runs > 0)) {
  console.error('usage: node bench/pictures.ts [--runs 40] [--flood 200]')
  process.exit(2)
}

/** What a picture may take from the words to the file. */
const LIMIT_MS = 150
const TEXTS = [
  'o menino joga bola na praia com o cachorro',
  'uma fazenda com vacas, galinhas e um trator',
  'capivara e tucano na cachoeira',
  'carro e ônibus na rua com chuva',
  'foguete, lua e astronauta',
]

type Reading = { compose: number; render: number; cpu: number; bytes: number }

async function time(text: string, seed: string, kind: Kind): Promise<Reading> {
  const start = performance.now()
  const before = process.cpuUsage()
  const { svg } = composePicture({ text, seed, kind, size })
  const composed = performance.now()
  const png = await renderPng(svg, kind)
  const used = process.cpuUsage(before)
  return {
    compose: composed - start,
    render: performance.now() - composed,
    cpu: (used.user + used.system) / 1000,
    bytes: png.length,
  }
}

const at = (numbers: readonly number[], share: number) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0

/** The first pictures read drawings from disk and compile: told apart. */
const first = await time(TEXTS[0] ?? '', 'first', 'line')
for (const kind of ['line', 'color'] as const) await time('uma arara', 'warm', kind)
const rows: Record<string, string | number>[] = []
for (const kind of ['line', 'color'] as const) {
  const readings: Reading[] = []
  for (let run = 0; run < runs; run++)
    readings.push(await time(TEXTS[run % TEXTS.length] ?? '', `${themes[run % themes.length]} ${run}`, kind))
  const together = readings.map(({ compose, render }) => compose + render)
  rows.push({
    kind,
    'compose ms': Math.round(
      at(
        readings.map(({ compose }) => compose),
        0.5,
      ),
    ),
    'render ms': Math.round(
      at(
        readings.map(({ render }) => render),
        0.5,
      ),
    ),
    'both ms': Math.round(at(together, 0.5)),
    'both p95 ms': Math.round(at(together, 0.95)),
    'cpu ms': Math.round(
      at(
        readings.map(({ cpu }) => cpu),
        0.5,
      ),
    ),
    'cpu p95 ms': Math.round(
      at(
        readings.map(({ cpu }) => cpu),
        0.95,
      ),
    ),
    'png KB': Math.round(
      at(
        readings.map(({ bytes }) => bytes),
        0.5,
      ) / 1024,
    ),
    'of the limit': (at(together, 0.5) / LIMIT_MS).toFixed(2),
  })
}
console.log(machine())
console.log(`Pictures of ${size} pixels; the very first took ${Math.round(first.compose + first.render)} ms`)
console.table(rows)

/**
 * With --flood, so many pictures are rendered and flooded as the colouring game does: whatever is open, speckled or too
 * large is told.
 */
const faults: string[] = []
for (let index = 0; index < Number(values.flood); index++) faults.push(...(await faultsOf(index)))
if (Number(values.flood) > 0) console.log(`${values.flood} pictures flooded, ${faults.length} faults`, faults)
if (faults.length > 0) process.exitCode = 1
