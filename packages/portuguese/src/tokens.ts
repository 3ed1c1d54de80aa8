import { isFunctionWord } from './function-words.ts'
import { pattern } from './lexicon/words.ts'

export { isFunctionWord }

export type Token = {
  text: string
  /** UTF-16 offsets into the text given; end is exclusive. */
  start: number
  end: number
  kind: 'word' | 'number' | 'symbol'
}

/**
 * Names of files, sites and programs with periods inside: 'mudanças.tar.gz', 'Node.js',
 * 'escola.gov.br'. 'fim.Começo', where a blank is missing, is none.
 */
// Bounded: a page may hold nothing but underscores.
export const DOTTED_NAME = pattern('u')`
  (?<![\p{L}\p{N}_.-])[\p{L}\p{N}_-]{2,60}(?:\.[\p{L}\p{N}_-]{1,60}){0,6}\.${'ending of a dotted name'}(?![\p{L}\p{N}])`

/** 'a.C.', 'e.g.': single letters joined by periods. */
const LETTERS = /((?<![\p{L}\p{N}])\p{L}(?:\.\p{L}(?![\p{L}\p{N}]))+)/u
const NUMBER = /(\d+(?:[.,:]\d+)*[ºª°]?%?)(?![\p{L}\p{N}])/u
/** The sign of a charge is of its ion ('OH⁻', 'Ca²⁺'), as that of a name is ('C++', 'C#'). */
const WORD = /([\p{L}\p{N}]+(?:['’·-](?=\p{L})[\p{L}\p{N}]+)*(?:(?:[⁺⁻#]|\+\+?)(?![\p{L}\p{N}+]))?)/u
const TOKEN = pattern('gu')`${LETTERS}|(${DOTTED_NAME})|${NUMBER}|${WORD}|\S`

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
/** Of letters and signs that only change their size, with single spaces between: most of what is asked. */
const ONLY_LOWERED = /^[!-_a-~¡-ª¬®-³µ-º¼-ÿ]+(?: [!-_a-~¡-ª¬®-³µ-º¼-ÿ]+)*$/

/** For comparing: NFC, lower case, straight quotes, plain dashes, no soft hyphens, single spaces, trimmed. */
export function normalize(text: string): string {
  if (ONLY_LOWERED.test(text)) return text.toLowerCase()
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
