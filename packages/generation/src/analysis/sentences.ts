import { splitSentences } from '@capivira/portuguese/sentences'
import { normalize } from '@capivira/portuguese/tokens'
import type { Block, CleanDocument, Section } from '../document/model.ts'
import { pattern } from '../lexicon/words.ts'
import { denialsOf } from './denials.ts'
import { unglued } from './glued-letter.ts'
import { resolveAfterTime } from './grammar/after-time.ts'
import { takeApart } from './grammar/clauses.ts'
import { tagWords } from './grammar/tagging.ts'
import { withoutCaption } from './labels/captions.ts'
import { withoutDash } from './labels/dashes.ts'
import { withoutFormula } from './labels/formulas.ts'
import { isUnderHeading, resolveItem } from './labels/headed-items.ts'
import { resolveKindItem } from './labels/item-kinds.ts'
import { resolveLabel, rowLabel } from './labels/labels.ts'
import { namesItself } from './labels/names-itself.ts'
import { plainSpeech } from './plain-speech.ts'
import { resolveFromAbove, resolveSubject } from './references/anaphora.ts'
import { withoutHangingEnd } from './references/hanging-end.ts'
import { namedFirst } from './references/named-first.ts'
import { stripOpeners } from './references/openers.ts'
import { resolveOwned, sharedProperties } from './references/owned-by-heading.ts'
import { resolvePoint } from './references/point-of.ts'
import { resolveCalled } from './references/pointed-names.ts'
import { resolveShortName } from './references/short-name.ts'
import { type Named, remember, resolveTakenUp, takesUpCounted } from './references/taken-up.ts'
import { resolveHeading, resolveUntold } from './references/untold.ts'
import { resolveYearLabel } from './references/year-label.ts'
import { asksToImagine, leavesScene, ofInventedPeople, scenesOf } from './scenes.ts'
import { dependenceOf } from './self-contained.ts'
import type { TextSentence } from './sentence.ts'

export type { TextSentence } from './sentence.ts'

/** Words of the shortest item that says something of its heading: 'Os crustáceos respiram por brânquias.' */
const SHORT_ITEM = 4
const PROSE: ReadonlySet<Block['kind']> = new Set<Block['kind']>(['paragraph', 'list-item'])

const SPACE_BEFORE_SIGN = /(?<=[\p{L}\p{N})\]”"])\s+(?=[,.;:?!](?:\s|$))/gu

/** What is known of a document while it is read from its beginning. */
type Memory = {
  sentences: TextSentence[]
  seen: Set<string>
  named: Named
  shared: ReturnType<typeof sharedProperties>
}

type Said = { text: string; start: number; end: number }

/** A sentence as it was read, which the next may take up. */
type Read = { text: string; start: number; core: string }

/** Where a sentence stands, and what it may take up: what stands before it in its block and right above. */
type Spot = {
  section: Section
  block: Block
  said: Said
  /** The first of its block. */
  first: boolean
  /** Nothing under the heading has said yet what it is about. */
  opens: boolean
  before: Read | null
  above: Read | null
  /** The next sentence, where it stands on the same page. */
  next: Said | null
}

/** The sentences of the content sections, each once: a passage printed twice counts the first time. */
export function documentSentences(document: CleanDocument): TextSentence[] {
  const memory: Memory = { sentences: [], seen: new Set(), named: new Map(), shared: sharedProperties(document) }
  for (const section of document.sections) if (section.kind === 'content') readSection(section, memory)
  const invented = ofInventedPeople(memory.sentences)
  return memory.sentences.map(said => (invented.has(said) ? { ...said, dependence: 'imagined' } : said))
}

function readSection(section: Section, memory: Memory): void {
  const sceneOf = scenesOf(section.blocks)
  const isDenied = denialsOf(section)
  let opens = true
  let above: (Read & { block: Block }) | null = null
  for (const [at, block] of section.blocks.entries()) {
    if (!PROSE.has(block.kind)) continue
    let imagined = false
    let before: Read | null = null
    const sentences = splitSentences(block.text)
    for (const [place, said] of sentences.entries()) {
      const key = normalize(said.text)
      if (memory.seen.has(key)) continue
      memory.seen.add(key)
      const first = place === 0
      const next = sentences[place + 1]
      const spot: Spot = {
        section,
        block,
        said,
        first,
        opens,
        before: before && standTogether(block, before, said) ? before : null,
        above: first && above && isRightBelow(above, block, section.blocks[at - 1]) ? above : null,
        next: next && standTogether(block, said, next) ? next : null,
      }
      const plain = plainOf(spot)
      const { core, quote, isItem, saysSubject } = wholeOf(spot, plain, memory)
      opens &&= !saysSubject
      remember(core, memory.named)
      const counted: boolean = before !== null && takesUpCounted(core, before.core)
      before = { text: said.text, start: said.start, core }
      above = { block, ...before }
      const words = tagWords(core)
      imagined = (imagined && !leavesScene(plain)) || asksToImagine(plain)
      const scene = sceneOf(block, { text: said.text, plain, words }, imagined)
      memory.sentences.push({
        index: memory.sentences.length,
        page: pageAt(block, said.start),
        text: said.text,
        quote,
        core,
        words,
        section,
        block,
        leads: first,
        dependence:
          scene ??
          (isDenied(block, said.text, block.text.slice(said.end)) ? 'denied' : null) ??
          (counted ? 'anaphor' : dependenceOf(core, words, isItem ? SHORT_ITEM : undefined)),
      })
    }
  }
}

