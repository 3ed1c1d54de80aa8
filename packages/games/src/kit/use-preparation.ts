import { emojiFiles } from '@capivira/ui/emoji-files'
import { useEffect } from 'react'
import { atLeisure } from './leisure.ts'
import { prepareSounds } from './sounds.ts'

/** Drawings that come in the middle of a round: the first time a browser shows one, it reads it for longer than a frame may take. */
const drawings = [emojiFiles.star, emojiFiles.party, emojiFiles.bulb, emojiFiles.hourglass, emojiFiles.flame]

const none: readonly string[] = []

/** Kept, so that the browser keeps what it read. */
const ready = new Map<string, HTMLImageElement>()

/** Makes sounds and drawings ready while the set-up is read, one after another, so that no round waits for them. */
export function usePreparation(own: readonly string[] = none): void {
  useEffect(() => {
    const left: (() => void)[] = [...drawings, ...own]
      .filter(file => !ready.has(file))
      .map(file => () => prepareDrawing(file))
    left.push(prepareSounds)
    let stop = () => {}
    const next = () => {
      left.shift()?.()
      if (left.length > 0) stop = atLeisure(next)
    }
    stop = atLeisure(next)
    return () => stop()
  }, [own])
}

function prepareDrawing(file: string): void {
  const image = new Image()
  image.src = file
  ready.set(file, image)
}
