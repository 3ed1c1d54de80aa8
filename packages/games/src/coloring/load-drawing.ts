import { pictureSize } from '@capivira/core/drawings/contract'
import type { Labelled, LabelRequest } from './label-worker.ts'

const { width, height } = pictureSize

/** A drawing ready to be painted. */
export type LoadedDrawing = Labelled

/**
 * Loads a line drawing and finds its areas. Its file is read, its pixels are looked at and its ink is made beside the
 * page: a slow phone goes on answering meanwhile.
 * @throws when the picture cannot be had
 */
export async function loadDrawing(url: string, signal: AbortSignal): Promise<LoadedDrawing> {
  const reply = await fetch(url, { signal })
  if (!reply.ok) throw new Error(`The picture was answered with ${reply.status}`)
  return label({ file: await reply.blob(), width, height }, signal)
}

function label(request: LabelRequest, signal: AbortSignal): Promise<Labelled> {
  const worker = new Worker(new URL('./label-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Labelled>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Labelled | null>) =>
      data ? resolve(data) : reject(new Error('The areas were not found')),
    )
    worker.addEventListener('error', event => reject(new Error(event.message || 'The areas were not found')))
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
