/** How each digit is drawn with one line, in a field 60 wide and 100 high. */
const digits = [
  'M30 8C6 8 6 92 30 92C54 92 54 8 30 8Z',
  'M14 28L34 8V92',
  'M10 30C10 2 52 0 50 32C48 54 20 70 10 92H52',
  'M10 8H48L26 42C60 40 60 92 28 92C18 92 12 88 8 82',
  'M40 92V8L8 68H54',
  'M48 8H16L12 46C30 34 52 44 50 66C48 92 22 98 8 84',
  'M44 8C24 20 10 42 10 64C10 100 52 100 50 66C48 40 16 42 10 64',
  'M8 8H52L24 92',
  'M30 48C6 46 6 8 30 8C54 8 54 46 30 48C2 50 2 92 30 92C58 92 58 50 30 48Z',
  'M16 92C36 80 50 58 50 36C50 0 8 0 10 34C12 60 44 58 50 36',
] as const

const field = { height: 100, advance: 76 }
/** Widths of the line and of the light around it, which keeps it in sight on a dark picture. */
const strokes = { line: 14, light: 30 }

/**
 * A whole number as shapes of an SVG, `height` pixels high and around `x`, `y`: lines of our own, for a machine that
 * draws may have no font at all.
 */
export function numberShape(number: number, { x, y, height }: { x: number; y: number; height: number }): string {
  const places = [...`${number}`].map(Number)
  const scale = height / field.height
  const left = x - ((places.length * field.advance - 16) * scale) / 2
  const lines = places.map(
    (digit, place) => `<path transform="translate(${place * field.advance} 0)" d="${digits[digit] ?? ''}"/>`,
  )
  const drawn = ([color, width]: readonly [string, number]) =>
    `<g stroke="${color}" stroke-width="${width}">${lines.join('')}</g>`
  return (
    `<g transform="translate(${left} ${y - height / 2}) scale(${scale})" fill="none" stroke-linecap="round" ` +
    'stroke-linejoin="round">' +
    `${drawn(['#fff', strokes.light])}${drawn(['#000', strokes.line])}</g>`
  )
}
