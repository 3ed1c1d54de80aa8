import type { Region } from '@capivira/core/editing/figure-rules'

const percent = (fraction: number) => `${fraction * 100}%`

/** Where a rectangle of a picture stands, as style. */
export const placeOf = ({ left, top, width, height }: Region) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
})

/**
 * A picture as large as its place allows, all of it on the screen; where a screen is low, as one that is enlarged or
 * lies on its side, as wide as a phone at least (a tall one half as high), for who enlarges it wants to see it larger.
 * `tall` is the share of the screen's height that it may take, in percent.
 */
export const roomOf = (aspectRatio: number, tall = 60) => ({
  aspectRatio,
  width: `min(100%, max(${tall * aspectRatio}vh, ${Math.min(20, 30 * aspectRatio)}rem))`,
})
