import { decodeEntities } from '@capivira/core/exchange/html-entities'
import { lowered } from '@capivira/core/exchange/raised-signs'
import { pattern, wordsOf } from '../lexicon/words.ts'
import { withoutChatMarks } from './chat-marks.ts'

/**
 * Turns what a chat's page puts into the clipboard into plain lines. Every step takes time in proportion to the text.
 */

/** What is not seen: joiners, marks of direction, soft hyphens, tags. Variation selectors follow pictures. */
const UNSEEN = /[\p{Cf}\p{Variation_Selector}\p{Co}]/gu
/** A break inside a cell of a table, which parts no row. */
const CELL_BREAK = '⏎'
const CONTROL = /(?![\n\t])\p{Cc}/gu
/** Tags that only shape a text; any other tag stays, and no gate lets it through. */
const SHAPING_TAG = pattern('giu')`<\/?(${'tag that only shapes'}|h[1-6])(?:\s[^<>]{0,200})?\/?>`
const INLINE_TAG = wordsOf('tag inside a line')
const CELL_TAG = /^t[dh]$/iu
/** The index of a formula: 'H<sub>2</sub>O'. */
const INDEX = /<sub>(\d{1,3})<\/sub>/giu

/** A line of an answer without its marks of a list, a heading or a quotation. */
export type Line = {
  text: string
  /** It was marked as an entry of a list: '- ', '2. ', 'b) '. */
  listed: boolean
  /** Its cells where bars or tabs part it, each with the lines it had; null of any other line. */
  cells: readonly string[] | null
  /** The box or the sign before it: '[x] ', '✅ '. */
  box: 'ticked' | 'open' | null
}

/** A line that is no row of a table. */
export const plainLine = (text: string, listed = false): Line => ({ text, listed, cells: null, box: null })

