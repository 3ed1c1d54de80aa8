import { type LabelMap, labelMap } from './label-map.ts'

/** Whole percent of the paper that is painted; 100 means all of it. */
export const percentOf = (painted: number, paintable: number): number =>
  paintable === 0 ? 0 : Math.floor((100 * painted) / paintable)

/** 'Concluir Obra' is offered above this percentage. */
export const finishedAbove = 50

/** Milliseconds nobody paints half a picture in. */
export const quickest = 5000

/** What a coloured picture pays. */
export const coloringXp = (percent: number): number => Math.round(20 + 0.5 * percent)

/** A pixel differs from the empty drawing when one of its channels does by more than this. */
const difference = 24
/** Ink is darker than this, and stays so under any colour of ours. */
const ink = 100
/** Share of the ink that must still be there: smoothing on another machine moves a few edges. */
const inkKept = 0.97

export type Judged = { genuine: boolean; percent: number }

/**
 * What a finished picture is: whether it is this drawing, its ink untouched, and how much of its paper is painted.
 * @param grey the empty drawing's greys
 * @param rgb the finished picture, three bytes a pixel, of the same size
 */
export function judge(grey: Uint8Array, rgb: Uint8Array, width: number, height: number): Judged {
  const map: LabelMap = labelMap(grey, width, height)
  let painted = 0
  let inked = 0
  let kept = 0
  for (let pixel = 0; pixel < grey.length; pixel++) {
    const light = grey[pixel] ?? 0
    const [red, green, blue] = [rgb[3 * pixel] ?? 0, rgb[3 * pixel + 1] ?? 0, rgb[3 * pixel + 2] ?? 0]
    if (map.paper[pixel] === 1) {
      if (light - Math.min(red, green, blue) > difference) painted++
    } else if (light < ink) {
      inked++
      if (Math.max(red, green, blue) < ink + difference) kept++
    }
  }
  return { genuine: kept >= inked * inkKept, percent: percentOf(painted, map.paintable) }
}
