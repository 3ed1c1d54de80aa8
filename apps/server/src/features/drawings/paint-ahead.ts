import { setTimeout as wait } from 'node:timers/promises'
import { pictureKind, picturesPerTheme, pictureTheme } from '@capivira/core/drawings/contract'
import type { Logger } from 'pino'
import type { FileStore } from '../../platform/files.ts'
import { keepPicture, keepSmall, readSmall } from './kept-pictures.ts'
import { hirePainter } from './painter.ts'

/** Milliseconds from the start until the first picture, and between two: whoever studies comes first. */
const calm = { first: 15_000, next: 400 } as const

/** Every picture of the themes, those that stand for their theme first. */
const pictures = Array.from({ length: picturesPerTheme }, (_, variant) => variant).flatMap(variant =>
  pictureTheme.options.flatMap(theme => pictureKind.options.map(kind => ({ theme, variant, kind }))),
)

/**
 * Draws the pictures of the themes that nobody has asked for yet, one after the other in the background, so that a
 * child finds them ready, in a process that ends with the last of them. Those that are kept cost a look. What fails is
 * drawn when somebody asks for it.
 */
export function paintAhead(
  { files, logger }: { files: FileStore; logger: Logger },
  pace: { first: number; next: number } = calm,
): { done: Promise<void>; stop: () => Promise<void> } {
  const ending = new AbortController()
  const painter = hirePainter()
  async function paint(): Promise<void> {
    await wait(pace.first, undefined, { ref: false, signal: ending.signal })
    for (const picture of pictures) {
      if (await readSmall(files, picture)) continue
      const { small, ...painted } = await painter.paint(picture)
      await keepPicture(files, picture, painted)
      await keepSmall(files, picture, small)
      await wait(pace.next, undefined, { ref: false, signal: ending.signal })
    }
  }
  const done = paint()
    .catch((error: unknown) => {
      if (!ending.signal.aborted) logger.warn({ err: error }, 'pictures were not drawn ahead')
    })
    .finally(painter.rest)
  return {
    done,
    async stop() {
      ending.abort()
      painter.rest()
      await done
    },
  }
}
