import { parentPort } from 'node:worker_threads'
import { foretellPicture } from '@capivira/artwork/compose-picture'
import type { Question } from './artist.ts'
import { compose, wordsOf } from './compose.ts'

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
