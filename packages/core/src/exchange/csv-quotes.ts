export type Quoting = {
  /** The text, in which every quote that is a letter is written as `letter`. */
  text: string
  letter: string
  /** Fields in quotes, and quotes that are letters. */
  quoted: number
  letters: number
}

const special = /[\\^\-\]]/g

/**
 * Tells the quotes of a sheet that enclose a field from those that are letters of it. One that is not closed before a
 * separator or a line's end is a letter, and so are all where the program that wrote the file plainly encloses none:
 * 'Vidas secas' keeps its quotes.
 */
export function tellQuotes(text: string, separator: string): Quoting {
  const letter = unusedSign(text)
  const sign = separator.replace(special, '\\$&')
  const field = new RegExp(`(?<=^|[${sign}\\r\\n]) *"([^"]*(?:""[^"]*)*)" *(?=[${sign}\\r\\n]|$)|"`, 'g')
  const rowWidth = separator === '\t' ? usualTabs(text) : 0
  const counts = { quoted: 0, needed: 0, letters: 0 }
  const marked = text.replace(field, (match: string, inside: string | undefined, at: number) => {
    if (inside === undefined) {
      counts.letters++
      return letter
    }
    if (rowWidth > 0 && isRows(text, at, match.length, rowWidth)) {
      counts.letters += 2
      return match.replaceAll('"', letter)
    }
    counts.quoted++
    if (inside.includes(separator) || /""|[\r\n]/.test(inside)) counts.needed++
    return match.trim()
  })
  const { quoted, needed, letters } = counts
  const rows = text.split(/\r\n?|\n/).filter(line => line.trim() !== '').length
  const isQuoted = needed > 0 || quoted >= rows || (letters === 0 && separator !== '\t')
  if (quoted > 0 && isQuoted) return { text: marked, letter, quoted, letters }
  return { text: text.replaceAll('"', letter), letter, quoted: 0, letters: letters + 2 * quoted }
}

/** A sign of the private area that the text does not hold. */
export function unusedSign(text: string): string {
  for (let code = 0xe000; code < 0xf8ff; code++) {
    const sign = String.fromCharCode(code)
    if (!text.includes(sign)) return sign
  }
  return '"'
}

/** How many tabs most lines with one have. */
function usualTabs(text: string): number {
  const counts = new Map<number, number>()
  for (const line of text.split(/\r\n?|\n/)) {
    const tabs = line.split('\t').length - 1
    if (tabs > 0) counts.set(tabs, (counts.get(tabs) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}

/** True where what seems one field over several lines is made of lines that are whole rows. */
function isRows(text: string, at: number, length: number, tabs: number): boolean {
  const inside = text.slice(at, at + length)
  if (!/[\r\n]/.test(inside) || !inside.includes('\t')) return false
  const before = /[^\r\n]*$/.exec(text.slice(Math.max(0, at - 5000), at))?.[0] ?? ''
  const after = /^[^\r\n]*/.exec(text.slice(at + length, at + length + 5000))?.[0] ?? ''
  return `${before}${inside}${after}`.split(/\r\n?|\n/).every(line => line.split('\t').length - 1 === tabs)
}
