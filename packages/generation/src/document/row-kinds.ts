import { isOneOf, pattern } from '../lexicon/words.ts'
import type { PageMeasures } from './measures.ts'
import type { Row } from './rows.ts'
import { countLetters, wordCount } from './rows.ts'
import { isByline, isExerciseLabel, looksLikeProse } from './text-kinds.ts'

/** What a row is by itself, before its neighbours are looked at. */
export type RowKind =
  | 'text'
  | 'heading'
  | 'caption'
  | 'code'
  | 'formula'
  | 'toc'
  | 'item'
  | 'footnote'
  | 'table-row'
  | 'exercise'

const MARKS = '•·▪◦○●■□▫➢➤►▶▷✓✔✕✖✗✘❖⦁∙‣⁃◆◇◉★☆☐☑☒❍❑❒☞☛✦✧✯➜⋆♦✅❌❎👍👎🚫⛔👉📌🔹🔸🔷🔶🔵🔴🟢⭐✨'
const BULLET = new RegExp(String.raw`^(?:[${MARKS}]\uFE0F?|[→⇒➔⇨➡](?=\uFE0F?\s?\p{Lu})\uFE0F?|[–—-](?=\s))\s*`, 'u')
const MARKED = new RegExp(String.raw`^([${MARKS}])\uFE0F?\s?\p{L}`, 'u')
const NUMBER = /^(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,5})[.)]|\(?[A-E]\)|\d{1,2}[ºª°]\.?)\s+(?=\S)/u
const CAPTION = pattern('i')`
  ^${'caption'}\s*(?:n[.º]\s*)?(?:\d+(?:\.\d+)*|[ivx]+)?\s*[.:–—-]\s*\S|^(?:fonte|crédito|créditos)\s*:`
/** 'gráfico. A legenda…': the last word of a sentence, where a line happens to begin with it. */
const ENDS_SENTENCE = /^\p{Ll}+[.]\s/u
const LEADERS = /(?:\.\s?){4,}\s*(?:\d{1,4}|[ivxlc]+)?$/i
const NUMBERED_HEADING = pattern('u')`
  ^(?:(?:\d{1,2}\.)+\d{0,2}|\d{1,2}|[IVX]{1,5}\.?|${'numbered heading'}\s+[\dIVX]+)\s*[.:–—-]?\s+\p{L}`

/** The bullet or number a row starts with, or ''. */
export function markerOf(text: string): string {
  return (BULLET.exec(text)?.[0] ?? NUMBER.exec(text)?.[0] ?? '').trim()
}

/** The mark a row begins with before its words, such as '●' or '■'; '' where it begins otherwise. */
export function markOf(text: string): string {
  return MARKED.exec(text)?.[1] ?? ''
}

export function withoutMarker(text: string): string {
  return text.replace(BULLET, '').replace(NUMBER, '').trim()
}

export function kindOfRow(row: Row, measures: PageMeasures, inOutline: boolean): RowKind {
  if (row.table) return 'table-row'
  if (row.entry) return row.entry === 'term' ? 'heading' : 'text'
  if (LEADERS.test(row.text)) return 'toc'
  if (isCode(row, measures)) return 'code'
  if (isFormula(row)) return 'formula'
  if (CAPTION.test(row.text) && !ENDS_SENTENCE.test(row.text)) return 'caption'
  if (hasCells(row)) return 'table-row'
  if (isExerciseLabel(row.text)) return 'exercise'
  if (inOutline && wordCount(row.text) <= 20) return 'heading'
  if (looksLikeHeading(row, measures)) return 'heading'
  if (markerOf(row.text) !== '') return 'item'
  if (isFootnote(row, measures)) return 'footnote'
  return 'text'
}

/** 'Exemplo 4.3: rodape.tex' names the listing below it, not a part of the text. */
export const LISTING_TITLE =
  /^(?:Exemplo|Listagem|Código|Programa|Algoritmo)\s[\dA-Z]+(?:\.\d+)*\s?[:.–—-]\s.*\.\p{L}{1,4}$/u

function looksLikeHeading(row: Row, measures: PageMeasures): boolean {
  const words = wordCount(row.text)
  if (words === 0 || words > 16 || countLetters(row.text) < 2) return false
  if (/[;,]$/.test(row.text) || !/\p{L}{3}|^\p{Lu}\p{L}?$/u.test(row.text) || isAddress(row.text) || isByline(row.text))
    return false
  // '\makeatletter': the name of a command.
  if (/^\\\p{L}/u.test(row.text) || LISTING_TITLE.test(row.text)) return false
  // Sizes read from an image wobble by a fifth; only a clearly larger line is a title.
  const larger = row.size > measures.bodySize * (row.scanned ? 1.3 : 1.12)
  if (larger) return !/\p{Ll}{3,}\.$/u.test(row.text) || words <= 4
  const bold = row.boldShare > 0.95 && words <= 12
  if (bold && !/[.:]$/.test(row.text)) return true
  return bold && NUMBERED_HEADING.test(row.text) && !/\.$/.test(row.text)
}

