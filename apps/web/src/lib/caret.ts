/**
 * Where the caret belongs after a mask has rewritten what was typed: behind as many digits as before.
 * @param typed the text before masking; @param caret its caret; @param masked the text after it.
 */
export function caretAfterMask(typed: string, caret: number, masked: string): number {
  if (caret >= typed.length) return masked.length
  let left = typed.slice(0, caret).replace(/\D/g, '').length
  let position = 0
  while (left > 0 && position < masked.length) {
    if (/\d/.test(masked.charAt(position))) left--
    position++
  }
  return position
}
