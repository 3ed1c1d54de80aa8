import { formulaText } from './formula-text.ts'
import { decodeEntities } from './html-entities.ts'
import { lowered, raisedBehind } from './raised-signs.ts'

/** A field without its HTML. */
export type PlainText = {
  text: string
  /** Pictures, sounds and films it had, which plain text cannot hold. */
  media: number
  /** Formulas too long for a line of text, which stay in LaTeX as they were written. */
  formulas: number
}

const formula = new RegExp(
  [
    String.raw`\\\([\s\S]{0,3000}?\\\)`,
    String.raw`\\\[[\s\S]{0,3000}?\\\]`,
    String.raw`<anki-mathjax\b[^>]*>[\s\S]{0,3000}?<\/anki-mathjax>`,
    String.raw`\[latex\][\s\S]{0,3000}?\[\/latex\]`,
    String.raw`\[([$]{1,2})\][\s\S]{0,3000}?\[\/\1\]`,
  ].join('|'),
)
const sound = /\[sound:[^\]]*\]/
/** A '>' in a quoted value ends no tag; where a quote is never closed, the first one does. */
const tag = /<\/?[a-z!?](?:=\s*"[^"]*"|=\s*'[^']*'|=(?!\s*["'])|[^>=])*>|<\/?[a-z!?][^>]*(?:>|$)/
const piece = new RegExp(`(${formula.source.replace('\\1', '\\2')})|(${sound.source})|(${tag.source})`, 'gi')