/** A sentence without what the page says around it. */
function plainOf({ said: { text }, first, block, section }: Spot): string {
  // 'no Japão , usa madeira .': as some fonts have it.
  const spaced = unglued(text.replace(SPACE_BEFORE_SIGN, ''))
  const label = first ? boldLabel(text, block) || rowLabel(text, block, section) : ''
  return (
    (label === '' ? null : resolveLabel(withoutAsides(text), label, section.title)) ??
    (first ? resolveKindItem(withoutAsides(text), block, section) : null) ??
    plainSpeech(
      stripOpeners(withoutFormula(withoutAsides(withoutDash(withoutCaption(withoutRunIn(spaced, block, first)))))),
    )
  )
}

/** A sentence with what it leaves to the page around, and the passage that says all of it. */
function wholeOf(spot: Spot, plain: string, { named, shared }: Memory) {
  const { section, block, said, first, opens, before, above, next } = spot
  const resolved = before && takenUp(plain, namedFirst(before.core))
  const fromAbove = above && resolveFromAbove(plain, namedFirst(above.core))
  const called = resolved === null && next ? resolveCalled(plain, next.text) : null
  const titled =
    opens && resolved === null ? (resolveHeading(plain, section.title) ?? resolveUntold(plain, section.title)) : null
  const item =
    resolved === null && titled === null && first && isUnderHeading(section, block) ? resolveItem(plain, section) : null
  const core = withoutHangingEnd(
    resolveYearLabel(plain) ??
      resolved ??
      called ??
      (titled && withPoint(titled)) ??
      fromAbove ??
      (item && withPoint(item)) ??
      resolveShortName(plain, section) ??
      resolvePoint(plain, section) ??
      resolveOwned(plain, section, shared) ??
      resolveTakenUp(plain, named) ??
      plain,
  )
  // 'Processo pelo qual…': what says no more than its heading leaves it the subject.
  const saysSubject = titled !== null || takeApart(plain.replace(/[.]$/u, '')) !== null
  let quote = said.text
  if (resolved !== null && before) quote = block.text.slice(before.start, said.end)
  else if (called !== null && next) quote = block.text.slice(said.start, next.end)
  else if (above && core === fromAbove) quote = `${above.text} ${said.text}`
  return { core, quote, isItem: item !== null, saysSubject }
}

function takenUp(plain: string, previous: string): string | null {
  return resolveSubject(plain, previous) ?? resolveAfterTime(plain, previous)
}

function standTogether(block: Block, one: { start: number }, other: { start: number }): boolean {
  return pageAt(block, one.start) === pageAt(block, other.start)
}

/** Whether a paragraph stands right below the one that ends with a sentence, on its page. */
function isRightBelow(above: { block: Block; start: number }, block: Block, before: Block | undefined): boolean {
  return (
    above.block === before &&
    before.kind === 'paragraph' &&
    block.kind === 'paragraph' &&
    pageAt(before, above.start) === pageAt(block, 0)
  )
}

/** An item of a list said as a sentence ends as one. */
function withPoint(text: string): string {
  return /[\p{L}\p{N})”"];?$/u.test(text) ? `${text.replace(/;$/u, '')}.` : text
}

/** The bold label a paragraph or item begins with, before its colon; '' where there is none. */
export function boldLabel(text: string, { bold }: Pick<Block, 'bold'>): string {
  const label = /^([^:.?!–—]{2,50}?)(?::|\s[–—-])\s/u.exec(text)?.[1] ?? ''
  const run = bold[0]?.replace(/[\s:–—-]+$/u, '') ?? ''
  return label !== '' && run !== '' && label.startsWith(run) && label.length - run.length <= 10 ? label : ''
}

/** How a sentence begins. */
const RUN_ON = pattern('u')`
  ^(?:${'opening of a sentence'}\s|\p{Lu}\p{Ll}{3,}(?:-se)?\s${'small word before a name or noun'}\s)`

/**
 * 'Triagem fitoquímica – Os extratos foram…' → 'Os extratos foram…': a title run into its paragraph is not part of the
 * sentence.
 */
