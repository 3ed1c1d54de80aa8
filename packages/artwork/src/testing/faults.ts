import sharp from 'sharp'
import { composePicture } from '../compose-picture.ts'
import { randomFrom, shuffle } from '../random.ts'
import { settings } from '../scene/all-settings.ts'
import { nameOf } from '../words/lexicon.ts'
import { nouns } from '../words/nouns.ts'

const WIDTH = 1200
const HEIGHT = 800
/** Every channel of a grey this light lies within the colouring game's distance of 50 from white. */
const WHITE = 227
/** White left over in a corner of lines, in pixels at 2×: three by three at 1×. */
const SPECK = 36

/** The areas a flood fill finds in the real picture at 2×: their sizes, and for each pixel its area's number. */
async function flood(svg: string): Promise<{ labels: Int32Array; sizes: number[] }> {
  const { data } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  const labels = new Int32Array(WIDTH * HEIGHT).fill(-1)
  const stack = new Int32Array(WIDTH * HEIGHT)
  const sizes: number[] = []
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== -1 || (data[start] ?? 0) < WHITE) continue
    let height = 1
    let size = 0
    stack[0] = start
    labels[start] = sizes.length
    while (height > 0) {
      const pixel = stack[--height] ?? 0
      size++
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const column = (pixel % WIDTH) + dx
          const next = pixel + dy * WIDTH + dx
          if (column < 0 || column >= WIDTH || next < 0 || next >= labels.length) continue
          if (labels[next] !== -1 || (data[next] ?? 0) < WHITE) continue
          labels[next] = sizes.length
          stack[height++] = next
        }
    }
    sizes.push(size)
  }
  return { labels, sizes }
}

/** Texts of one to four things, and a place in half of them. */
function textFor(index: number): string {
  const random = randomFrom(`picture ${index}`)
  const things = shuffle(random, nouns)
    .slice(0, 1 + Math.floor(random() * 4))
    .map(nameOf)
  const place = settings[index % settings.length]?.words.split(',')[0]
  return index % 2 === 0 ? `${things.join(' e ')} e ${place}` : things.join(' e ')
}

/**
 * What is wrong with picture `index` as it is seen at twice the size, a sentence each: half of them name a place, all
 * places in turn.
 */
export async function faultsOf(index: number): Promise<string[]> {
  const text = textFor(index)
  const picture = composePicture({ text, seed: String(index), kind: 'line', size: WIDTH })
  return (await faultsIn(picture)).map(fault => `${text}: ${fault}`)
}

/** What is wrong with a picture of {@link WIDTH} pixels, a few words each. */
export async function faultsIn({
  svg,
  regions,
}: Pick<ReturnType<typeof composePicture>, 'svg' | 'regions'>): Promise<string[]> {
  const { labels, sizes } = await flood(svg)
  const reached = regions.map(({ x, y }) => labels[Math.round(y * 2) * WIDTH + Math.round(x * 2)] ?? -1)
  const largest = Math.max(...sizes) / labels.length
  const specks = sizes.filter((size, label) => size > SPECK && !reached.includes(label))
  return [
    ...(regions.length < 35 ? [`only ${regions.length} regions`] : []),
    ...(largest > 0.2 ? [`a region of ${Math.round(largest * 100)} %`] : []),
    ...(reached.includes(-1) ? [`no white at ${regions[reached.indexOf(-1)]?.name}`] : []),
    ...(new Set(reached).size < reached.length ? ['two regions run together'] : []),
    ...(specks.length > 0 ? [`${specks.length} specks, up to ${Math.max(...specks)} pixels`] : []),
  ]
}
