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
    String.raw`(?<abbreviation>(?<![\p{L}\p{N}])\p{L}(?:\.\p{L}(?![\p{L}\p{N}]))+)`,
    String.raw`(?<number>\d+(?:[.,:]\d+)*(?:[ºª°])?%?(?![\p{L}\p{N}]))`,
    String.raw`(?<word>[\p{L}\p{N}]+(?:['’·-](?=\p{L})[\p{L}\p{N}]+)*)`,
    String.raw`\S`,
  ].join('|'),
  'gu',
)

/** Words (hyphens and inner apostrophes kept: 'guarda-chuva', 'd'água'), numbers ('1.500,5', '3º') and single symbols. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(TOKEN)) {
    const groups = match.groups ?? {}
    const kind = groups.number ? 'number' : groups.word || groups.abbreviation ? 'word' : 'symbol'
    tokens.push({ text: match[0], start: match.index, end: match.index + match[0].length, kind })
  }
  return tokens
}

/** For comparing: NFC, lower case, straight quotes, plain dashes, no soft hyphens, single spaces, trimmed. */
export function normalize(text: string): string {
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
