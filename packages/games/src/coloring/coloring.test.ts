import { picturesPerTheme } from '@capivira/core/drawings/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compacted, type KeptPicture } from './deeds.ts'
import { coloring } from './game.ts'
import { labelMap } from './label-map.ts'
import { type Deed, Painting } from './painting.ts'
import { coloringThemes, colorOf, palette, pixelOf } from './palette.ts'
import { coloringXp, judge, percentOf } from './percent.ts'

const WIDTH = 60
const HEIGHT = 40

/**
 * A drawing from a question asked of every pixel: is there ink? Its lines are grey at their edges, as a browser draws
 * them.
 */
function drawn(isInk: (x: number, y: number) => boolean, isSoft = isInk): Uint8Array {
  return Uint8Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => {
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)]
    return isInk(x, y) ? 0 : isSoft(x, y) ? 160 : 255
  })
}

/** Two fields, left and right of a line three pixels wide with soft edges. */
const fields = drawn(
  x => x >= 29 && x <= 31,
  x => x >= 28 && x <= 32,
)

describe('the map of areas', () => {
  test('tells areas apart by ink, and reaches under the ink so that no seam stays white', () => {
    const map = labelMap(fields, WIDTH, HEIGHT)
    expect(map.areas.map(({ size }) => size)).toEqual([28 * HEIGHT, 27 * HEIGHT])
    expect(map.paintable).toBe(55 * HEIGHT)
    const row = [...map.labels.slice(10 * WIDTH + 26, 10 * WIDTH + 35)]
    expect(row).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2])
    expect(map.paper[10 * WIDTH + 28]).toBe(0)
  })

  test('lets colour pass a corner, as 8 neighbours do', () => {
    const corner = drawn((x, y) => (x < 30 ? y === 20 && x !== 29 : x === 30 && y !== 20 && y !== 21))
    expect(labelMap(corner, WIDTH, HEIGHT).areas).toHaveLength(1)
  })

  test('takes as paper what lies within a distance of 50 from white, and no more', () => {
    // A grey g has the distance (255 − g) × √3: 48.5 for 227, 50.2 for 226.
    expect(labelMap(new Uint8Array(WIDTH * HEIGHT).fill(227), WIDTH, HEIGHT).paintable).toBe(WIDTH * HEIGHT)
    expect(labelMap(new Uint8Array(WIDTH * HEIGHT).fill(226), WIDTH, HEIGHT).paintable).toBe(0)
  })

  test('makes no area of a speck: it is painted with what is beside it', () => {
    const ring = (x: number, y: number) => Math.max(Math.abs(x - 10), Math.abs(y - 10))
    const speck = drawn((x, y) => ring(x, y) === 3)
    const map = labelMap(speck, WIDTH, HEIGHT)
    expect(map.areas).toHaveLength(1)
    expect(map.labels[10 * WIDTH + 10]).toBe(1)
    expect(map.paper[10 * WIDTH + 10]).toBe(0)
  })

  test('begins where paper is sixty pixels large', () => {
    const areas = (size: number) =>
      labelMap(
        drawn((x, y) => y !== 20 || x >= size),
        WIDTH,
        HEIGHT,
      ).areas.length
    expect([areas(59), areas(60)]).toEqual([0, 1])
  })

  test('knows the middle of the longest row of an area, and the box around it', () => {
    // A diamond of paper, widest at row 18; areas reach six pixels under the ink around them.
    const diamond = drawn((x, y) => Math.abs(x - 30) + Math.abs(y - 18) > 12)
    const [area] = labelMap(diamond, WIDTH, HEIGHT).areas
    expect(area?.middle).toBe(18 * WIDTH + 30)
    expect(area).toMatchObject({ size: 313, left: 12, right: 49, top: 0, bottom: 37 })
  })

  test('counts every pixel of paper once, whatever the drawing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 24 * 16, maxLength: 24 * 16 }), random => {
        const blocks = Uint8Array.from({ length: 240 * 160 }, (_, pixel) => {
          const at = Math.floor(Math.floor(pixel / 240) / 10) * 24 + Math.floor((pixel % 240) / 10)
          return (random[at] ?? 0) < 90 ? 0 : 255
        })
        const map = labelMap(blocks, 240, 160)
        const sizes = map.areas.reduce((sum, { size }) => sum + size, 0)
        const inRuns = map.areas.every(({ runs }, at) =>
          runs.every((pixel, i) => i % 2 === 1 || map.labels[pixel] === at + 1),
        )
        return sizes === map.paintable && inRuns && sizes === blocks.filter(value => value === 255).length
      }),
      { numRuns: 40 },
    )
  })
})

