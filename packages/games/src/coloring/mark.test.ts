import { expect, test, vi } from 'vitest'
import type { Area } from './label-map.ts'
import { drawMark } from './mark.ts'

/** An area of ten by seven pixels in a picture of 40 by 20, from column 5 and row 3 on. */
const area: Area = {
  size: 70,
  runs: Int32Array.from([3, 4, 5, 6, 7, 8, 9].flatMap(row => [row * 40 + 5, row * 40 + 15])),
  middle: 6 * 40 + 10,
  left: 5,
  top: 3,
  right: 15,
  bottom: 10,
}

test('the sheet of a mark is just as large as its area, and lies on it', () => {
  const put = vi.fn<(image: { data: Uint8ClampedArray }) => void>()
  const context = {
    createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4) }),
    putImageData: put,
  }
  const canvas = { width: 0, height: 0, style: {}, getContext: () => context }
  drawMark(canvas as unknown as HTMLCanvasElement, area, { width: 40, height: 20 })
  // Half as fine as the picture, and from an even pixel on.
  expect(canvas).toMatchObject({
    width: 6,
    height: 4,
    style: { left: '10%', top: '10%', width: '30%', height: '40%' },
  })
  const pixels = new Uint32Array(put.mock.calls[0]?.[0].data.buffer ?? new ArrayBuffer(0))
  const [none, blue, white] = [0, 0xccbf5f1d, 0xccffffff]
  expect([...pixels.slice(6, 12)]).toEqual([none, blue, blue, blue, blue, blue])
  expect([...pixels.slice(12, 18)]).toEqual([none, white, white, white, white, white])
})
