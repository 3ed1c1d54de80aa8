import { pattern } from '../lexicon/words.ts'
import type { WordTest } from './model.ts'

/**
 * 'À Guerra de Canudos é o conflito …': recognition reads the article before a capital letter with an accent. No
 * subject begins with 'à', which may go on in the next line; adverbs that do ('À noite a cidade é …') have their own
 * subject after them.
 */
const accentedArticle = pattern('gu')`
  (?<=^|[.!?]\s+)À(?=\s+\p{Lu}\p{Ll}+(?:\s+(?:d[aeo]s?|e|\p{L}\p{Ll}{3,})){0,5}
  (?:\s+(?:é|era|foi)\s+(?:o|a|um|uma)\s|\s*$))`

/** 'etal. 2016': recognition loses the space of the abbreviation for 'and others', by which sources are known. */
const ET_AL = /(?<![\p{L}\d])etal(?=\.[\s,;)])/gu

/**
 * Puts back the cedilla and the til of the endings that reading a picture of a page loses ('comeco', 'concentraçao',
 * 'licoes'), only where one word comes of it and what was read is none, and takes the accent from an article. Other
 * accents are left: without them a word may be of another language ('flora obtusifolia').
 */
export function repairScanned(text: string, isWord: WordTest): string {
  return text
    .replace(accentedArticle, 'A')
    .replace(ET_AL, 'et al')
    .replace(/(?<![\p{L}\d./@_-])\p{L}?\p{Ll}{3,}(?![\p{L}\d/@_-]|\.\p{L})/gu, word => {
      if (!/c[aou]|ç?ao$|oes$/u.test(word) || isWord(word) || isWord(word.toLowerCase())) return word
      const found = [...new Set(withTil(word).flatMap(withCedilla))].filter(other => other !== word && isWord(other))
      return found.length === 1 ? (found[0] ?? word) : word
    })
}

function withTil(word: string): string[] {
  return [word, word.replace(/ao$/u, 'ão').replace(/oes$/u, 'ões')]
}

/** The word, and the word with each of its 'c' that may bear a cedilla. */
function withCedilla(word: string): string[] {
  const places = [...word.matchAll(/c(?=[aouãõ])/gu)].map(({ index }) => index)
  return [word, ...places.map(at => `${word.slice(0, at)}ç${word.slice(at + 1)}`)]
}
