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
  return byTab.test(line) || isByComma(line) ? line.replace(/; */g, '\n') : text
}
