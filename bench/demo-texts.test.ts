import { beforeAll, describe, expect, test } from 'vitest'
import { demoSamples, type Sample } from './evaluate/documents.ts'
import { readFloors } from './evaluate/floor-file.ts'
import { fallsBelow, figuresOf } from './evaluate/floors.ts'
import { measureSample } from './evaluate/measure.ts'
import { gradedOf } from './mutations/documents.ts'
import { type Detection, type Graded, measureDetection } from './mutations/measure.ts'

/** Rendered and read once for all that is asked of them. */
let samples: Sample[] = []
beforeAll(async () => {
  samples = await demoSamples()
}, 120_000)

test('the items of the demo texts are as good as they were', { timeout: 120_000 }, () => {
  expect(fallsBelow(readFloors(), figuresOf(samples.map(measureSample)))).toEqual([])
})

/** Share of spoiled items the gates must find, for every flaw. */
const FOUND = 0.95

describe('flaws put into the items of the demo texts', () => {
  let documents: Graded[] = []
  let detections: Detection[] = []
  beforeAll(() => {
    documents = samples.map(gradedOf)
    detections = measureDetection(documents)
  }, 120_000)

  test('there are many good items to spoil', () => {
    expect(documents.flatMap(({ cards }) => cards).length).toBeGreaterThanOrEqual(80)
    expect(documents.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(60)
    expect(documents.flatMap(({ words }) => words).length).toBeGreaterThanOrEqual(36)
    expect(detections.filter(({ spoiled }) => spoiled > 0).length).toBeGreaterThanOrEqual(90)
  })

  test('every flaw is found in at least 95% of the items, or in all but one of a few', () => {
    const missed = detections
      .filter(({ spoiled, found }) => found < spoiled * FOUND && spoiled - found > 1)
      .map(({ kind, flaw, spoiled, found }) => `${kind}: ${flaw}: ${found} of ${spoiled}`)
    expect(missed).toEqual([])
  })

  test('over all flaws nearly every spoiled item is found', () => {
    const spoiled = detections.reduce((sum, one) => sum + one.spoiled, 0)
    const found = detections.reduce((sum, one) => sum + one.found, 0)
    expect(found / spoiled).toBeGreaterThanOrEqual(0.99)
  })
})