describe('what a finished picture is judged by', () => {
  const sheet = (grey: number, [red, green, blue]: readonly number[]) => {
    const pixels = WIDTH * HEIGHT
    const rgb = Uint8Array.from({ length: 3 * pixels }, (_, at) => [red, green, blue][at % 3] ?? 0)
    return judge(new Uint8Array(pixels).fill(grey), rgb, WIDTH, HEIGHT)
  }

  test.each([
    ['white', [255, 255, 255], 0],
    ['less red alone', [230, 255, 255], 100],
    ['less green alone', [255, 230, 255], 100],
    ['less blue alone', [255, 255, 230], 100],
    ['hardly less red', [231, 255, 255], 0],
    ['hardly less green', [255, 231, 255], 0],
    ['hardly less blue', [255, 255, 231], 0],
    ['the darkest paint', [60, 0, 0], 100],
    ['ink', [59, 59, 59], 0],
  ])('paper that is %s now', (_, color, percent) => {
    expect(sheet(255, color).percent).toBe(percent)
  })

  test('ink may have become a little lighter, and no more', () => {
    expect(sheet(50, [123, 123, 123]).genuine).toBe(true)
    expect(sheet(50, [124, 124, 124]).genuine).toBe(false)
  })
})

test('the name of a picture holds 60 signs and no more', () => {
  const [longest, tooLong] = ['a'.repeat(60), 'a'.repeat(61)]
  expect(coloring.options.safeParse({ imageId: longest }).success).toBe(true)
  expect(coloring.options.safeParse({ imageId: tooLong }).success).toBe(false)
  expect(coloring.result.safeParse({ imageId: longest, percent: 100 }).success).toBe(true)
  expect(coloring.result.safeParse({ imageId: tooLong, percent: 100 }).success).toBe(false)
  expect(coloring.result.safeParse({ imageId: longest, percent: 101 }).success).toBe(false)
})

describe('painting', () => {
  const start = () => new Painting(labelMap(fields, WIDTH, HEIGHT), pixelOf)

  test('fills an area at once and tells how much is painted', () => {
    const painting = start()
    expect(painting.do({ kind: 'fill', area: 1, color: 3 })).toEqual({ x: 0, y: 0, width: 31, height: HEIGHT })
    expect(percentOf(painting.painted, painting.map.paintable)).toBe(50)
    expect(colorOf(painting.colorIn(1))).toBe(3)
    expect(painting.do({ kind: 'fill', area: 1, color: 3 })).toBeNull()
    expect(painting.do({ kind: 'fill', area: 9, color: 3 })).toBeNull()
    painting.do({ kind: 'fill', area: 2, color: 1 })
    expect(percentOf(painting.painted, painting.map.paintable)).toBe(100)
    painting.do({ kind: 'fill', area: 1, color: 0 })
    expect(percentOf(painting.painted, painting.map.paintable)).toBe(49)
  })

  test('a brush paints what it passes, inside the picture alone', () => {
    const painting = start()
    expect(painting.do({ kind: 'stroke', color: 2, radius: 2, points: [-5, 5, 5, 5] })).toEqual({
      x: 0,
      y: 3,
      width: 8,
      height: 5,
    })
    expect(painting.painted).toBe(34)
    expect(painting.do({ kind: 'stroke', color: 2, radius: 2, points: [-500, -500] })).toBeNull()
  })

  test('undo takes back, redo does again, and a new deed ends redoing', () => {
    const painting = start()
    painting.do({ kind: 'fill', area: 1, color: 3 })
    painting.do({ kind: 'stroke', color: 2, radius: 3, points: [5, 5, 40, 20] })
    const both = painting.pixels.slice()
    painting.undo()
    expect(painting.canRedo).toBe(true)
    painting.redo()
    expect(painting.pixels).toEqual(both)
    painting.undo()
    painting.undo()
    expect([painting.canUndo, painting.painted, painting.deeds.length]).toEqual([false, 0, 0])
    expect(painting.undo()).toBeNull()
    painting.do({ kind: 'fill', area: 2, color: 1 })
    expect([painting.canRedo, painting.redo()]).toEqual([false, null])
  })

  const fill = fc.record({
    kind: fc.constant('fill' as const),
    area: fc.integer({ min: 1, max: 2 }),
    color: fc.integer({ min: 0, max: palette.length }),
  })
  const stroke = fc.record({
    kind: fc.constant('stroke' as const),
    color: fc.integer({ min: 0, max: palette.length }),
    radius: fc.integer({ min: 1, max: 8 }),
    points: fc
      .array(fc.integer({ min: -10, max: 70 }), { minLength: 2, maxLength: 8 })
      .map(list => list.slice(0, list.length & ~1)),
  })

  test('counts true after anything, and undoing everything leaves white paper', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fill, stroke, fc.constant('undo' as const), fc.constant('redo' as const))),
        walk => {
          const painting = start()
          for (const step of walk) {
            if (step === 'undo') painting.undo()
            else if (step === 'redo') painting.redo()
            else painting.do(step)
            const counted = painting.pixels.filter((pixel, at) => pixel !== 0 && painting.map.paper[at] === 1).length
            if (counted !== painting.painted) return false
          }
          while (painting.undo());
          return painting.pixels.every(pixel => pixel === 0)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('what is kept gives the same picture again', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fill, stroke)), deeds => {
        const painted = (list: readonly Deed[]) => {
          const painting = start()
          for (const deed of list) painting.do(deed)
          return painting.pixels
        }
        const kept: KeptPicture['deeds'] = compacted(deeds)
        expect(painted(kept)).toEqual(painted(deeds))
      }),
      { numRuns: 60 },
    )
  })
})

