import { emojiFiles } from '@capivira/ui/emoji-files'
import { atLeisure } from './leisure.ts'
import { prepareSounds } from './sounds.ts'

/**
 * Drawings that come in the middle of a round: the first time a browser shows one, it reads it for longer than a frame
 * may take.
 */
const drawings = [emojiFiles.star, emojiFiles.party, emojiFiles.bulb, emojiFiles.hourglass, emojiFiles.flame]

/** Kept, so that the browser keeps what it read. */
const ready = new Map<string, HTMLImageElement>()

/**
 * Makes sounds, drawings and confetti ready while the set-up is read, one after another, so that no round waits for
 * them. A game that is left waits for none.
 */
export function prepare(left: AbortSignal, own: readonly string[] = []): void {
  const tasks: (() => void)[] = [...drawings, ...own]
    .filter(file => !ready.has(file))
    .map(file => () => prepareDrawing(file))
  tasks.push(prepareSounds, () => void import('./confetti.ts').catch(() => {}))
  const next = () => {
    if (left.aborted) return
    tasks.shift()?.()
    if (tasks.length > 0) atLeisure(next)
  }
  atLeisure(next)
}

function prepareDrawing(file: string): void {
  const image = new Image()
  image.src = file
  ready.set(file, image)
}
