import { inked } from './inked.ts'

/**
 * What the worker is sent, stripe by stripe: what is painted there, as `Painting.pixels` has it, and the greys of the
 * drawing above it.
 */
export type PackRequest = { paint: Uint32Array; grey: Uint8Array; from: number; width: number; height: number }

/**
 * What it answers after the last stripe: the picture as a PNG file and as a data URL; null when it cannot write one.
 */
export type Packed = { file: Blob; url: string }

addEventListener('message', ({ data }: MessageEvent<PackRequest>) => {
  take(data).then(
    answer => answer && postMessage(answer),
    (error: unknown) => {
      console.warn('The picture could not be written', error)
      postMessage(null)
    },
  )
})

type Sheet = { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D; image: ImageData }
let sheet: Sheet | undefined

function newSheet(width: number, height: number): Sheet {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no canvas')
  return { canvas, context, image: context.createImageData(width, height) }
}

/** Lays a stripe on the sheet; with the last one it is packed. */
async function take({ paint, grey, from, width, height }: PackRequest): Promise<Packed | null> {
  sheet ??= newSheet(width, height)
  const { canvas, context, image } = sheet
  const end = from + paint.length
  inked(paint, grey, new Uint32Array(image.data.buffer).subarray(from, end))
  if (end < width * height) return null
  context.putImageData(image, 0, 0)
  const file = await canvas.convertToBlob({ type: 'image/png' })
  return { file, url: await dataUrlOf(file) }
}

const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
