import type { Drawing } from './drawing.ts'
import { assemble, drawingOf } from './store.ts'

/** Who lies curled up in a drawing of ours. */
const curled: Readonly<Record<string, string>> = {
  cat: 'ours/gato-dormindo',
  dog: 'ours/cachorro-dormindo',
}
/** The letters are this much of the sleeper's width. */
const LETTERS = 0.42

const known = new Map<string, Drawing>()

/**
 * A drawing of somebody asleep: curled up where we have it so, and always with the letters that tell of it above the
 * head.
 */
export function asleep(name: string): Drawing {
  const found = known.get(name)
  if (found) return found
  const sleeper = curled[name] ?? name
  const [left, top, right] = drawingOf(sleeper).box
  const letters = drawingOf('ours/zzz').box
  const scale = ((right - left) * LETTERS) / (letters[2] - letters[0])
  const above = { x: left - letters[0] * scale, y: top - letters[3] * scale * 0.9, scale }
  const drawing = assemble([{ drawing: sleeper }, { drawing: 'ours/zzz', ...above }])
  known.set(name, drawing)
  return drawing
}
