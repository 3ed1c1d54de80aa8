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

/** Marks that are no part of a word or a sentence, one or several of the same. */
const ownSign = /([#~^=@&|*+<>$:;/\\-])\1{0,3}/g

/** Lines of which each has a sign of people's own just once, with a tab in its place; null where none is so. */
export function byOwnSign(lines: readonly string[]): string[] | null {
  const [first = ''] = lines
  if (lines.length < 2 || lines.some(line => line.length > 5000 || line.includes('\t'))) return null
  const signs = new Set([...first.slice(0, 5000).matchAll(ownSign)].map(([sign]) => sign))
  for (const sign of signs) {
    const sides = lines.map(line => line.split(sign).map(side => side.trim()))
    if (sides.every(([term = '', meaning = '', ...more]) => term !== '' && meaning !== '' && more.length === 0))
      return sides.map(pair => pair.join('\t'))
  }
  return null
}
