/**
 * Letters of a join code, read from a board by children: none that is taken for another (I and 1, O and 0, B and 8, S
 * and 5, Z and 2), and few vowels, so that no word arises.
 */
export const codeLetters = 'ACDFGHKLMPQRTUVWXY3479'
export const codeLength = 6

/** A join code; `pick` gives a random integer in [0, below). */
export function newJoinCode(pick: (below: number) => number): string {
  return Array.from({ length: codeLength }, () => codeLetters[pick(codeLetters.length)]).join('')
}

const half = `[${codeLetters}]{3}`
/** Mail programs end a line within a word by '=', which stays where the lines become one. */
const code = `${half}(?:[\\s\\p{Pd}]|=\\s*)?${half}(?![\\p{L}\\p{N}])`
const codeInText = new RegExp(`(?<![\\p{L}\\p{N}])${code}`, 'gu')
const codeInLink = new RegExp(`(?<=/JOIN/)${code}`, 'u')

/**
 * What somebody typed or a link carries, as the code is kept: capital letters and digits alone. Of a whole message or
 * address that was pasted it is what a link to a class ends with, or else the last thing that looks like a code.
 */
export function tidyCode(typed: string): string {
  // '=20' is a blank in quoted-printable.
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/=(?:20|0[AD])/g, ' ')
  return (text.match(codeInLink)?.[0] ?? text.match(codeInText)?.at(-1) ?? text).replace(/[^A-Z0-9]/g, '')
}

/** The code as people read it: 'ACD-F34'. */
export function spellCode(code: string): string {
  return code.length === codeLength ? `${code.slice(0, 3)}-${code.slice(3)}` : code
}
