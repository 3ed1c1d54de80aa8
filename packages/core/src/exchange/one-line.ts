const byTab = /^[^;\t\r\n]+\t[^;\t\r\n]+(?:;[^;\t\r\n]+\t[^;\t\r\n]+)+;?$/

/** Three cards at least; looked at one by one, since a line may be as long as a file. */
function isByComma(line: string): boolean {
  if (/[\r\n]/.test(line)) return false
  const cards = line.replace(/;$/, '').split(';')
  return cards.length > 2 && cards.every(isPair)
}

/** One comma, a letter before it and something behind it. */
function isPair(card: string): boolean {
  const comma = card.indexOf(',')
  const isOnly = comma >= 0 && comma < card.length - 1 && !card.includes(',', comma + 1)
  return isOnly && /\p{L}/u.test(card.slice(0, comma))
}

/**
 * A file of one line in which ';' stands between the cards and a tab or a comma in each of them, with line breaks
 * between the cards: programs let people choose what stands where. Every other text stays as it is.
 */
export function withLineBreaks(text: string): string {
  const line = text.trim()
  const own = byOwnSigns(line)
  if (own !== null) return own
  return byTab.test(line) || isByComma(line) ? line.replace(/; */g, '\n') : text
}

/** Signs that people choose between cards: one that they would not write twice. */
const betweenCards = ['||', ';;', '##', '//', '&&', '@@', '%%', '**']

/** A line whose cards are parted by such a sign, and their sides by another that each has once. */
function byOwnSigns(line: string): string | null {
  if (/[\r\n\t]/.test(line)) return null
  for (const sign of betweenCards) {
    const cards = line.split(sign).filter(card => card.trim() !== '')
    const rows = cards.length > 1 ? byOwnSign(cards) : null
    if (rows) return rows.join('\n')
  }
  return null
}

/** One or several of the same, with blanks around. A single sign of sums and names joins what stands beside it. */
const spacedSign = /(?<=\s)(?:([#~^=@|;\\])\1{0,3}|([&*+<>$:/-])\2{1,3}|[*$:/-])(?=\s)/g
/** The same where it touches the words: several, or a single one that is part of no word. */
const tightSign = /(?:([#~^=|;\\])\1{0,3}|([@&*+<>$:-])\2{1,3})/g
/** Single signs that people also write in sentences. */
const isWeak = (sign: string) => /^[*$:/-]$/.test(sign)

/** Letters of a term that such a sign stands behind. */
const longestTerm = 60

/** A line parted where a sign stands with blanks around it. */
const bySpaced = (line: string, sign: string) => line.split(/(?<=\s)(\S+)(?=\s)/).reduce(sidesAt(sign), [''])
const sidesAt = (sign: string) => (sides: string[], part: string) =>
  part === sign ? [...sides, ''] : [...sides.slice(0, -1), (sides.at(-1) ?? '') + part]

/**
 * Lines of which each has a sign of people's own just once, with a tab in its place: one with blanks around before one
 * that touches the words; null where none is so.
 */
export function byOwnSign(lines: readonly string[]): string[] | null {
  const [first = ''] = lines
  if (lines.length < 2 || lines.some(line => line.length > 5000 || line.includes('\t'))) return null
  const signsOf = (form: RegExp) => [...new Set([...first.matchAll(form)].map(([sign]) => sign))]
  const spaced = signsOf(spacedSign)
  for (const sign of [...spaced.filter(one => !isWeak(one)), ...spaced.filter(isWeak)]) {
    const rows = paired(lines, line => bySpaced(line, sign))
    if (rows && (!isWeak(sign) || rows.every(isByTerm))) return rows
  }
  for (const sign of signsOf(tightSign)) {
    const rows = paired(lines, line => line.split(sign))
    if (rows) return rows
  }
  return null
}

/** Whether a short term with a word in it stands before the tab, no sentence. */
function isByTerm(row: string): boolean {
  const [term = ''] = row.split('\t')
  return term.length <= longestTerm && /\p{L}{2}/u.test(term) && !/[.!?,]\s/.test(term)
}

function paired(lines: readonly string[], sidesOf: (line: string) => string[]): string[] | null {
  const rows: string[] = []
  for (const line of lines) {
    const [term = '', meaning = '', ...more] = sidesOf(line).map(side => side.trim())
    if (term === '' || meaning === '' || more.length > 0) return null
    rows.push(`${term}\t${meaning}`)
  }
  return rows
}
