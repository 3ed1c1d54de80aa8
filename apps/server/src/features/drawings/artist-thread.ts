import { parentPort } from 'node:worker_threads'
import { composePicture } from '@capivira/artwork/compose-picture'
import { themePicture } from '@capivira/artwork/themes'
import { readText } from '@capivira/artwork/words/read-text'
import type { Composed, Request } from './artist.ts'

/** The artist at work, in a thread of its own: composing takes a tenth of a second in which a server would answer nobody. */
parentPort?.on('message', ({ id, request }: { id: number; request: Request }) => {
  try {
    parentPort?.postMessage({ id, composed: compose(request) })
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

function compose(request: Request): Composed {
  const { kind } = request
  const picture =
    'theme' in request
      ? themePicture(request.theme, request.variant, kind, 1200)
      : composePicture({ text: wordsOf(request), seed: request.seed, kind, size: 1200 })
  const { svg, regions, drawn, place, unknown, sentence } = picture
  return { svg, regions: [...regions], drawn: [...drawn], place, unknown: [...unknown], sentence }
}

function wordsOf({ title, text }: { title: string; text: string }): string {
  const { subjects, settings } = readText(text)
  return subjects.length + settings.length > 0 ? text : `${title} ${text}`
}