describe('a finished picture', () => {
  const map = labelMap(fields, WIDTH, HEIGHT)
  /** The picture as it is sent: colour below, ink above, three bytes a pixel. */
  function sent(deeds: readonly Deed[]): Uint8Array {
    const painting = new Painting(map, pixelOf)
    for (const deed of deeds) painting.do(deed)
    return Uint8Array.from({ length: 3 * fields.length }, (_, byte) => {
      const pixel = Math.floor(byte / 3)
      const paint = painting.pixels[pixel] ?? 0
      const channel = paint === 0 ? 255 : (paint >>> (8 * (byte % 3))) & 255
      return Math.round((channel * (fields[pixel] ?? 0)) / 255)
    })
  }

  test.each(palette.map(({ name }, at) => [name, at + 1] as const))('counts %s as painted', (_, color) => {
    expect(judge(fields, sent([{ kind: 'fill', area: 1, color }]), WIDTH, HEIGHT)).toEqual({
      genuine: true,
      percent: 50,
    })
  })

  test('of white paper is nothing, and another picture is not this one', () => {
    expect(judge(fields, sent([]), WIDTH, HEIGHT)).toEqual({ genuine: true, percent: 0 })
    const red = Uint8Array.from({ length: 3 * fields.length }, (_, byte) => (byte % 3 === 0 ? 230 : 40))
    expect(judge(fields, red, WIDTH, HEIGHT).genuine).toBe(false)
  })

  test.each([
    [51, 46],
    [52, 46],
    [75, 58],
    [100, 70],
  ])('painted to %d of a hundred pays %d XP', (percent, xp) => {
    expect(coloringXp(percent)).toBe(xp)
  })
})

test.each([
  [51, null],
  [50, 'Pinte mais da metade do desenho para concluir a obra.'],
])('painted to %d %% is answered %j', (percent, answered) => {
  const imageId = 'geografia-rural/0'
  expect(coloring.check({ imageId, percent }, { imageId }, 60_000)).toBe(answered)
})

test('every theme suggests colours there are; every colour has its own name and number', () => {
  expect(coloringThemes.map(({ id, name, difficulty }) => [id, name, difficulty])).toEqual([
    ['geografia-rural', 'Paisagem Rural', 'Fácil'],
    ['geografia-urbana', 'Cidade Moderna', 'Médio'],
    ['recursos-naturais', 'Natureza e Recursos', 'Médio'],
    ['clima-relevo', 'Montanhas e Clima', 'Difícil'],
  ])
  for (const { suggested } of coloringThemes)
    expect(suggested.every(color => palette[color - 1] !== undefined) && new Set(suggested).size === 6).toBe(true)
  expect(palette.map((_, at) => colorOf(pixelOf(at + 1)))).toEqual(palette.map((_, at) => at + 1))
})

test('every picture of a theme is told by what it shows', () => {
  const told = coloringThemes.flatMap(({ pictures }) => pictures)
  for (const { pictures } of coloringThemes) expect(pictures).toHaveLength(picturesPerTheme)
  expect(new Set(told).size).toBe(told.length)
})
