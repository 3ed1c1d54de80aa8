/** Numbers shared by the child and its parent; JavaScript so that the child need not strip types. */

/** Descriptor of the document in the child. */
export const FILE_DESCRIPTOR = 3

/** Bits of a glyph's code above its Unicode value (21 bits). */
export const GENERATED_BIT = 0x80000000
export const UNMAPPED_BIT = 0x40000000
/** Stands for a letter that was struck out: its line goes on behind it. */
export const STRUCK_CODE = 0x1ffffe
export const CODE_MASK = 0x1fffff

/** Floats per glyph: x and y of its origin in page points, y downwards, and how far it advances along its text. */
export const GLYPH_FLOATS = 3
/**
 * Floats per run: its first glyph, font index, size in points, cosine and sine of its direction, render mode, luminance
 * 0–255, opacity 0–255, origin (0 page, 1 field, 2 note, 3 stamp), colour (red · 65536 + green · 256 + blue).
 */
export const RUN_FLOATS = 10