/** Wide gaps set cells apart, but not the words of a line stretched to the margin. */
function hasCells({ cells, text }: Row): boolean {
  if (cells.length > 3 && cells.every(cell => !cell.includes(' ') || wordCount(cell) <= 3) && looksLikeProse(text))
    return false
  return cells.length > 2 || (cells.length === 2 && text.length < 90)
}

/** True when the row shows a web or mail address. */
export function isAddress(text: string): boolean {
  return /https?:|www\.|\.(?:com|org|br)\b|\w@\w|\w[?&]\w+=/i.test(text)
}

/** True for '2.3 Caracteres especiais' and 'Capítulo 3 – O relevo'. */
export function isNumberedHeading(text: string): boolean {
  return NUMBERED_HEADING.test(text) && wordCount(text) <= 13 && !/[.;,:]$/.test(text)
}

function isFootnote(row: Row, measures: PageMeasures): boolean {
  return row.size < measures.bodySize * 0.93 && /^(?:\d{1,2}\.?|[¹²³⁴-⁹]{1,2}|\*+|†)\s?\p{L}/u.test(row.text)
}

/** 'class Filho extends Pai', 'public function area': a declaration and no sentence. */
const DECLARATION = pattern('')`
  ^(?:${'modifier of a declaration'}\s)*${'declaring keyword'}\s[\w\\$]+
  (?:\s(?:extends|implements)\s\w+)?(?:\s?\(.*\)?)?\s?[{;]?$`

/**
 * '\usepackage{babel} % em português', '% notas', 'Departamento de Física \\\\': a line of TeX, whatever its comment
 * says.
 */
const MARKUP = /^%|^\\[A-Za-z@]+\s?[[{*]|\\(?:begin|end|item|frac|section|usepackage|newcommand)(?![a-z])|\s\\\\$/

const KEYWORD = pattern('i')`
  ^(?:<\/?[a-z!?]|\$\w+\s*(?:=|->)|\/\/|#include|import\s+\w+;?$|${'keyword of code'}\s+[\w$(]+.*[;{(]$)`

function isCode(row: Row, measures: PageMeasures): boolean {
  const { text } = row
  if (isLetterSpaced(text)) return true
  if (row.monospace && !measures.monospaceBody && row.size <= measures.bodySize * 1.15) return true
  if (/^\d{1,3}\s+[a-z_]+\s?\(/.test(text) || DECLARATION.test(text) || MARKUP.test(text)) return true
  if (KEYWORD.test(text)) return true
  if (looksLikeProse(text) && !/[{}]|=>|->|::|\$\w|["'“].*;$/.test(text)) return false
  if (/^[{}()[\];]+$|[{;]$/.test(text) && /[{}=$<>]|->|::|\w\(/.test(text)) return true
  // The blank of an exercise is no symbol.
  return density(text.replace(/_{3,}/g, ''), /[{}\\$<>=|_^~@#&[\]]/g) > 0.08
}

/** 'd at a f n am e = a r q ui v o': letters set one by one; the words cannot be told. */
export function isLetterSpaced(text: string): boolean {
  const tokens = text.split(' ').filter(token => /\p{L}/u.test(token) && !/^\(?\p{L}[.)]$/u.test(token))
  if (tokens.length < 5) return false
  const tiny = tokens.filter(
    token => token.length <= 2 && !isOneOf('word of one or two letters', token.toLowerCase()),
  ).length
  return tiny / tokens.length > 0.45
}

/** 'Mutualismo (+/+)': signs in brackets after a name. */
const SIGNED_NAME = /^\p{Lu}\p{L}{2,}(?:\s\p{L}+){0,3}\s\([+–−/0 -]{1,5}\)$/u

function isFormula(row: Row): boolean {
  if (SIGNED_NAME.test(row.text)) return false
  const letters = countLetters(row.text)
  const symbols = row.text.match(/[=+−×÷∑∫√∞≤≥≠∈∉∀∃→⋯𝐀-𝟿<>^]/gu)?.length ?? 0
  // '2017).' ends the source named on the line before.
  if (letters === 0) return !/^(?:1[5-9]|20)\d{2}[a-z]?\)[.,;]?$/.test(row.text)
  return (
    symbols > 0 && (symbols / row.text.length > 0.06 || letters / row.text.length < 0.5) && wordCount(row.text) <= 12
  )
}

function density(text: string, pattern: RegExp): number {
  return (text.match(pattern)?.length ?? 0) / Math.max(12, text.length)
}
