/**
 * From which colour and opacity on letters are not seen, or hide nothing: 0 is black or nothing, 255 white or solid.
 */

/**
 * Text as pale as this is not seen on white paper; ground and letters closer than this are compared on the drawn page.
 */
export const WHITE = 245
/** A fill as light as this on a page on which nothing stands yet is its paper. */
export const PAPER = 250
export const PALE = 200
export const CONTRAST = 48
/** Fills and letters of less opacity hide nothing, or may not be seen. */
export const FAINT = 64
export const LEAST_OPACITY = 26
