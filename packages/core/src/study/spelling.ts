/** How a letter that was written stands to the one that is wanted. */
export type LetterKind =
  | 'right'
  /** The letter is right, its accent or cedilla is not. */
  | 'accent'
  /** Another letter belongs here. */
  | 'wrong'
  /** None was written where one belongs. */
  | 'missing'
  /** One was written where none belongs. */
  | 'extra'

/** One place of a word: what was written there and what is wanted, '' where there is nothing. */
export type SpelledLetter = { written: string; wanted: string; kind: LetterKind }

export type Spelling = {
  /** 'accents': every letter is right, an accent or a cedilla is not. */
  verdict: 'right' | 'accents' | 'wrong'
  letters: readonly SpelledLetter[]
}

const sameCase = (text: string) => text.normalize('NFC').toLocaleLowerCase('pt-BR')

/**
 * Signs that keyboards put for one another: telephones turn the apostrophe, a PDF's hyphen may be one that breaks no
 * line, and some letters are followed by a sign without width.
 */
const plainSigns = (text: string) =>
  text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[`´\u02bc\u2018-\u201b\u2032]/g, "'")
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
const withoutAccents = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '')

/** Costs of an alignment: an accent is half a letter, so that letters are paired with those they look like. */
function costOf(written: string, wanted: string): number {
  if (written === wanted) return 0
  return withoutAccents(written) === withoutAccents(wanted) ? 0.5 : 1
}

function kindOf(written: string, wanted: string): LetterKind {
  const cost = costOf(written, wanted)
  return cost === 0 ? 'right' : cost < 1 ? 'accent' : 'wrong'
}

/**
 * What was written beside what is wanted, letter by letter, by the fewest changes that lead from one to the other.
 * Capital letters and blanks around it do not count, nor which form of an apostrophe or a hyphen it is; accents do.
 * Letters are given in the wanted word's case, its signs in their plain form.
 */
export function compareSpelling(written: string, wanted: string): Spelling {
  const given = [...sameCase(plainSigns(written))]
  const right = [...plainSigns(wanted).normalize('NFC')]
  const low = right.map(sameCase)
  const letters = align(given, low).map(([from, to]) => {
    const one = from === null ? '' : (given[from] ?? '')
    const other = to === null ? '' : (low[to] ?? '')
    const kind: LetterKind = to === null ? 'extra' : from === null ? 'missing' : kindOf(one, other)
    return { written: one, wanted: to === null ? '' : (right[to] ?? ''), kind }
  })
  const kinds = new Set(letters.map(({ kind }) => kind))
  kinds.delete('right')
  const verdict = kinds.size === 0 ? 'right' : kinds.size === 1 && kinds.has('accent') ? 'accents' : 'wrong'
  return { verdict, letters }
}

/**
 * Places of both words side by side; null where one has nothing. Wagner and Fischer's distance, read back from its end.
 */
function align(given: readonly string[], wanted: readonly string[]): [number | null, number | null][] {
  const width = wanted.length + 1
  const costs = new Float64Array((given.length + 1) * width)
  const at = (i: number, j: number) => costs[i * width + j] ?? 0
  const paired = (i: number, j: number) => at(i - 1, j - 1) + costOf(given[i - 1] ?? '', wanted[j - 1] ?? '')
  for (let i = 0; i <= given.length; i++)
    for (let j = 0; j <= wanted.length; j++)
      costs[i * width + j] = i === 0 || j === 0 ? i + j : Math.min(paired(i, j), at(i - 1, j) + 1, at(i, j - 1) + 1)
  const pairs: [number | null, number | null][] = []
  let [i, j] = [given.length, wanted.length]
  while (i > 0 || j > 0) {
    if (i > 0 && j > 0 && at(i, j) === paired(i, j)) pairs.push([--i, --j])
    else if (j > 0 && (i === 0 || at(i, j) === at(i, j - 1) + 1)) pairs.push([null, --j])
    else pairs.push([--i, null])
  }
  return pairs.toReversed()
}
