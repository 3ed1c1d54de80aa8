import { pictureSize } from '@capivira/core/drawings/contract'
import type { Labelled, LabelRequest } from './label-worker.ts'

const { width, height } = pictureSize

/** A drawing ready to be painted. */
export type LoadedDrawing = Omit<Labelled, 'ink'> & { ink: ImageData }

/**
 * Loads a line drawing and finds its areas, beside the page: a slow phone goes on answering meanwhile.
 * @throws when the picture cannot be had
 */
export async function loadDrawing(url: string, signal: AbortSignal): Promise<LoadedDrawing> {
  const image = new Image()
  image.src = url
  await image.decode()
  signal.throwIfAborted()
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser gives no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const { map, ink } = await label({ rgba: data.buffer, width, height }, signal)
  return { map, ink: new ImageData(new Uint8ClampedArray(ink), width, height) }
}

function label(request: LabelRequest, signal: AbortSignal): Promise<Labelled> {
  const worker = new Worker(new URL('./label-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Labelled>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Labelled>) => resolve(data))
    worker.addEventListener('error', event => reject(new Error(event.message || 'The areas were not found')))
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.postMessage(request, [request.rgba])
  }).finally(() => worker.terminate())
}
