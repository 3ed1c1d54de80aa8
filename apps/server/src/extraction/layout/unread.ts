import type { Line, Page, UnreadPart } from '@capivira/core/materials/document'
import { isKnown } from '@capivira/portuguese/morphology'
import { CODE_MASK, GENERATED_BIT, GLYPH_FLOATS } from '../sandbox/format.js'
import { inserted } from './inserted.ts'
import { isUsualPair, letterOf, NO_LETTER } from './letter-pairs.ts'
import { lostRows } from './lost-letters.ts'
import type { PageGlyphs } from './page-glyphs.ts'
import { hasScanLayer } from './visible.ts'

/** Words of this many signs tell whether a font is mapped to the letters it shows; so many of them have to agree. */
const SHORTEST = 4
const FEWEST_WORDS = 3
/**
 * At least this share of the words of the other fonts are Portuguese, and at most this share of those of a wrong one.
 */
const OTHERS_KNOWN = 0.5
const OWN_KNOWN = 0.15
/**
 * Letters of a wrong font do not stand beside each other as those of words do: at most this share, of so many pairs and
 * more.
 */
const USUAL_PAIRS = 0.75
const FEWEST_PAIRS = 12
/** More pairs of one font say the same. */
const ENOUGH_PAIRS = 400
/** Portuguese has 46 vowels in a hundred letters. */
const FEW_VOWELS = 0.3
/** What a caption begins with, and how far from its picture it stands, in heights of its line. */
const CAPTION = /^(?:figura|fig\.|gráfico|ilustração|esquema|diagrama|mapa|organograma|fluxograma)\s*\d/iu
const CAPTION_WITHIN = 3
/**
 * What a caption calls a picture of that has sentences in it: 'Figura 2: captura de tela do aplicativo', 'trecho da
 * carta'.
 */
const OF_TEXT = new RegExp(
  String.raw`(?<![\p{L}])(?:captura|print|tela|trecho|recorte|texto|notícia|manchete|reportagem|verbete` +
    '|página|poema|carta|bilhete|anúncio|cartaz|folheto|documento|decreto|tirinha|mensagem|resumo' +
    String.raw`|enunciado)s?(?![\p{L}])`,
  'iu',
)
/** More points than any screen has: a plot that a program saved for print, whose letters are labels. */
const PIXELS_OF_SCREENS = 9e6
/** A recognized line is taken where most of it stands in a part, it is this sure, and it is no label. */
const INSIDE = 0.6
const SURE = 60
const LETTERS = 4
/** Rows of a drawing with fewer words are labels. */
const WORDS = 3
/** Words that recognition found in a part without being sure: text is there that could not be read. */
const SAME_ROW = 0.5

/**
 * A part to be read. `figure`: a drawing that its caption calls one, which is read only where it shows sentences;
 * `beneath`: a picture below the typed lines, which is read only where it shows more sentences than these; `untried`:
 * one that is too large to be looked at, and is told as unread.
 */
export type Part = UnreadPart & { figure?: true; beneath?: true; untried?: true }

/**
 * The parts of a page that recognition has to read: pictures, curves, and lines with words of a font whose letters are
 * wrong.
 */
export function partsToRead(page: PageGlyphs, lines: readonly Line[]): Part[] {
  const wrong = wrongWords(page)
  const inFont = lines.filter(({ box }) =>
    wrong.some(([x, y]) => x >= box[0] - 1 && x <= box[2] && y >= box[1] && y <= box[3] + 1),
  )
  const isLayer = hasScanLayer(page)
  const unread = page.parts.filter(({ over }) => !(over !== 'nothing' && isLayer))
  const parts = unread.map((part): Part => {
    const { kind, box } = part
    if (part.over === 'typed') return { kind, box, beneath: true }
    if (!isIllustration(part, lines)) return { kind, box }
    return { kind, box, figure: true, ...(part.pixels > PIXELS_OF_SCREENS && { untried: true as const }) }
  })
  const lost = lostRows(page).map((row): Part => {
    const line = lines.find(({ box }) => isOneRow(box, row) || isOneRow(row, box))
    return line ? { kind: 'font', box: line.box } : { kind: 'curves', box: row }
  })
  return [...parts, ...inFont.map(({ box }): Part => ({ kind: 'font', box })), ...distinct(lost, inFont)]
}

