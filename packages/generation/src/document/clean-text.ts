import { isOneOf, pattern } from '../lexicon/words.ts'
import type { WordTest } from './model.ts'

const YEAR_AND_PAGES = /(?:1[5-9]|20)\d{2}[a-z]?(?:\s*[,:;]\s*(?:p{1,2}\.\s*)?[\d–-]+)?/u
/** A parenthesis that only names sources: (SILVA, 2010), (Queiroz 2009, Kim et al. 2018), (BRASIL, 1988, p. 3). */
const AUTHOR_YEAR = pattern('gu')`
  \s*\((?:(?:cf\.|ver|apud|veja|segundo)\s+)?(?!${'month'}\b)(?=[\p{Lu}])[^()]{2,160}?\b${YEAR_AND_PAGES}\)`

/** Drops what points out of the text: source citations, note marks; mends the spaces they leave. */
export function dropReferences(text: string, isWord: WordTest): string {
  let clean = text
  if (clean.includes('(')) clean = clean.replace(AUTHOR_YEAR, whole => (isCitation(whole) ? '' : whole))
  if (clean.includes('[')) clean = clean.replace(/\s*\[\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\]/g, '')
  clean = dropNoteMarks(clean, isWord)
  return (
    clean
      .replace(/\s+([,.;:!?)\]])(?=[\s,.;:)\]”"’]|$)/g, '$1')
      .replace(/([([])\s+/g, '$1')
      // Before a statement, or behind it, it is a place for 'V' or 'F'.
      .replace(/(?<=[^.!?\s]\s*)\(\s*\)/g, '')
      .replace(/\s{2,}/g, ' ')
      .trim()
  )
}

/** Surnames joined by '&', 'e', commas and 'et al.', each group closed by a year. */
function isCitation(parenthesis: string): boolean {
  const inside = parenthesis.trim().slice(1, -1)
  return inside
    .split(/;|,\s(?=\p{Lu}[^,]*\d{4})/u)
    .every(part => /^[^\d]*\d{4}[a-z]?(?:[\s,:;]*(?:p{1,2}\.)?\s*[\d–-]*)*$/u.test(part.trim()) && fewPlainWords(part))
}

function fewPlainWords(part: string): boolean {
  const plain = part.match(/(?<![\p{L}])\p{Ll}{2,}/gu) ?? []
  return plain.every(word => isOneOf('small word of a reference', word))
}

/** '… as cidades.² Depois', '… de 1960.¹²,¹⁴', 'os escravizados ² em busca': behind a point, or alone between words. */
const RAISED = /[¹²³⁴-⁹⁰]{1,2}/u
const WORD_END = /(?<=(?:\p{Ll}{3}|\d{4}|\))[.!?;:,]?[”"]?[.!?;:,”"])|(?<=\p{Ll}{3}(?<!metros?)[.!?;:,”"]?)\s/u
const MARK_BEHIND = pattern('gu')`${WORD_END}${RAISED}(?:[,;–-]${RAISED})*(?=\s|$)`

/** 'disponível atualmente1.' and 'disponível atualmente⁶' → 'disponível atualmente'; 'quilômetros²' stays. */
function dropNoteMarks(text: string, isWord: WordTest): string {
  if (!/\p{Ll}[\d¹²³⁴-⁹]|[.,;:]\d|[.!?;:,”"\s][¹²³⁴-⁹]/u.test(text)) return text
  const bare = text.replace(/(?<![\p{L}\d])(\p{L}{4,})[¹²³⁴-⁹⁰]{1,2}(?=[\s,.;:)”"]|$)/gu, (whole, word: string) =>
    isWord(word) && !/metros?$/.test(word) ? word : whole,
  )
  return dropPlainMarks(bare.replace(MARK_BEHIND, ''), isWord)
}

function dropPlainMarks(text: string, isWord: WordTest): string {
  return (
    text
      // 'Argon2 é…': a name that goes on has its number; after one that closes a phrase stands a mark ('…
      // Florestan1.'). 'HTML5' has its number wherever it stands.
      .replace(/(?<![\p{L}\d])(\p{L}{4,})(\d{1,2})(?=([\s,.;:)”"])|$)/gu, (whole, word: string, _, after?: string) =>
        isWord(word) && !(after === ' ' && /^\p{Lu}/u.test(word)) && !/^\p{Lu}{4,5}$/u.test(word) ? word : whole,
      )
      .replace(/(\p{Ll}{3,}[.!?])(\d{1,2})(?=\s+\p{Lu}|$)/gu, '$1')
  )
}
