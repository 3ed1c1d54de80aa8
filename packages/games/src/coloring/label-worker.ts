import { type LabelMap, labelMap } from './label-map.ts'

/** What the worker is sent: the drawing's pixels as a canvas gives them. */
export type LabelRequest = { rgba: ArrayBuffer; width: number; height: number }

/** What it answers: the map of areas, and the ink alone, black and clear, to lie above what is painted. */
export type Labelled = { map: LabelMap; ink: ArrayBuffer }

addEventListener('message', ({ data }: MessageEvent<LabelRequest>) => {
  const { width, height } = data
  const rgba = new Uint8ClampedArray(data.rgba)
  const grey = new Uint8Array(width * height)
  for (let pixel = 0; pixel < grey.length; pixel++) {
    const at = 4 * pixel
    const light = Math.round(((rgba[at] ?? 0) + (rgba[at + 1] ?? 0) + (rgba[at + 2] ?? 0)) / 3)
    grey[pixel] = light
    rgba[at] = 0
    rgba[at + 1] = 0
    rgba[at + 2] = 0
    rgba[at + 3] = 255 - light
  }
  const map = labelMap(grey, width, height)
  const answer: Labelled = { map, ink: rgba.buffer }
  postMessage(answer, { transfer: [rgba.buffer, map.labels.buffer, map.paper.buffer] })
})
