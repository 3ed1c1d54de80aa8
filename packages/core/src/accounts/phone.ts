export const phoneMaxDigits = 11
export const phoneMaxLength = 15

/**
 * Masks a phone as it is typed: '11987654321' becomes '(11) 98765-4321', ten digits become '(11) 8765-4321'.
 * Digits beyond the eleventh are dropped; an unfinished number keeps only the signs it has reached.
 */
export function maskPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, phoneMaxDigits)
  if (digits.length === 0) return ''
  if (digits.length <= 2) return `(${digits}`
  const middleEnd = digits.length > 10 ? 7 : 6
  const head = `(${digits.slice(0, 2)}) ${digits.slice(2, middleEnd)}`
  return digits.length <= middleEnd ? head : `${head}-${digits.slice(middleEnd)}`
}
