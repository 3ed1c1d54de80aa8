import type { LabelMap } from './label-map.ts'
import type { Packed, PackRequest } from './pack-worker.ts'

/**
 * Puts a finished picture together and writes its file, beside the page: a slow phone goes on answering meanwhile.
 * @throws when the browser cannot write it
 */
export function packPicture(
  { map: { width, height }, pixels }: { map: LabelMap; pixels: Uint32Array },
  grey: Uint8Array,
): Promise<Packed> {
  const worker = new Worker(new URL('./pack-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Packed>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Packed | null>) =>
      data ? resolve(data) : reject(new Error('The picture could not be written')),
    )
    worker.addEventListener('error', event => reject(new Error(event.message || 'The picture could not be written')))
    const request: PackRequest = { paint: pixels, grey, width, height }
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
