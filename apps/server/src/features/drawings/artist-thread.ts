import { parentPort } from 'node:worker_threads'
import { composePicture, foretellPicture } from '@capivira/artwork/compose-picture'
import { themePicture } from '@capivira/artwork/themes'
import { readText } from '@capivira/artwork/words/read-text'
import type { Composed, Question, Request } from './artist.ts'

/**
 * The artist at work, in a thread of its own: composing takes a tenth of a second in which a server would answer
 * nobody. The dictionary is read here too, when a wish first has a word that the artist does not know, and goes when
 * the thread rests.
 */
parentPort?.on('message', async ({ id, question }: { id: number; question: Question }) => {
  try {
    if ('foretell' in question) return await foretell(id, question.foretell)
    parentPort?.postMessage({ id, answer: await answerTo(question) })
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

async function foretell(id: number, wish: { title: string; text: string }): Promise<void> {
  const answer = foretellPicture(wordsOf(wish))
  parentPort?.postMessage({ id, answer })
  // Whoever is told that a word is unknown goes on in a moment, and then the dictionary is there.
  if (answer.unknown.length > 0) await import('./dictionary-nouns.ts')
}

async function answerTo(question: Exclude<Question, { foretell: unknown }>): Promise<unknown> {
  if ('compose' in question) return compose(question.compose)
  const { dictionaryNouns } = await import('./dictionary-nouns.ts')
  return dictionaryNouns(question.nouns)
}

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
