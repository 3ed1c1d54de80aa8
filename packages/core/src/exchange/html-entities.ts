import { sharedSymbols } from './symbols.ts'

/** Names of entities that fields of other programs hold; numeric ones are all understood. */
const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    shy: '',
    zwnj: '',
    zwj: '',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    laquo: '«',
    raquo: '»',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    iexcl: '¡',
    iquest: '¿',
    deg: '°',
    ordf: 'ª',
    ordm: 'º',
    divide: '÷',
    minus: '−',
    sup1: '¹',
    sup2: '²',
    sup3: '³',
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    frasl: '⁄',
    rarr: '→',
    larr: '←',
    uarr: '↑',
    darr: '↓',
    harr: '↔',
    rArr: '⇒',
    lArr: '⇐',
    hArr: '⇔',
    bull: '•',
    middot: '·',
    sdot: '⋅',
    lowast: '∗',
    euro: '€',
    pound: '£',
    cent: '¢',
    yen: '¥',
    sect: '§',
    para: '¶',
    copy: '©',
    reg: '®',
    trade: '™',
    micro: 'µ',
    plusmn: '±',
    not: '¬',
    radic: '√',
    infin: '∞',
    asymp: '≈',
    sim: '∼',
    cong: '≅',
    prop: '∝',
    part: '∂',
    nabla: '∇',
    forall: '∀',
    empty: '∅',
    isin: '∈',
    notin: '∉',
    ni: '∋',
    sub: '⊂',
    sup: '⊃',
    sube: '⊆',
    supe: '⊇',
    nsub: '⊄',
    and: '∧',
    or: '∨',
    there4: '∴',
    ang: '∠',
    prime: '′',
    Prime: '″',
    permil: '‰',
    sigmaf: 'ς',
    szlig: 'ß',
    aelig: 'æ',
    AElig: 'Æ',
    oelig: 'œ',
    OElig: 'Œ',
    oslash: 'ø',
    Oslash: 'Ø',
  }),
)

/** Vowels and consonants with their marks: '&ccedil;' is 'ç'. */
const marks: ReadonlyMap<string, string> = new Map([
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['uml', '\u0308'],
  ['cedil', '\u0327'],
  ['ring', '\u030a'],
])

/** Text with its entities undone; a name that nobody knows stays as it is written. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x?[0-9a-f]+|[a-z]+\d*);/gi, entity)
}

function entity(whole: string, name: string): string {
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? []
  if (hex !== undefined || decimal !== undefined) return ofCode(Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10))
  const [, letter, mark] = /^([a-z])(acute|grave|circ|tilde|uml|cedil|ring)$/i.exec(name) ?? []
  if (letter && mark) return `${letter}${marks.get(mark.toLowerCase()) ?? ''}`.normalize('NFC')
  return entities.get(name) ?? sharedSymbols.get(name) ?? entities.get(name.toLowerCase()) ?? whole
}

/** A numbered sign; 128 to 159 are Windows' letters to every browser, whatever Unicode has there. */
function ofCode(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return new TextDecoder('windows-1252').decode(Uint8Array.of(code))
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
}

const accented = '&[A-Za-z](?:acute|grave|circ|tilde|uml|cedil);'
const inWord = new RegExp(String.raw`\p{L}${accented}|${accented}\p{L}`, 'u')
const letters = new RegExp(`${accented}|&(?:amp|lt|gt|nbsp|quot|ordf|ordm|[lr][sd]quo|[nm]dash|hellip|#\\d{1,5});`, 'g')
/** Those that stay as they are written. */
const kept = new Set(['&amp;', '&lt;', '&gt;'])

/**
 * A text in which some program wrote its letters as HTML does ('pra&ccedil;a'), with them. Where no word holds one,
 * entities are what the text is about. Those that mean a sign that may divide the text, and '&' and '<', keep their
 * name and end with `end` instead of ';', until the text is divided: `withSigns`.
 * @param end a sign that the text does not hold
 */
export const withLetters = (text: string, end: string): string =>
  inWord.test(text)
    ? text.replace(letters, whole => {
        const sign = decodeEntities(whole)
        return sign > '\u00a0' ? sign : `${whole.slice(0, -1)}${end}`
      })
    : text

/** A cell of such a text with the signs that were left out; '&' and '<' stay as they are written. */
export const withSigns = (cell: string, end: string): string =>
  cell.replace(new RegExp(`&(?:[A-Za-z]+|#\\d{1,5})${end}`, 'g'), masked => {
    const whole = `${masked.slice(0, -1)};`
    return kept.has(whole) ? whole : decodeEntities(whole)
  })
