import { describe, expect, test } from 'vitest'
import { settings } from './scene/all-settings.ts'
import { faultsIn, faultsOf } from './testing/faults.ts'

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

  test('a sheet with one line across has few regions, and a large one', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" ' +
      'fill="#fff"/><path d="M0 200H1200" stroke="#000" stroke-width="6"/></svg>'
    expect(await faultsIn({ svg, regions: [] })).toEqual([
      'only 0 regions',
      'a region of 75 %',
      '2 specks, up to 716400 pixels',
    ])
  })
})