/** Each line once, and none that is read for another reason. */
const distinct = (parts: readonly Part[], lines: readonly Line[]): Part[] =>
  parts.filter(
    ({ box }, index) => !lines.some(line => line.box === box) && parts.findIndex(other => other.box === box) === index,
  )

/**
 * A picture made by a program, with a typed line over or under it that calls it a figure: what stands in it are most
 * often labels, which come apart among the lines. What is called a table, and photographs and scans, whatever they are
 * called, may hold sentences. Only one that may be a picture of a screen is drawn to look for them: decoding a larger
 * one takes as long as reading twenty pages.
 */
const isIllustration = ({ kind, box, drawn }: PageGlyphs['parts'][number], lines: readonly Line[]) =>
  kind === 'picture' &&
  drawn &&
  lines.some(line => CAPTION.test(line.text) && !OF_TEXT.test(line.text) && isBeside(line.box, box))

function isBeside(line: Line['box'], picture: Line['box']): boolean {
  const height = line[3] - line[1]
  const apart = Math.max(line[1] - picture[3], picture[1] - line[3])
  return (
    Math.min(line[2], picture[2]) > Math.max(line[0], picture[0]) && apart > -height && apart < CAPTION_WITHIN * height
  )
}

type Word = { text: string; font: number; place: readonly [x: number, y: number] }

/** Where the words stand whose font maps its signs to other letters than it shows. */
function wrongWords(page: PageGlyphs): (readonly [x: number, y: number])[] {
  const odd = oddFonts(page)
  if (odd.length === 0) return []
  const words = wordsOf(page)
  const fonts = Map.groupBy(words, ({ font }) => font)
  return odd.flatMap(font => {
    const own = fonts.get(font) ?? []
    if (
      own.length < FEWEST_WORDS ||
      own.filter(({ text }) => looksWrong(text)).length * 3 < own.length ||
      !areLettersWrong(own)
    )
      return []
    const others = words.filter(word => word.font !== font)
    return knownShare(others) >= OTHERS_KNOWN && knownShare(own) <= OWN_KNOWN ? own.map(({ place }) => place) : []
  })
}

/**
 * The fonts whose letters follow each other as no words do: spares nearly all pages the question for words. Letters of
 * one width are those of programs, which keep to no language.
 */
function oddFonts({ codes, runs, count }: PageGlyphs): number[] {
  if (!runs.some(({ font }) => font !== runs[0]?.font)) return []
  const pairs = new Map<number, { all: number; usual: number }>()
  for (let index = 0; index < runs.length; index++) {
    const run = runs[index]
    if (!run || run.style.monospace) continue
    const sum = pairs.get(run.font) ?? { all: 0, usual: 0 }
    if (sum.all >= ENOUGH_PAIRS) continue
    pairs.set(run.font, sum)
    const end = runs[index + 1]?.from ?? count
    let before = NO_LETTER
    for (let glyph = run.from; glyph < end; glyph++) {
      const letter = letterOf((codes[glyph] ?? 0) & CODE_MASK)
      if (letter !== NO_LETTER && before !== NO_LETTER) {
        sum.all++
        sum.usual += isUsualPair(before, letter)
      }
      before = letter
    }
  }
  return [...pairs]
    .filter(([, { all, usual }]) => all >= FEWEST_PAIRS && usual <= USUAL_PAIRS * all)
    .map(([font]) => font)
}

const knownShare = (words: readonly Word[]) =>
  words.filter(({ text }) => isKnown(text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))).length /
  Math.max(1, words.length)

const looksWrong = (text: string) => /\p{L}[^\p{L}\s.,;:!?)'’-]\p{L}|^[$&%#@*+/\\]|\p{Ll}\p{Lu}/u.test(text)

function areLettersWrong(words: readonly Word[]): boolean {
  const text = words.map(word => word.text).join('')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const vowels = text.match(/[aeiouáéíóúâêôãõà]/giu)?.length ?? 0
  return vowels < FEW_VOWELS * letters
}