const RUN_IN = /^([\p{Lu}][^.!?:–—]{2,70}?)\s*(?:[–—]|:|(?<!(?<!\p{L})\p{Lu}\p{Ll}{0,2})\.)\s+(?=[\p{Lu}])/u

const LABEL = pattern('')`^${'label of a note'}`

function withoutRunIn(text: string, block: Block, first: boolean): string {
  if (!first) return text
  // 'Dadaísmo O Dadaísmo surgiu em Zurique': a bold heading on the line of its text.
  const run = block.bold[0]?.trim() ?? ''
  const rest = run !== '' && text.startsWith(`${run} `) ? text.slice(run.length + 1) : ''
  if (RUN_ON.test(rest) && run.split(' ').length < 7) return rest
  // The point of 'morreu D. João' belongs to a title before a name.
  const match = RUN_IN.exec(text)
  if (!match) return text
  const title = match[1] ?? ''
  const bold = block.bold.some(run => run.startsWith(title) || title.startsWith(run.replace(/[\s:.–—-]+$/, '')))
  return bold || /[–—]\s+$/.test(match[0]) || namesItself(title, text.slice(match[0].length)) || LABEL.test(title)
    ? text.slice(match[0].length)
    : text
}

/** '3', '2.1', '2a e 3' */
const PART_NUMBERS = /\d{1,2}(?:[a-z]|\.\d+)?(?:\s?[,e–-]\s?\d{1,2}[a-z]?)*/u
/** '(Tabela 3)', '(ver figuras 2 e 3)': where on the page it is shown. */
const SHOWN = pattern('giu')`
  \s\((?:(?:ver|veja|vide|cf\.|conforme)\s)?(?:[oan]s?\s|n[oa]s?\s)?
  ${'shown part with plural or abbreviation'}\s?${PART_NUMBERS}\)`
/** '(r = -0,71)', '(p < 0,05)': figures a statement rests on. */
const STATISTIC = /\s\(\p{L}{1,2}²?\s?[=<>≤≥]\s?[–-]?\s?\d[\d.,]*%?\)/gu

const WAITS = pattern('u')`,\s(?:d?entre|além de) outr[oa]s\s\p{Ll}+,(?=\s${'word that waits for a noun'}\s)`

/** Without '(ex.: …)', what the page shows of it and a trailing 'etc.': they point at more than the sentence says. */
function withoutAsides(text: string): string {
  return (
    text
      .replace(SHOWN, '')
      .replace(STATISTIC, '')
      // 'está relacionado, entre outros fatores, com…'
      .replace(WAITS, '')
      // '…, dentre estas, os compostos fenólicos': one of what has been told, pointed at.
      .replace(/,\s(?:d?entre)\s(?:ess|est)[ea]s,?\s[^,;.]{3,60}(?=\.$)/u, '')
      .replace(/\s\((?:ex|por exemplo|e\.g|p\. ?ex)[.:,][^()]*\)/giu, '')
      .replace(/,?\s(?:etc|entre outr[oa]s)\.?(?=[.)]?$)/iu, '')
      .replace(/(?<=[\p{L}\p{N})”"])$/u, match => (/[.!?:;…]["”’)]*$/.test(text) ? `.${match}` : match))
  )
}

/** Page on which the character at an offset of a block's text stands. */
export function pageAt(block: Block, offset: number): number {
  let page = block.pieces[0]?.page ?? 1
  for (const piece of block.pieces) if (piece.start <= offset) page = piece.page
  return page
}

/**
 * Cleaned text of every page in reading order. A sentence belongs whole to the page where it begins, so that a quote is
 * always found on its page.
 */
export function pageTexts(document: CleanDocument): Map<number, string> {
  const parts = new Map<number, string[]>()
  const add = (page: number, text: string) => {
    const list = parts.get(page)
    if (list) list.push(text)
    else parts.set(page, [text])
  }
  for (const section of document.sections) {
    if (section.title !== '') add(section.firstPage, section.title)
    for (const block of section.blocks) {
      if (block.pieces.length < 2) add(block.pieces[0]?.page ?? 1, block.text)
      else for (const { page, text } of splitByPage(block)) add(page, text)
    }
  }
  return new Map([...parts].sort(([a], [b]) => a - b).map(([page, list]) => [page, list.join('\n')]))
}

function splitByPage(block: Block): { page: number; text: string }[] {
  const runs: { page: number; start: number; end: number }[] = []
  for (const sentence of splitSentences(block.text)) {
    const page = pageAt(block, sentence.start)
    const last = runs.at(-1)
    if (last && last.page === page) last.end = sentence.end
    else runs.push({ page, start: sentence.start, end: sentence.end })
  }
  return runs.map(({ page, start, end }) => ({ page, text: block.text.slice(start, end) }))
}
