/** Whether a card of a figure covers every label and asks for one, or covers only the one it asks for. */
export const hidesKinds = ['all', 'one'] as const
export type Hides = (typeof hidesKinds)[number]

/** A rectangle as fractions of a picture's width and height, from the top left. */
export type Region = { left: number; top: number; width: number; height: number }

export const figureLimits = {
  /** Letters. */
  title: 120,
  label: 120,
  alternative: 300,
  /** Cards of a figure, rectangles of a card, figures of a material. */
  parts: 40,
  boxes: 10,
  figures: 60,
  /** The smallest side of a rectangle as a fraction of the picture's. */
  side: 0.004,
} as const

/** What adding up fractions may be off by. */
const slack = 1e-6

/** Whether a rectangle lies inside its picture and can be seen. */
export function fitsIn({ left, top, width, height }: Region): boolean {
  const inside = (from: number, size: number) => from >= -slack && from + size <= 1 + slack && size >= figureLimits.side
  return [left, top, width, height].every(Number.isFinite) && inside(left, width) && inside(top, height)
}

/** The question of a part that has no description of its own; parts are counted from 1. */
export const partQuestion = (title: string, place: number): string =>
  `Na figura “${title}”, o que está coberto na parte ${place}?`

/** Whether a question is one that `partQuestion` made, whatever title and number stood in it. */
export const isPartQuestion = (question: string): boolean =>
  /^Na figura “.*”, o que está coberto na parte \d+\?$/s.test(question)
