import { composePicture } from '@capivira/artwork/compose-picture'
import { picturesOf, themePicture, themes } from '@capivira/artwork/themes'
import { pictureSize } from '@capivira/core/drawings/contract'
import { inked } from '@capivira/games/coloring/inked'
import { labelMap } from '@capivira/games/coloring/label-map'
import { type Deed, Painting as Sheet } from '@capivira/games/coloring/painting'
import { palette, pixelOf } from '@capivira/games/coloring/palette'
import { finishedAbove } from '@capivira/games/coloring/percent'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { judgePainting, type Painting } from './read-painting.ts'
import { renderPng } from './render-png.ts'

const { width, height } = pictureSize

/** Scenes with little and with much ink, by day and by night. */
const texts = ['uma zebra e uma onça', 'um gato preto de noite', 'foguete, lua e astronauta', 'três peixes no mar']

/** Every picture of the themes and some from words, as they are sent to a browser. */
let drawings: Buffer[]
beforeAll(async () => {
  const ofThemes = themes.flatMap(theme =>
    Array.from({ length: picturesOf(theme) }, (_, variant) => themePicture(theme, variant, 'line')),
  )
  const ofWords = texts.map((text, seed) =>
    composePicture({ text, seed: String(seed), kind: 'line', size: pictureSize.width }),
  )
  drawings = await Promise.all([...ofThemes, ...ofWords].map(({ svg }) => renderPng(svg, 'line')))
})

const greysOf = (lines: Buffer) => sharp(lines).flatten({ background: '#fff' }).greyscale().raw().toBuffer()

/** The picture as the browser puts it together and hands it in, after the deeds of a child. */
async function handedIn(lines: Buffer, deedsOf: (areas: number) => Deed[]): Promise<Painting> {
  const grey = await greysOf(lines)
  const sheet = new Sheet(labelMap(grey, width, height), pixelOf)
  for (const deed of deedsOf(sheet.map.areas.length)) sheet.do(deed)
  const picture = new Uint32Array(width * height)
  inked(sheet.pixels, grey, picture)
  return { rgb: rgbOf(picture), width, height }
}

function rgbOf(picture: Uint32Array): Buffer {
  const rgb = Buffer.alloc(picture.length * 3)
  for (let at = 0; at < picture.length; at++) {
    const pixel = picture[at] ?? 0
    rgb[3 * at] = pixel & 255
    rgb[3 * at + 1] = (pixel >>> 8) & 255
    rgb[3 * at + 2] = (pixel >>> 16) & 255
  }
  return rgb
}

const fills = (areas: number, colorOf: (area: number) => number): Deed[] =>
  Array.from({ length: areas }, (_, at) => ({ kind: 'fill', area: at + 1, color: colorOf(at + 1) }))

const black = palette.findIndex(({ name }) => name === 'preto') + 1
const paid = ({ genuine, percent }: { genuine: boolean; percent: number }) => genuine && percent > finishedAbove

/** A sheet whose every pixel `at` tells. */
function sheetOf(at: (pixel: number) => readonly [number, number, number]): Painting {
  const rgb = Buffer.alloc(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) rgb.set(at(pixel), 3 * pixel)
  return { rgb, width, height }
}

describe('a child’s painting is what it is', () => {
  test('in one colour alone, the darkest, over every drawing', async () => {
    expect(drawings).toHaveLength(20)
    for (const lines of drawings)
      expect(await judgePainting(await handedIn(lines, areas => fills(areas, () => black)), lines)).toEqual({
        genuine: true,
        percent: 100,
      })
  }, 120_000)

  test.each(palette.map(({ name }, at) => [name, at + 1] as const))(
    'in %s, with much of the paper left white',
    async (_, color) => {
      const lines = drawings[color % drawings.length] ?? Buffer.alloc(0)
      const some = await handedIn(lines, areas => fills(areas, area => (area % 3 === 0 ? 0 : color)))
      const judged = await judgePainting(some, lines)
      expect(judged.genuine).toBe(true)
      expect(judged.percent).toBeGreaterThan(5)
    },
  )

  test('with broad strokes across the lines, dark ones too', async () => {
    const across: Deed[] = Array.from({ length: 20 }, (_, row) => ({
      kind: 'stroke',
      color: row % 2 === 0 ? black : 10,
      radius: 28,
      points: [0, row * 42, width, row * 42 + 30],
    }))
    for (const lines of drawings.slice(0, 6)) {
      const judged = await judgePainting(await handedIn(lines, () => across), lines)
      expect(judged.genuine).toBe(true)
      expect(judged.percent).toBeGreaterThanOrEqual(99)
    }
  })

  test.each(['linear', 'cubic', 'mitchell', 'lanczos3'] as const)(
    'on a canvas half as large, smoothed as %s does',
    async kernel => {
      for (const lines of drawings.slice(2, 8)) {
        const whole = await handedIn(lines, areas => fills(areas, area => (area % palette.length) + 1))
        const rgb = await sharp(whole.rgb, { raw: { width, height, channels: 3 } })
          .resize(width / 2, height / 2, { kernel })
          .raw()
          .toBuffer()
        expect(paid(await judgePainting({ rgb, width: width / 2, height: height / 2 }, lines))).toBe(true)
      }
    },
  )
})

describe('ink is no painting', () => {
  test('a black sheet is painted nowhere, whatever the drawing', async () => {
    const night = sheetOf(() => [0, 0, 0])
    for (const lines of drawings) expect((await judgePainting(night, lines)).percent).toBe(0)
  }, 60_000)

  test('what is black beside the lines counts for nothing, colours beside it do', async () => {
    const [lines = Buffer.alloc(0)] = drawings
    const grey = await greysOf(lines)
    const half = sheetOf(pixel => {
      const light = (grey[pixel] ?? 0) / 255
      return pixel % width < width / 4
        ? [Math.round(116 * light), Math.round(192 * light), Math.round(252 * light)]
        : [0, 0, 0]
    })
    const judged = await judgePainting(half, lines)
    expect(judged.genuine).toBe(true)
    expect(judged.percent).toBeGreaterThanOrEqual(22)
    expect(judged.percent).toBeLessThanOrEqual(28)
  })

  test('a sheet of one colour, dark or light, is paid for no drawing', async () => {
    const channel = fc.integer({ min: 0, max: 255 })
    const dark = fc.integer({ min: 0, max: 130 })
    const color = fc.oneof(
      dark.map(light => [light, light, light] as const),
      fc.tuple(dark, dark, dark),
      fc.tuple(channel, channel, channel),
    )
    await fc.assert(
      fc.asyncProperty(color, fc.integer({ min: 0, max: 19 }), async (one, at) => {
        const lines = drawings[at] ?? Buffer.alloc(0)
        return !paid(
          await judgePainting(
            sheetOf(() => one),
            lines,
          ),
        )
      }),
      {
        numRuns: 40,
        examples: [
          [[0, 0, 0], 0],
          [[64, 68, 75], 4],
          [[59, 59, 59], 8],
          [[61, 61, 61], 12],
          [[99, 99, 99], 16],
        ],
      },
    )
  }, 120_000)
})
