import { Worker } from 'node:worker_threads'
import type { PictureKind, PictureRegion, PictureTheme } from '@capivira/core/drawings/contract'

/** A picture of a theme; `variant` is counted from 0. */
export type ThemeRequest = { kind: PictureKind; theme: PictureTheme; variant: number }

/** A picture to compose: one of a theme, or what a text names. */
export type Request =
  | ThemeRequest
  /** The title is read where the text alone names nothing that can be drawn. */
  | { kind: PictureKind; title: string; text: string; seed: string }

/** What the artist answers: the picture, and what is told about it. */
export type Composed = {
  svg: string
  regions: PictureRegion[]
  drawn: string[]
  /** Where it is; pictures kept by earlier versions do not tell. */
  place?: string
  unknown: string[]
  sentence: string
}

/**
 * What a picture of a wish would show and what not; `sentence` tells a child what stays out, null where nothing does.
 */
export type Foretold = { drawn: string[]; unknown: string[]; sentence: string | null }

/** What the thread is asked. `nouns` finds which words a dictionary has as nouns, each as it stands there. */
export type Question = { compose: Request } | { foretell: { title: string; text: string } } | { nouns: string[] }

type Answer = { id: number; answer: unknown } | { id: number; problem: string }
type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void }

/** Without work for this long, in milliseconds, the thread ends and its memory is given back. */
const idleMs = 60_000

export type Artist = {
  compose: (request: Request) => Promise<Composed>
  foretell: (wish: { title: string; text: string }) => Promise<Foretold>
  /** Those of some words that a dictionary has as nouns, in the form in which it lists them, each once. */
  nouns: (words: readonly string[]) => Promise<string[]>
  /** Ends the thread; the next request starts another. */
  rest: () => Promise<void>
}

/** The embedded artist in a thread of its own, started with the first request. */
export function hireArtist(): Artist {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let count = 0

  function fail(error: Error): void {
    thread = null
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function start(): Worker {
    const started = new Worker(new URL('./artist-thread.ts', import.meta.url))
    // It keeps nobody's process alive.
    started.unref()
    started.on('message', (answer: Answer) => {
      const one = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('answer' in answer) one?.resolve(answer.answer)
      else one?.reject(new Error(`the artist failed: ${answer.problem}`))
      if (waiting.size === 0) idle = setTimeout(rest, idleMs).unref()
    })
    started.on('error', error => thread === started && fail(error))
    started.on('exit', () => thread === started && fail(new Error('the artist has left')))
    return started
  }

  async function rest(): Promise<void> {
    clearTimeout(idle)
    const ending = thread
    fail(new Error('the artist rests'))
    await ending?.terminate()
  }

  /** The answer of the thread, which has the shape that its question asks for. */
  function ask<T>(question: Question): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      clearTimeout(idle)
      thread ??= start()
      const id = ++count
      waiting.set(id, { resolve: answer => resolve(answer as T), reject })
      thread.postMessage({ id, question })
    })
  }

  return {
    rest,
    compose: request => ask<Composed>({ compose: request }),
    foretell: wish => ask<Foretold>({ foretell: wish }),
    nouns: words => ask<string[]>({ nouns: [...words] }),
  }
}