const hidden = /<!--[\s\S]*?-->|<(script|style|head|title|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
/** What stands around a reading for those who show none above the line. */
const aroundReadings = /<rp\b[^>]*>[^<]*(?:<\/rp\s*>)?/gi
const drawn = /<(svg|math|object|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const pictured = new Set(['img', 'audio', 'video', 'embed', 'picture'])
const lines = new Set(
  (
    'br hr p div li ul ol dl dt dd tr table h1 h2 h3 h4 h5 h6 blockquote pre section article header footer figure ' +
    'figcaption center details summary aside main nav address caption legend fieldset menu'
  ).split(' '),
)
const standsAlone = new Set(['br', 'hr', 'img', 'wbr', 'input', 'embed', 'source', 'col'])
/** What may end within another mark, which goes on behind it. */
const crossing = new Set(['a', 'b', 'i', 'u', 'em', 'strong', 'span', 'font', 'mark', 'small', 'big', 'ins'])
/** What HTML lets end with what it stands in. */
const endsAlone = new Set(['p', 'li', 'dt', 'dd', 'td', 'th', 'tr'])

/**
 * An element that is open: what is written inside it, where that is raised or lowered, or says how what is below it is
 * read.
 */
type Shift = 'raised' | 'lowered' | 'reading' | 'unseen' | 'unclosed'
type Open = { name: string; shift: Shift | null; text: string }

/**
 * A field with HTML as plain text. What is raised or lowered keeps its value ('10⁻¹⁰', '2^(1/2)'), and so do formulas
 * of a line ('Δs/Δt'); bold and the like goes.
 */
export function plainText(html: string): PlainText {
  const counted = { media: 0, formulas: 0 }
  const writer = new Writer()
  const kept = html
    .replace(hidden, '')
    .replace(aroundReadings, '')
    .replace(drawn, () => {
      counted.media++
      return ' '
    })
  let at = 0
  for (const match of kept.matchAll(piece)) {
    writer.write(decodeEntities(kept.slice(at, match.index)))
    at = match.index + match[0].length
    const [whole, asFormula, , asSound] = match
    if (asFormula !== undefined) {
      const { text, isPlain } = ofFormula(whole)
      if (!isPlain) counted.formulas++
      writer.write(text)
    } else if (asSound !== undefined) {
      counted.media++
      writer.write(' ')
    } else if (writer.tag(whole) === 'media') counted.media++
  }
  writer.write(decodeEntities(kept.slice(at)))
  return { text: tidy(writer.end()), ...counted }
}

/** Where formulas begin and end in a field. */
export const formulaSpans = (html: string): [from: number, to: number][] =>
  [...html.matchAll(new RegExp(formula.source, 'gi'))].map(match => [match.index, match.index + match[0].length])

/** A formula between its delimiters, as text where it is a simple one. */
function ofFormula(whole: string): { text: string; isPlain: boolean } {
  const source = decodeEntities(whole.replace(/<(?:br|div|p)\b[^>]*>/gi, ' ').replace(/<\/?[a-z][^>]*>/gi, ''))
  const inner = source.replace(/^(?:\\[([]|\[latex\]|\[\${1,2}\])|(?:\\[)\]]|\[\/latex\]|\[\/\${1,2}\])$/gi, '')
  const text = formulaText(inner)
  if (text !== null) return { text, isPlain: true }
  return { text: /^<anki-mathjax/i.test(whole) ? `\\(${inner}\\)` : source, isPlain: false }
}

class Writer {
  private done = ''
  private readonly open: Open[] = []

  write(text: string): void {
    const shifted = this.open.findLast(({ shift }) => shift !== null)
    if (shifted) shifted.text += text
    else this.done += text
  }

  /** Follows a tag; says whether it was a picture. */
  tag(source: string): 'media' | null {
    const name = /^<\/?([a-z][a-z0-9-]*)/i.exec(source)?.[1]?.toLowerCase() ?? ''
    if (pictured.has(name)) {
      if (source.startsWith('</')) return null
      this.write(' ')
      return 'media'
    }
    if (lines.has(name)) {
      // Nothing raised goes on in the next line: a mark that was never closed ends here. What is struck out goes on.
      const ending = this.open.slice(this.open.findLastIndex(({ shift }) => shift === 'unseen') + 1)
      if (ending.some(({ shift }) => shift !== null)) this.closeFrom(this.open.length - ending.length)
      this.write('\n')
    }
    if (source.startsWith('</')) {
      this.close(name)
      if (name === 'td' || name === 'th') this.write(' ')
    } else if (!standsAlone.has(name) && !source.endsWith('/>') && this.open.length < 200) {
      this.open.push({ name, shift: shiftOf(name, source), text: '' })
    }
    return null
  }

  end(): string {
    this.unhideFrom(0)
    this.closeFrom(0)
    return this.done.replace(/(\d)([⁰¹²³⁴-⁹]+)[/⁄]([₀-₉]+)/g, '$1 $2/$3')
  }

  private close(name: string): void {
    const place = this.open.findLastIndex(open => open.name === name)
    if (place < 0) return
    const isCrossed = this.open[place]?.shift === null && this.open.slice(place).some(({ shift }) => shift === 'unseen')
    if (isCrossed && crossing.has(name)) return void this.open.splice(place, 1)
    this.unhideFrom(place + 1)
    this.closeFrom(place)
  }

  /** A mark that was never closed, by the end of what it stands in, hides nothing. */
  private unhideFrom(place: number): void {
    for (const open of this.open.slice(place))
      if (open.shift === 'unseen' && !endsAlone.has(open.name)) open.shift = 'unclosed'
  }

  private closeFrom(place: number): void {
    while (place >= 0 && this.open.length > place) {
      const closed = this.open.pop()
      if (!closed?.shift) continue
      this.write(this.shifted(closed.shift, closed.text))
    }
  }

  private shifted(shift: Shift, text: string): string {
    if (shift === 'unseen') return ''
    if (shift === 'unclosed') return text
    if (shift === 'reading') return text.trim() === '' ? '' : `(${text.trim()})`
    if (shift === 'lowered') return lowered(text)
    return raisedBehind(text, this.open.findLast(open => open.shift !== null)?.text ?? this.done)
  }
}

/** What was struck out no longer holds, and what a style hides nobody is shown. */
const struck = new Set(['s', 'strike', 'del'])
const hides = [/text-decoration(?:-line)?\s*:[^;]*line-through/i, /display\s*:\s*none/i, /visibility\s*:\s*hidden/i]
/** Letters of a tag that are looked at; no program writes a longer style. */
const longestTag = 1000

/** What a tag's style says. */
function styleIn(source: string): string {
  return /\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/i.exec(source.slice(0, longestTag))?.[1] ?? ''
}

function shiftOf(name: string, source: string): Open['shift'] {
  if (name === 'sup') return 'raised'
  if (name === 'sub') return 'lowered'
  if (name === 'rt') return 'reading'
  const style = styleIn(source)
  if (struck.has(name) || hides.some(hiding => hiding.test(style))) return 'unseen'
  const [, aligned] = /vertical-align\s*:\s*(super|sub)\b/i.exec(style) ?? []
  if (!aligned) return null
  return aligned.toLowerCase() === 'super' ? 'raised' : 'lowered'
}

/** Composed letters, no characters that nothing draws, single spaces, no blank lines. */
export function tidy(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      // Where a word may be parted: nobody sees it, and a search does.
      .replace(/[\u00ad\u2060]/g, '')
      .replace(/[^\P{Cc}\n]|[\u200b\u2028\u2029\ufeff\u202a-\u202e\u2066-\u2069]/gu, ' ')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n\s*/g, '\n')
      .trim()
  )
}

/**
 * Text as the HTML of an Anki field that shows just it: line breaks kept, nothing taken for a template, a sound or
 * LaTeX.
 */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('{{', '&#123;&#123;')
    .replace(/\\(?=[([])/g, '&#92;')
    .replace(/\[(?=(?:sound|anki):|latex\]|\${1,2}\])/gi, '&#91;')
    .replace(/\r\n?|\n/g, '<br>')
}
