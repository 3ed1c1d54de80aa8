import { isFunctionWord } from './functionWords.ts'

export { isFunctionWord }

export type Token = {
  text: string
  /** UTF-16 offsets into the text given; end is exclusive. */
  start: number
  end: number
  kind: 'word' | 'number' | 'symbol'
}

const TOKEN = new RegExp(
  [
    // 'a.C.', 'e.g.': single letters joined by periods.
    String.raw`(?<![\p{L}\p{N}])\p{L}(?:\.\p{L}(?![\p{L}\p{N}]))+`,
    String.raw`\d+(?:[.,:]\d+)*[ºª°]?%?(?![\p{L}\p{N}])`,
    String.raw`[\p{L}\p{N}]+(?:['’·-](?=\p{L})[\p{L}\p{N}]+)*`,
    String.raw`\S`,
  ].join('|'),
  'gu',
)
const NUMBER = /^\d+(?:[.,:]\d+)*[ºª°]?%?$/
const WORD = /^[\p{L}\p{N}]/u

/** Words (hyphens and inner apostrophes kept: 'guarda-chuva', 'd’água'), numbers ('1.500,5', '3º') and single symbols. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [found] = match
    const kind = NUMBER.test(found) ? 'number' : WORD.test(found) ? 'word' : 'symbol'
    tokens.push({ text: found, start: match.index, end: match.index + found.length, kind })
  }
  return tokens
}

const ALREADY_NORMAL = /^[a-z0-9áàâãéêíóôõúüç]+(?:-[a-z0-9áàâãéêíóôõúüç]+)*$/

/** For comparing: NFC, lower case, straight quotes, plain dashes, no soft hyphens, single spaces, trimmed. */
export function normalize(text: string): string {
  if (ALREADY_NORMAL.test(text)) return text
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[“”„«»″]/g, '"')
    .replace(/[‘’‚′`´]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00ad\u200b-\u200d\ufeff]/g, '')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Without diacritics, ç included ('ação' → 'acao'): for letter grids and loose comparison. Case is kept. */
export function foldAccents(text: string): string {
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
