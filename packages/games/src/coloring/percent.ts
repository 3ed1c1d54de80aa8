import { type LabelMap, labelMap } from './label-map.ts'

/** Whole percent of the paper that is painted; 100 means all of it. */
export const percentOf = (painted: number, paintable: number): number =>
  paintable === 0 ? 0 : Math.floor((100 * painted) / paintable)

/** 'Concluir Obra' is offered above this percentage. */
export const finishedAbove = 50

/** Milliseconds a practised person needs to paint more than half a picture, area by area. */
export const quickest = 15_000

/** What a coloured picture pays. */
export const coloringXp = (percent: number): number => Math.round(20 + 0.5 * percent)

/** A pixel differs from the empty drawing when one of its channels does by more than this. */
const difference = 24
/** Ink is darker than this, and stays so under any colour of ours. */
const ink = 100
/** Share of the ink that must still be there: smoothing on another machine moves a few edges. */
const inkKept = 0.97
/**
 * Ink as dark as this is the middle of a line. Over any colour it is black, and on average no lighter than `blackest`.
 */
const core = { darkest: 32, blackest: 40 } as const
/**
 * The darkest of our colours has a channel of 75, where a line begins of 66. What is darker on paper is ink, and no
 * colour.
 */
const darkestPaint = 60

export type Judged = { genuine: boolean; percent: number }

/**
 * What a finished picture is: whether it is this drawing, its ink untouched, and how much of its paper is painted in
 * colours. Ink beside the lines is no colour, so a black sheet is painted nowhere; and a sheet of a single grey has no
 * lines: as dark as they are, it would be ink as a whole.
 * @param grey the empty drawing's greys
 * @param rgb the finished picture, three bytes a pixel, of the same size
 */
export function judge(grey: Uint8Array, rgb: Uint8Array, width: number, height: number): Judged {
  const map: LabelMap = labelMap(grey, width, height)
  let painted = 0
  let inked = 0
  let kept = 0
  let middle = 0
  let light = 0
  for (let pixel = 0; pixel < grey.length; pixel++) {
    const before = grey[pixel] ?? 0
    const [red, green, blue] = [rgb[3 * pixel] ?? 0, rgb[3 * pixel + 1] ?? 0, rgb[3 * pixel + 2] ?? 0]
    const lightest = Math.max(red, green, blue)
    if (map.paper[pixel] === 1) {
      if (lightest >= darkestPaint && before - Math.min(red, green, blue) > difference) painted++
    } else if (before < ink) {
      inked++
      if (lightest < ink + difference) kept++
      if (before < core.darkest) {
        middle++
        light += lightest
      }
    }
  }
  const genuine = kept >= inked * inkKept && light <= middle * core.blackest
  return { genuine, percent: percentOf(painted, map.paintable) }
}
