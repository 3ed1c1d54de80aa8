import { type LabelMap, labelMap } from './label-map.ts'

/** What the worker is sent: the file of the drawing, and the size at which it is painted. */
export type LabelRequest = { file: Blob; width: number; height: number }

/**
 * What it answers: the map of areas, the ink alone, black and clear, to lie above what is painted, and the drawing's
 * greys; null when it cannot read the file.
 */
export type Labelled = { map: LabelMap; ink: ImageBitmap; grey: Uint8Array }

addEventListener('message', ({ data }: MessageEvent<LabelRequest>) => {
  find(data).then(
    answer =>
      postMessage(answer, {
        transfer: [answer.ink, answer.map.labels.buffer, answer.map.paper.buffer, answer.grey.buffer],
      }),
    (error: unknown) => {
      console.warn('The drawing could not be read', error)
      postMessage(null)
    },
  )
})

async function find({ file, width, height }: LabelRequest): Promise<Labelled> {
  const pixels = pixelsOf(await createImageBitmap(file), width, height)
  const { data: rgba } = pixels
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
  return { map: labelMap(grey, width, height), ink: await createImageBitmap(pixels), grey }
}

/** The drawing on white paper. */
function pixelsOf(drawing: ImageBitmap, width: number, height: number): ImageData {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser gives no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(drawing, 0, 0, width, height)
  drawing.close()
  return context.getImageData(0, 0, width, height)
}
