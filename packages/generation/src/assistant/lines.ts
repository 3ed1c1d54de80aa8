import { decodeEntities } from '@capivira/core/exchange/html-entities'

/** Turns what a chat's page puts into the clipboard into plain lines. Every step takes time in proportion to the text. */

/** What is not seen: joiners, marks of direction, soft hyphens, tags. Variation selectors follow pictures. */
const UNSEEN = /[\p{Cf}\p{Variation_Selector}\p{Co}]/gu
const CONTROL = /(?![\n\t])\p{Cc}/gu
/** Tags that only shape a text; any other tag stays, and no gate lets it through. */
const SHAPING_TAG =
  /<\/?(p|br|li|ul|ol|div|tr|table|tbody|thead|h[1-6]|hr|pre|blockquote|strong|b|em|i|u|code|span|td|th|sub|sup|mark|section|article)(?:\s[^<>]{0,200})?\/?>/giu
const INLINE_TAG = /^(?:strong|b|em|i|u|code|span|sub|sup|mark)$/iu
const CELL_TAG = /^t[dh]$/iu
/** 'cont.【4†fonte】', ':contentReference[oaicite:0]{index=0}': where a chat says that it looked. */
const CITATION = /【[^【】]{0,80}】|:?contentReference\[[^\]]{0,40}\](?:\{[^}]{0,40}\})?|\[oaicite:[^\]]{0,40}\]/gu

/** A line of an answer without its marks of a list, a heading or a quotation. */
export type Line = {
  text: string
  /** It was marked as an entry of a list: '- ', '2. ', 'b) '. */
  listed: boolean
}

/** Longer than any field; what stands behind is not read. */
const LONGEST_LINE = 6000
const LEAD = /^(?:(?:[>#•▪◦●‣*+–—-]{1,6}|\d{1,3}[.)]|\[[ xX]\])\s+|[>\s]+)*/u
const LIST_MARK = /[•▪◦●‣*+–—-]|\d[.)]/u
const RULE = /^[\s*_=~#-]{3,}$/u
const FENCE = /^\s*(?:`{3,}|~{3,})\s*[\w-]{0,20}\s*$/u

/** The lines of a pasted text; '' where a blank line, a rule or a fence of code parts what stands around it. */
export function linesOf(text: string): Line[] {
  const plain = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(SHAPING_TAG, (tag, name: string, at: number, all: string) =>
      isNamed(tag, all.slice(Math.max(0, at - 40), at), all.slice(at + tag.length, at + tag.length + 400))
        ? tag
        : INLINE_TAG.test(name)
          ? ''
          : CELL_TAG.test(name)
            ? ' '
            : '\n',
    )
  return decodeEntities(plain)
    .replace(UNSEEN, '')
    .replace(CONTROL, ' ')
    .replace(CITATION, '')
    .split('\n')
    .map(line => lineOf(line.slice(0, LONGEST_LINE)))
}

/** 'R: <ol>', 'a tag <li>': a tag that is spoken of, as a lesson of HTML does, shapes nothing; one that is closed on its line does. */
function isNamed(tag: string, lead: string, rest: string): boolean {
  const [line = ''] = rest.split('\n')
  if (!/^<\/?(?!br|hr)[a-z][a-z\d]*>$/iu.test(tag) || !/[\s.,;:)?!”"<]/u.test(line[0] ?? ' ')) return false
  const before = lead.replace(/<(?:code|b|strong|em|i)>/giu, '')
  const said = /(?<!\p{L})(?:tags?|elementos?|marcador(?:es)?) $/iu.test(before)
  if (said || tag.startsWith('</')) return said
  const isClosed = line.toLowerCase().includes(`</${tag.slice(1, -1).toLowerCase()}>`)
  return !isClosed && /(?<!\p{L})[PREXD]: $/u.test(before)
}

function lineOf(raw: string): Line {
  if (raw === '' || FENCE.test(raw) || RULE.test(raw)) return { text: '', listed: false }
  const bare = unmarked(raw)
  const lead = LEAD.exec(bare)?.[0] ?? ''
  return { text: bare.slice(lead.length).replace(/\s+/g, ' ').trim(), listed: LIST_MARK.test(lead) }
}

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
    .replace(/(?<=[.!?;,”")\s])\s?\[\d{1,2}\](?=\s*$)/u, '')
}
