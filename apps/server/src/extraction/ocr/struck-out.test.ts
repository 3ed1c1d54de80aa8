import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { photographOf, scanOf } from '../testing/scans.ts'
import type { GreyPicture } from './picture.ts'
import { prepare } from './prepare.ts'
import { withoutDebris, withoutStruckOut } from './struck-out.ts'
import type { Word } from './tsv-words.ts'

const WIDTH = 800
const HEIGHT = 300
const blank = (): GreyPicture => ({ width: WIDTH, height: HEIGHT, pixels: Buffer.alloc(WIDTH * HEIGHT, 255) })

function box({ pixels }: GreyPicture, left: number, top: number, width: number, height: number): void {
  for (let y = top; y < top + height; y++) pixels.fill(30, y * WIDTH + left, y * WIDTH + left + width)
}

/** A word of letters, each of two stems of 3 by 20 pixels under one roof, 14 pixels apart. */
function write(picture: GreyPicture, left: number, top: number, letters: number): void {
  for (let n = 0; n < letters; n++) {
    const x = left + 14 * n
    box(picture, x, top, 11, 3)
    box(picture, x, top, 3, 20)
    box(picture, x + 8, top, 3, 20)
  }
}

/** Three words of eight letters on a row. */
function row(picture: GreyPicture, top: number): void {
  for (const left of [100, 240, 380]) write(picture, left, top, 8)
}

const inkOf = ({ pixels }: GreyPicture, from: number, to: number) => {
  let ink = 0
  for (let y = 0; y < HEIGHT; y++) for (let x = from; x < to; x++) if ((pixels[y * WIDTH + x] ?? 255) < 128) ink++
  return ink
}

describe('withoutStruckOut', () => {
  test('takes out the word that a line strikes, with the line, and says where it stood', () => {
    const picture = blank()
    row(picture, 100)
    const before = [inkOf(picture, 90, 225), inkOf(picture, 365, 500)]
    box(picture, 235, 110, 120, 3)
    const { picture: read, struck } = withoutStruckOut(picture)
    expect([inkOf(read, 90, 225), inkOf(read, 225, 365), inkOf(read, 365, 500)]).toEqual([before[0], 0, before[1]])
    expect(struck).toHaveLength(1)
    const [{ left, top, right, bottom } = { left: 0, top: 0, right: 0, bottom: 0 }] = struck
    expect([left > 225 && left < 241, top > 90 && top < 101, right > 348 && right < 365, bottom > 119]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  test('takes the whole word where the line ends within it', () => {
    const picture = blank()
    row(picture, 100)
    box(picture, 232, 110, 102, 3)
    expect(inkOf(withoutStruckOut(picture).picture, 225, 365)).toBe(0)
  })

  test('follows a line that falls', () => {
    const picture = blank()
    row(picture, 100)
    for (let n = 0; n < 3; n++) box(picture, 235 + 25 * n, 107 + n, 70, 3)
    expect(inkOf(withoutStruckOut(picture).picture, 225, 365)).toBe(0)
  })

  test.each<[string, (picture: GreyPicture) => void]>([
    ['an underline', picture => box(picture, 235, 122, 120, 3)],
    ['an underline that touches the letters', picture => box(picture, 235, 118, 120, 3)],
    ['a line over the letters', picture => box(picture, 235, 98, 120, 3)],
    ['a rule between two rows', picture => box(picture, 90, 135, 400, 3)],
    ['a blank line on which they were written', picture => box(picture, 235, 112, 120, 3)],
    ['a blank line that goes on beyond them', picture => box(picture, 375, 110, 165, 3)],
    [
      'the lines of ruled paper, all of which run through letters',
      picture => {
        for (const y of [200, 250]) row(picture, y)
        for (const y of [110, 160, 210, 260]) box(picture, 95, y, 400, 2)
      },
    ],
    ['a thick bar', picture => box(picture, 235, 104, 120, 14)],
    [
      'the lines of ruled paper, one of which runs through the letters',
      picture => {
        for (const y of [70, 110, 190, 230]) box(picture, 60, y, 700, 2)
      },
    ],
    [
      'a grid',
      picture => {
        for (let n = 0; n < 6; n++) box(picture, 90, 20 + 50 * n, 400, 2)
        for (let n = 0; n < 13; n++) box(picture, 90 + 33 * n, 20, 2, 250)
      },
    ],
  ])('leaves letters with %s', (_, drawOn) => {
    const picture = blank()
    row(picture, 100)
    row(picture, 150)
    drawOn(picture)
    expect(withoutStruckOut(picture).struck).toEqual([])
  })
})

test('photographs that are askew, blurred and grainy keep their letters', async () => {
  const words = ['O vapor sobe e forma as nuvens que o vento leva.', 'A chuva devolve a água à terra e aos rios.']
  for (const how of [
    { tilt: 5, blur: 1.2 },
    { tilt: -6, blur: 0 },
    { tilt: 1, blur: 2 },
  ]) {
    const photograph = await photographOf(scanOf(words.map(line => [line])), { ...how, shadow: true, noise: 6 })
    const { data, info } = await sharp(photograph)
      .resize(1653)
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { picture } = prepare({ width: info.width, height: info.height, pixels: data })
    expect([how, withoutStruckOut(picture).struck]).toEqual([how, []])
  }
})

test('an answer that was written on a blank line is kept, a row struck through its middle is not', async () => {
  const size = 30
  const struckWith = async (text: string, over: number) => {
    const y = 150 - over
    const rule = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><path d="M 130 ${y} h ` +
        `${0.42 * size * text.length}" stroke="#222" stroke-width="2"/></svg>`,
    )
    const page = await scanOf([[text]], { size })
      .composite([{ input: rule }])
      .png()
      .toBuffer()
    const { data, info } = await sharp(page)
      .removeAlpha()
      .resize(1653)
      .extract({ left: 0, top: 100, width: 1653, height: 150 })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return withoutStruckOut({ width: info.width, height: info.height, pixels: data }).struck.length
  }
  for (const text of ['Resposta: nascente do rio', 'o rio corre para o mar'])
    expect([await struckWith(text, 6), await struckWith(text, 9)]).toEqual([0, 1])
})

test('what is left of struck words is no word', () => {
  const word = (text: string, left: number, confidence: number): Word => ({
    line: '1',
    left,
    top: 100,
    right: left + 40,
    bottom: 120,
    confidence,
    text,
  })
  const struck = [{ left: 200, top: 98, right: 330, bottom: 122 }]
  const words = [
    word('rio', 100, 96),
    word('lé', 162, 41),
    word('&', 180, 41),
    word('cobre', 345, 60),
    word('—', 350, 30),
    word('Mantiqueira', 900, 70),
    word('=', 1000, 70),
  ]
  const kept = ['rio', 'cobre', 'Mantiqueira', '=']
  expect(withoutDebris(words, struck).map(({ text }) => text)).toEqual(kept)
  expect(withoutDebris(words, []).map(({ text }) => text)).toEqual(words.map(({ text }) => text))
})
