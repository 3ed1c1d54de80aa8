import type { LabelMap } from './label-map.ts'
import type { Packed, PackRequest } from './pack-worker.ts'

/** Rows that are handed over at once: all of them would hold up a slow phone for longer than a frame. */
const rowsAtOnce = 160

/**
 * Puts a finished picture together and writes its file, beside the page: a slow phone goes on answering meanwhile.
 * @throws when the browser cannot write it
 */
export function packPicture(
  { map: { width, height }, pixels }: { map: LabelMap; pixels: Uint32Array },
  drawing: Uint8Array,
): Promise<Packed> {
  const worker = new Worker(new URL('./pack-worker.ts', import.meta.url), { type: 'module' })
  function send(from: number) {
    const end = from + rowsAtOnce * width
    const paint = pixels.slice(from, end)
    const grey = drawing.slice(from, end)
    const request: PackRequest = { paint, grey, from, width, height }
    worker.postMessage(request, [paint.buffer, grey.buffer])
    if (end < width * height) setTimeout(() => send(end))
  }
  return new Promise<Packed>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Packed | null>) =>
      data ? resolve(data) : reject(new Error('The picture could not be written')),
    )
    worker.addEventListener('error', event => reject(new Error(event.message || 'The picture could not be written')))
    send(0)
  }).finally(() => worker.terminate())
}
