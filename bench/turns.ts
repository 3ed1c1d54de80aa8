/**
 * Measures this version beside an earlier one, by turns on the same machine, each with its own install, data and
 * database.
 *   node bench/turns.ts --before ../capivira-before [--pairs 12] [--only sign-in]
 * `--before` is a checkout of the earlier version with its packages installed. Prints this version's time over the
 * earlier one's, as the median of the pairs with its interval: at least 95 % from six pairs on, of fewer the least and
 * the greatest.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { machine } from './lib/machine.ts'
import { byTurns } from './lib/turns.ts'
import { deck } from './security/play-lines.ts'
import { type Person, School } from './security/school.ts'

const { values } = parseArgs({
  options: { before: { type: 'string' }, pairs: { type: 'string', default: '12' }, only: { type: 'string' } },
})
if (!values.before) throw new Error('--before names a checkout of the earlier version')
const pairs = Number(values.pairs)

/** A school with what is measured in it. */
type Place = { school: School; pupil: Person; materialId: number; cards: number[]; studied: number }

const folder = await mkdtemp(join(tmpdir(), 'capivira-turns-'))
const port = 20_000 + Math.floor(Math.random() * 20_000)
const schools = [
  new School(join(folder, 'before'), port, { LOG_LEVEL: 'error' }, resolve(values.before)),
  new School(join(folder, 'now'), port + 1, { LOG_LEVEL: 'error' }),
] as const

/** Milliseconds for so many of a thing, one after the other. */
async function timeOf(times: number, act: () => Promise<{ status: number }>): Promise<number> {
  const began = performance.now()
  for (let n = 0; n < times; n++) {
    const { status } = await act()
    if (status !== 200) throw new Error(`answered ${status}`)
  }
  return performance.now() - began
}

const measures: Record<string, (place: Place) => Promise<number>> = {
  'sign-in': ({ school, pupil }) => timeOf(20, () => school.enter(pupil, school.browser())),
  'sign-in on a known device': ({ school, pupil }) => timeOf(20, () => school.enter(pupil)),
  'current user': ({ pupil }) => timeOf(200, () => pupil.client.get('/api/auth/user')),
  'rating a card': place =>
    timeOf(60, () => {
      const card = place.cards[place.studied++ % place.cards.length]
      return place.pupil.client.post(`/api/cards/${card}/review`, { difficulty: 'médio' })
    }),
  'seeing a side': place =>
    timeOf(60, () => {
      const card = place.cards[place.studied++ % place.cards.length]
      const side = place.studied % 2 === 0 ? 'front' : 'back'
      return place.pupil.client.post(`/api/cards/${card}/study`, { materialId: place.materialId, side })
    }),
  start: async ({ school: { instance } }) => {
    await instance.stop()
    const began = performance.now()
    await instance.bringUp()
    return performance.now() - began
  },
}

async function open(school: School): Promise<Place> {
  await school.instance.bringUp()
  const { materialId, cards } = await deck(school, 40)
  return { school, pupil: await school.join('student'), materialId, cards, studied: 0 }
}

try {
  const [before, now] = [await open(schools[0]), await open(schools[1])]
  console.log(machine())
  for (const [name, measure] of Object.entries(measures)) {
    if (values.only && values.only !== name) continue
    // What a first time costs is no part of it.
    await measure(before)
    await measure(now)
    const { ratio, first, second } = await byTurns(
      pairs,
      () => measure(before),
      () => measure(now),
    )
    const [middle, low, high] = [ratio.median, ratio.low, ratio.high].map(number => number.toFixed(3))
    console.log(`${name}: ${middle} (${low} to ${high}); ${first.toFixed(0)} → ${second.toFixed(0)} ms`)
  }
} finally {
  await Promise.all(schools.map(({ instance }) => instance.stop()))
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
}