function wordsOf({ codes, geometry, runs, count }: PageGlyphs): Word[] {
  const words: Word[] = []
  let text = ''
  let start = 0
  let run = 0
  const end = () => {
    // Addresses are of no language; a sign in front may stand for a letter.
    if (text.length >= SHORTEST && !/[@_]|www|.\//.test(text))
      words.push({
        text,
        font: runs[run]?.font ?? 0,
        place: [geometry[start * GLYPH_FLOATS] ?? 0, geometry[start * GLYPH_FLOATS + 1] ?? 0],
      })
    text = ''
  }
  for (let glyph = 0; glyph < count; glyph++) {
    const code = codes[glyph] ?? 0
    if ((code & GENERATED_BIT) !== 0 || (code & CODE_MASK) <= 0x20 || (code & CODE_MASK) === 0xa0) end()
    while (glyph >= (runs[run + 1]?.from ?? count)) {
      end()
      run++
    }
    if ((code & GENERATED_BIT) !== 0 || (code & CODE_MASK) <= 0x20 || (code & CODE_MASK) > 0x10ffff) continue
    if (text === '') start = glyph
    text += String.fromCodePoint(code & CODE_MASK)
  }
  end()
  return words
}

/** The page with what recognition read in its parts; what it could not read is told. */
export function withParts(page: Page, parts: readonly Part[], read: readonly Line[]): Page {
  let lines = page.lines
  const unread: Part[] = []
  const fonts = parts.filter(({ kind }) => kind === 'font')
  for (const part of parts.filter(({ kind }) => kind !== 'font')) {
    const own = read.filter(({ box }) => shareInside(box, part.box) >= INSIDE)
    const sure = own.filter(line => isText(line) && !isTyped(line, page.lines) && !(part.figure && isLabel(line)))
    if (sure.length > 0) lines = inserted(lines, sure)
    else if (own.some(({ text }) => text.split(' ').length > LETTERS)) unread.push(part)
  }
  for (const part of fonts) {
    const line = lines.find(({ box }) => box === part.box)
    const better = read.filter(({ box }) => isOneRow(box, part.box))
    if (line && better.length > 0) lines = lines.map(one => (one === line ? asRead(line, better) : one))
    else unread.push(part)
  }
  return withUnread({ ...page, lines }, unread)
}

/** The page with the parts that stay unread. */
export const withUnread = (page: Page, parts: readonly Part[]): Page =>
  parts.length > 0
    ? { ...page, unread: [...(page.unread ?? []), ...parts.map(({ kind, box }) => ({ kind, box }))] }
    : page

/** One or two words in a drawing name a piece of it; the last row of a sentence ends it. */
const isLabel = ({ text }: Line) => text.split(' ').length < WORDS && !/[.!?]$/.test(text)

/** The typed line with the words of its picture: it keeps its place and size. */
function asRead(line: Line, read: readonly Line[]): Line {
  const parts = read.toSorted((a, b) => a.box[0] - b.box[0])
  const confidence = Math.min(...parts.map(part => part.confidence ?? 0))
  return { ...line, text: parts.map(({ text }) => text).join(' '), bold: [], italic: [], source: 'ocr', confidence }
}

const isText = ({ text, confidence }: Line) =>
  (confidence ?? 0) >= SURE && (text.match(/\p{L}/gu)?.length ?? 0) >= LETTERS

/** Recognition reads the typed lines, too. */
const isTyped = ({ box }: Line, lines: readonly Line[]) => lines.some(other => shareInside(box, other.box) > SAME_ROW)

function isOneRow(a: Line['box'], b: Line['box']): boolean {
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  return high > SAME_ROW * Math.min(a[3] - a[1], b[3] - b[1]) && wide > SAME_ROW * (a[2] - a[0])
}

function shareInside(a: Line['box'], b: Line['box']): number {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  return wide > 0 && high > 0 ? (wide * high) / Math.max(1, (a[2] - a[0]) * (a[3] - a[1])) : 0
}