/** More lines than any answer has; what comes after them is not read. */
const MOST_LINES = 30_000
/** Longer than any field; what stands behind is not read. */
const LONGEST_LINE = 6000
/** Marks of lists, headings and quotations, pictures and arrows before what is said. */
const BULLET = /[>#•▪◦●‣*+–—-]{1,6}|\d{1,3}(?:\.\d{1,3})?[.)]|\[[ x]\]|(?<=[-*+]\s)\[X\]|[ivx]{1,4}\)|o(?=\t)/u
const PICTURE = /\p{Extended_Pictographic}|[\d#*]\u20e3|[✓✗✘→⇒➜►■□◆◇○]/u
const LEAD = pattern('u')`^(?:${BULLET}\s+|${PICTURE}+\s*|[>\s]+)*`
const LIST_MARK = /[•▪◦●‣*+–—-]|\d[.)]/u
const TICKED = /\[[xX]\]|[✅✔☑]/u
const OPEN = /\[ \]|[❌✖⬜☐]/u
const RULE = /^[\s*_=~#-]{3,}$/u
const FENCE = /^\s*(?:`{3,}|~{3,})\s*[\w-]{0,20}\s*$/u

/** The lines of a pasted text; '' where a blank line, a rule or a fence of code parts what stands around it. */
export function linesOf(text: string): Line[] {
  const whole = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replaceAll(CELL_BREAK, ' ')
    .replace(/^[ \t]*\|.*$/gmu, row => row.replace(/<br\s?\/?>/giu, CELL_BREAK))
    .replace(INDEX, (_, digits: string) => lowered(digits))
  const plain = withoutChatMarks(whole).replace(SHAPING_TAG, (tag, name: string, at: number, all: string) =>
    isNamed(tag, all.slice(Math.max(0, at - 40), at), all.slice(at + tag.length, at + tag.length + 400))
      ? tag
      : INLINE_TAG.has(name.toLowerCase())
        ? ''
        : CELL_TAG.test(name)
          ? tag.startsWith('</')
            ? '\t'
            : ' '
          : '\n',
  )
  return decodeEntities(plain)
    .replace(UNSEEN, '')
    .replace(CONTROL, ' ')
    .split('\n', MOST_LINES)
    .map(line => lineOf(line.slice(0, LONGEST_LINE)))
}

/** A word and a blank before a tag: it stands in a sentence, as a word of it. */
const IN_SENTENCE = /[\p{Ll}\d,][ (]$/u
const opened = (tag: string) => tag.replace('/', '').toLowerCase()

/**
 * 'R: <ol>', 'a tag <li>': a tag that is spoken of, as a lesson of HTML does, shapes nothing; one that is closed on its
 * line does.
 */
function isNamed(tag: string, lead: string, rest: string): boolean {
  const [line = ''] = rest.split('\n')
  if (!/^<\/?(?!br|hr)[a-z][a-z\d]*>$/iu.test(tag) || !/[\s.,;:)?!”"<]/u.test(line[0] ?? ' ')) return false
  const before = lead.replace(/<(?:code|b|strong|em|i)>/giu, '')
  const said = /(?<!\p{L})(?:tags?|elementos?|marcador(?:es)?) $/iu.test(before)
  const isPair = before.trimEnd().toLowerCase().endsWith(opened(tag))
  // What closes a tag that was opened on its line is shaping, wherever it stands.
  const ownLine = lead.slice(lead.lastIndexOf('\n') + 1).toLowerCase()
  if (tag.startsWith('</')) return said || isPair || (IN_SENTENCE.test(before) && !ownLine.includes(opened(tag)))
  if (said) return true
  const closing = `</${tag.slice(1, -1).toLowerCase()}>`
  if (line.trimStart().toLowerCase().startsWith(closing)) return true
  return !line.toLowerCase().includes(closing) && (/(?<!\p{L})[PREXD]: $/u.test(before) || IN_SENTENCE.test(before))
}

function lineOf(raw: string): Line {
  if (raw === '' || FENCE.test(raw) || RULE.test(raw)) return plainLine('')
  const bare = unmarked(raw)
  const lead = LEAD.exec(bare)?.[0] ?? ''
  const said = bare.slice(lead.length).trim()
  const text = said.replace(/[\s⏎]+/g, ' ').trim()
  const box = TICKED.test(lead) ? 'ticked' : OPEN.test(lead) ? 'open' : null
  return { text, listed: LIST_MARK.test(lead), cells: cellsOf(said), box }
}

/** Cells between bars or tabs; null of a line that has neither. */
function cellsOf(said: string): string[] | null {
  const barred = said.startsWith('|') && said.indexOf('|', 1) > 0
  const parted = barred ? said.replace(/^\|/, '').replace(/\|\s*$/, '') : said
  const sign = barred || / \| /u.test(said) ? '|' : '\t'
  const cells = parted.split(sign).map(cell => cell.replace(/\s+/g, ' ').trim())
  return cells.length > 1 || barred ? cells : null
}

/** What a cell says, line by line where it was broken. */
export const linesOfCell = (cell: string): string[] =>
  cell
    .split(CELL_BREAK)
    .map(line => line.trim())
    .filter(Boolean)

/** Without what makes letters bold, slanted or of one width; signs of a formula and the gap of a sentence stay. */
function unmarked(line: string): string {
  return line
    .replaceAll('**', '')
    .replace(/(?<![\p{L}\d_])__(?!_)([^_\n]{1,400})__(?![\p{L}\d_])/gu, '$1')
    .replace(/(?<![\p{L}\d*)])\*(?=[^\s*])([^*\n]{0,400}[^\s*])\*(?![\p{L}\d*(])/gu, '$1')
    .replace(/(?<![\p{L}\d_])_(?=[^\s_])([^_\n]{0,400}[^\s_])_(?![\p{L}\d_])/gu, '$1')
    .replace(/`{1,2}([^`\n]{1,400})`{1,2}/gu, '$1')
    .replace(/~~/g, '')
    .replace(/\\([_*#.|()>[\]`~+!-])/g, '$1')
    .replace(/(?<=[.!?;,”")\s])\s?(?:\[\d{1,2}\]){1,8}(?=\s*$)/u, '')
    .replace(/(?<=[.!?…]["”»]?)\s?[⁰¹²³⁴-⁹]{1,4}(?=\s*$)/u, '')
}
