/** Names of entities that fields of other programs hold; numeric ones are all understood. */
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  deg: '°',
  ordf: 'ª',
  ordm: 'º',
  times: '×',
  divide: '÷',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  rarr: '→',
  larr: '←',
  bull: '•',
  middot: '·',
  euro: '€',
  pound: '£',
  sect: '§',
  para: '¶',
  micro: 'µ',
  plusmn: '±',
}

/** Vowels and consonants with their marks: '&ccedil;' is 'ç'. */
const marks: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
}

function entity(whole: string, name: string): string {
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? []
  if (hex !== undefined || decimal !== undefined) {
    const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
  }
  const [, letter, mark] = /^([a-z])(acute|grave|circ|tilde|uml|cedil)$/i.exec(name) ?? []
  if (letter && mark) return `${letter}${marks[mark.toLowerCase()] ?? ''}`.normalize('NFC')
  return entities[name] ?? whole
}

/** A field with HTML as plain text, and how many pictures, sounds and films it had, which plain text cannot hold. */
export function plainText(html: string): { text: string; media: number } {
  let media = 0
  const dropMedia = () => {
    media++
    return ' '
  }
  const text = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|head|title|template|svg|math|object|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/\[sound:[^\]]*\]/gi, dropMedia)
    .replace(/<(?:img|audio|video|embed|picture)\b[^>]*>/gi, dropMedia)
    .replace(/<sup\b[^>]*>\s*(-?\d+)\s*<\/sup\s*>/gi, (_, digits: string) => superscript(digits))
    .replace(/<(?:br|hr)\b[^>]*>|<\/?(?:p|div|li|ul|ol|tr|table|h[1-6]|blockquote|pre|section)\b[^>]*>/gi, '\n')
    .replace(/<\/(?:td|th)\s*>/gi, ' ')
    .replace(/<\/?[a-z!?][^>]*(?:>|$)/gi, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+\d*);/gi, entity)
  return { text: tidy(text), media }
}

const superscript = (digits: string) =>
  digits.replace(/[-\d]/g, digit => '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'['-0123456789'.indexOf(digit)] ?? digit)

/** Composed letters, no characters that nothing draws, single spaces, no blank lines. */
export function tidy(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\u200b\u2028\u2029\ufeff\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
}

/** Text as the HTML of an Anki field that shows just it: line breaks kept, nothing taken for a template, a sound or LaTeX. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('{{', '&#123;&#123;')
    .replace(/\[(?=(?:sound|anki):|latex\]|\${1,2}\])/gi, '&#91;')
    .replace(/\r\n?|\n/g, '<br>')
}
