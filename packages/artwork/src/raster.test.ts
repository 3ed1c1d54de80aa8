import { describe, expect, test } from 'vitest'
import { settings } from './scene/all-settings.ts'
import { faultsOf } from './testing/faults.ts'

/** Two for every third place, with and without its name; all two hundred: `node bench/pictures.ts --flood 200`. */
const indices = settings.flatMap((_, index) => (index % 3 === 0 ? [index, index + 50] : []))

describe('pictures as they are seen at twice the size', () => {
  test.each(indices)(
    'picture %i keeps closed regions of a fair size, without specks',
    async index => {
      expect(await faultsOf(index)).toEqual([])
    },
    60_000,
  )
})
