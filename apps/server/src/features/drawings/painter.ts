import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ThemeRequest } from './artist.ts'
import type { Picture } from './kept-pictures.ts'

/** A picture of a theme, and as it is shown to choose by, in WebP. */
export type Painted = Picture & { small: Buffer }

export type Painter = {
  /** Paints one picture at a time; rejects where its process ends before. */
  paint: (request: ThemeRequest) => Promise<Painted>
  /** Ends the process; what is being painted is given up. */
  rest: () => void
}

const script = fileURLToPath(new URL('./paint-child.ts', import.meta.url))

/**
 * Composes and renders in a process of its own, begun with the first picture: drawings and codecs leave some 35 MB in
 * whichever process used them, for good.
 */
export function hirePainter(begin = beginPainter): Painter {
  let child: ChildProcess | undefined

  return {
    async paint(request) {
      child ??= begin()
      const settled = new AbortController()
      const answered = once(child, 'message', settled) as Promise<[Painted]>
      const left = once(child, 'exit', settled).then(([code, signal]) => {
        throw new Error(`the painter has left: ${code ?? signal}`)
      })
      try {
        child.send(request)
        const [painted] = await Promise.race([answered, left])
        return painted
      } finally {
        settled.abort()
      }
    },
    rest() {
      child?.kill('SIGKILL')
      child = undefined
    },
  }
}

/** It lives no longer than this process, which does not wait for it. */
export function beginPainter(): ChildProcess {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: {},
  })
  child.unref()
  child.channel?.unref()
  return child
}
