const numerals: Record<string, number> = { I: 1, V: 5, X: 10, L: 50 }
const steps = [
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/** The value of a Roman numeral as far as centuries need it; null for letters in an order that is none. */
export function roman(numeral: string): number | null {
  const letters = [...numeral.toUpperCase()].map(letter => numerals[letter] ?? 0)
  const value = letters.reduce((sum, letter, at) => sum + (letter < (letters[at + 1] ?? 0) ? -letter : letter), 0)
  return letters.length > 0 && toRoman(value) === numeral.toUpperCase() ? value : null
}

function toRoman(value: number): string {
  const step = steps.find(([size]) => size <= value)
  return step ? step[1] + toRoman(value - step[0]) : ''
}
