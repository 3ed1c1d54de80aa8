/** The picture's size in its own units; a canvas of the colouring game has the same. */
export const WIDTH = 600
export const HEIGHT = 400
/** Pixels per unit of the map that regions are read from: as fine as the picture a child gets on a sharp screen. */
export const SCALE = 2
export const COLUMNS = WIDTH * SCALE
export const ROWS = HEIGHT * SCALE

/**
 * What is seen at each pixel: the number of the shape painted last, INK where a black line or a black shape is, or SOFT
 * beside one, where smoothing may or may not leave enough white for a flood fill to pass.
 */
export type Canvas = Int16Array
export const INK = -1
export const SOFT = -2

export const newCanvas = (): Canvas => new Int16Array(COLUMNS * ROWS)
