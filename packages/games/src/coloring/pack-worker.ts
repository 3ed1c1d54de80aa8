import { inked } from './inked.ts'

/** What the worker is sent: what is painted, as `Painting.pixels` has it, and the greys of the drawing above it. */
export type PackRequest = { paint: Uint32Array; grey: Uint8Array; width: number; height: number }

/** What it answers: the picture as a PNG file and as a data URL; null when it cannot write one. */
export type Packed = { file: Blob; url: string }

addEventListener('message', ({ data }: MessageEvent<PackRequest>) => {
  pack(data).then(
    answer => postMessage(answer),
    (error: unknown) => {
      console.warn('The picture could not be written', error)
      postMessage(null)
    },
  )
})

async function pack({ paint, grey, width, height }: PackRequest): Promise<Packed> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no canvas')
  const image = context.createImageData(width, height)
  inked(paint, grey, new Uint32Array(image.data.buffer))
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
