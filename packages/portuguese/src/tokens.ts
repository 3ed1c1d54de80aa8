import { isFunctionWord } from './function-words.ts'

export { isFunctionWord }

export type Token = {
  text: string
  /** UTF-16 offsets into the text given; end is exclusive. */
  start: number
  end: number
  kind: 'word' | 'number' | 'symbol'
}

const NAME_ENDS =
  'js|JS|ts|net|NET|com|org|gov|edu|br|gz|zip|tar|rar|py|html?|css|php|txt|pdf|exe|tex|csv|tsv|xml|json|java|' +
  'jpe?g|png|gif|svg|' +
  'docx?|xlsx?|pptx?|odt|ods|odp|epub|sh|bat|ini|cfg|conf|log|sql|md|mp[34]|wav|deb|iso|dll|dat|bin|bib|sty|cls'

/**
 * Source of a pattern for names of files, sites and programs with periods inside: 'mudanças.tar.gz', 'Node.js',
 * 'escola.gov.br'. 'fim.Começo', where a blank is missing, is none.
 */
export const DOTTED_NAME =
  // Bounded: a page may hold nothing but underscores.
  String.raw`(?<![\p{L}\p{N}_.-])[\p{L}\p{N}_-]{2,60}(?:\.[\p{L}\p{N}_-]{1,60}){0,6}\.` +
  `(?:${NAME_ENDS})` +
  String.raw`(?![\p{L}\p{N}])`

const TOKEN = new RegExp(
  [
    // 'a.C.', 'e.g.': single letters joined by periods.
    String.raw`((?<![\p{L}\p{N}])\p{L}(?:\.\p{L}(?![\p{L}\p{N}]))+)`,
    `(${DOTTED_NAME})`,
    String.raw`(\d+(?:[.,:]\d+)*[ºª°]?%?)(?![\p{L}\p{N}])`,
    // The sign of a charge is of its ion ('OH⁻', 'Ca²⁺'), as that of a name is ('C++', 'C#').
    String.raw`([\p{L}\p{N}]+(?:['’·-](?=\p{L})[\p{L}\p{N}]+)*(?:(?:[⁺⁻#]|\+\+?)(?![\p{L}\p{N}+]))?)`,
    String.raw`\S`,
  ].join('|'),
  'gu',
)

/**
 * Words (hyphens, inner apostrophes and closing signs kept: 'guarda-chuva', 'd’água', 'OH⁻'), numbers ('1.500,5',
 * '3º') and single symbols.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [found, letters, dotted, number, word] = match
    const kind = number !== undefined ? 'number' : (letters ?? dotted ?? word) !== undefined ? 'word' : 'symbol'
    tokens.push({ text: found, start: match.index, end: match.index + found.length, kind })
  }
  return tokens
}

const TYPOGRAPHIC = /[“”„«»″‘’‚′`´\u2010-\u2015\u2212\u00ad\u200b-\u200d\ufeff…]/
const ALREADY_NORMAL = /^[a-z0-9áàâãéêíóôõúüç]+(?:-[a-z0-9áàâãéêíóôõúüç]+)*$/

/** For comparing: NFC, lower case, straight quotes, plain dashes, no soft hyphens, single spaces, trimmed. */
export function normalize(text: string): string {
  if (ALREADY_NORMAL.test(text)) return text
  const lower = text.normalize('NFC').toLowerCase()
  return (TYPOGRAPHIC.test(lower) ? asTyped(lower) : lower).replace(/\s+/g, ' ').trim()
}

/** With the marks of a keyboard. */
function asTyped(text: string): string {
  return text
    .replace(/[“”„«»″]/g, '"')
    .replace(/[‘’‚′`´]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00ad\u200b-\u200d\ufeff]/g, '')
    .replace(/…/g, '...')
}

const PLAIN = /^[ -~]*$/

/** Without diacritics, ç included ('ação' → 'acao'): for letter grids and loose comparison. Case is kept. */
export function foldAccents(text: string): string {
  if (PLAIN.test(text)) return text
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
}

/** The words that carry content, lower case, in order, repeats kept; numbers count as content. */
export function contentWords(text: string): string[] {
  const words: string[] = []
  for (const token of tokenize(normalize(text))) {
    if (token.kind !== 'symbol' && !isFunctionWord(token.text)) words.push(token.text)
  }
  return words
}
