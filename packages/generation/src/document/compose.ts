import type { HyphenJudge } from '@capivira/portuguese/line-ends'
import { joinLines, settleInnerHyphens } from '@capivira/portuguese/line-ends'
import { withAcross } from './across-columns.ts'
import type { RowGroup } from './blocks.ts'
import { groupMarker, groupText } from './blocks.ts'
import { joinRuns } from './bold-runs.ts'
import { dropReferences } from './clean-text.ts'
import { questionsOf } from './exam-questions.ts'
import { headingLevels, lookOf } from './headings.ts'
import { nameListItems, withDepths, withHeaders } from './lists.ts'
import type { Block, BlockKind, WordTest } from './model.ts'
import { askingAbove } from './options-in-columns.ts'
import type { Looking } from './row.ts'
import { withoutMarker } from './row-kinds.ts'
import { wordCount } from './rows.ts'
import {
  goesOnAsCode,
  isExercise,
  isExerciseLabel,
  isForeign,
  isImprint,
  isPointer,
  isReference,
  looksLikeProse,
  sectionKindOf,
} from './text-kinds.ts'
import { UNFINISHED } from './unfinished.ts'

export type ComposeTools = {
  judge: HyphenJudge
  isWord: WordTest
  levelInOutline: (text: string, page: number) => number | null
  pageCount: number
}

/** A block still knowing how its text may go on. */
type Draft = {
  kind: BlockKind
  text: string
  pieces: { page: number; start: number }[]
  bold: readonly string[]
  looks: readonly Looking[]
  cells: readonly string[]
  marker: string
  scanned: boolean
  group: RowGroup
}

const ENDED = /[.!?:;…]["”’)\]]*$/
/** 'a irrigação; e': what comes next in its list follows. */
const BEFORE_LAST = /[;,]\s(?:e|ou|e\/ou)$/u
/**
 * Between the two halves of a paragraph at most this many groups may stand (captions, notes), besides the rows of a
 * table.
 */
const MAX_BETWEEN = 14

/** Makes blocks of groups: cleans their text and joins paragraphs that run over columns and pages. */
export function composeBlocks(groups: readonly RowGroup[], tools: ComposeTools): Block[] {
  const joined = joinAcrossBreaks(
    groups.map(group => draftOf(group, tools)),
    tools.judge,
  )
  const groupsLeft = joined.map(draft => draft.group)
  const drawn = joined.map(draft => toBlock(draft, tools))
  const plain = withHeaders(nameListItems(withAcross(drawn, groupsLeft)), groupsLeft)
  return markCover(withLevels(withDepths(markExercises(plain, groupsLeft), groupsLeft), joined, tools), tools.pageCount)
}

function draftOf(group: RowGroup, tools: ComposeTools): Draft {
  const first = group.rows[0]
  const raw = settleInnerHyphens(groupText(group, tools.judge), tools.judge)
  const marker = groupMarker(group)
  const text = group.kind === 'code' ? raw : dropReferences(raw, tools.isWord)
  const clean = marker === '' ? text : withoutMarker(text)
  const page = first?.page ?? 1
  const isRow = group.kind === 'table-row'
  const tidy = (cell: string) => dropReferences(settleInnerHyphens(cell, tools.judge), tools.isWord)
  const cells = isRow ? (first?.cells ?? []).map(tidy) : []
  return {
    kind: group.kind === 'item' ? 'list-item' : group.kind === 'text' ? 'paragraph' : group.kind,
    text: isRow ? cells.filter(cell => cell !== '').join(' ') : clean,
    pieces: [{ page, start: 0 }],
    bold: group.rows.flatMap(row => row.bold),
    looks: group.rows.flatMap(row => row.looks ?? []),
    cells,
    marker,
    scanned: first?.scanned ?? false,
    group,
  }
}

function joinAcrossBreaks(drafts: readonly Draft[], judge: HyphenJudge): Draft[] {
  const gone = new Set<Draft>()
  for (const [index, draft] of drafts.entries()) {
    if (gone.has(draft) || !isProse(draft)) continue
    let end = draft
    for (;;) {
      const next = continuation(drafts, draft, index, end, gone)
      if (!next) break
      absorb(draft, next, judge)
      gone.add(next)
      end = next
    }
  }
  return drafts.filter(draft => !gone.has(draft))
}

function isProse(draft: Draft): boolean {
  return draft.kind === 'paragraph' || draft.kind === 'list-item'
}

/** The group that goes on with an unfinished one, if any: the first prose after the next column or page break. */
function continuation(
  drafts: readonly Draft[],
  draft: Draft,
  from: number,
  end: Draft,
  gone: ReadonlySet<Draft>,
): Draft | null {
  if (ENDED.test(end.text) && !/[-\u00AD]$/.test(end.text)) return null
  if (isImprint(end.text) || isReference(end.text) || !looksLikeProse(draft.text)) return null
  const last = end.group.rows.at(-1)
  if (!last) return null
  let candidate: Draft | null = null
  let seen = 0
  const after = drafts.slice(Math.max(from, drafts.indexOf(end)) + 1)
  if (draft.kind === 'list-item' && goesOnBelow(end, after[0])) return null
  for (const next of after) {
    const first = next.group.rows[0]
    if (!first || gone.has(next)) continue
    if (next.kind !== 'table-row') seen++
    if (first.page > last.page + 1 || seen > MAX_BETWEEN || next.kind === 'heading') break
    if (first.page === last.page && (next.kind === 'code' || next.kind === 'formula')) break
    // 'declarar o uso' / 'do pacote com o comando \usepackage{graphicx}.': the sentence goes on in a line of code.
    if (next.kind === 'code' && goesOnAsCode(next.text)) break
    if (next.kind !== 'paragraph' && !(seen === 1 && isTail(next, end))) continue
    if (Math.abs(first.size - last.size) >= last.size * (last.scanned ? 0.35 : 0.1)) continue
    const lower = /^-?[\p{Ll}(“"\d]/u.test(next.text)
    const moved = first.page !== last.page || first.left > last.right || (lower && first.top < last.top)
    if (!moved) {
      if (lower && seen <= 2 && end.group.full) return next
      continue
    }
    // The first in lower case is it; failing that, the first after the break, when the line before was full.
    if (lower) return next
    if ((UNFINISHED.test(end.text) || end.group.full) && !isHead(next)) candidate ??= next
  }
  return candidate
}

/**
 * A short row by itself that ends no sentence: what stands at the head of a sheet ('Artigo'), not the end of a
 * paragraph.
 */
const isHead = ({ group, text }: Draft) => group.rows.length === 1 && !group.full && !ENDED.test(text)

/** The list goes on under the item: it has an end, whatever it ends in. */
function goesOnBelow(end: Draft, next: Draft | undefined): boolean {
  if (BEFORE_LAST.test(end.text)) return true
  const [last, first] = [end.group.rows.at(-1), next?.group.rows[0]]
  return next?.kind === 'list-item' && !!last && !!first && first.page === last.page && first.top > last.top
}

/**
 * Lines set in at the top of a page, taken for an item without its bullet, that end the sentence of the page before.
 */
function isTail(next: Draft, end: Draft): boolean {
  return next.group.bare === true && /^\p{Ll}/u.test(next.text) && (end.group.full || UNFINISHED.test(end.text))
}

function absorb(draft: Draft, next: Draft, judge: HyphenJudge): void {
  const joined = joinLines(draft.text, next.text, judge)
  const page = next.pieces[0]?.page ?? 1
  const start = joined.length - next.text.length
  if (page !== draft.pieces.at(-1)?.page) draft.pieces.push({ page, start: Math.max(0, start) })
  draft.text = joined
  draft.bold = joinBold(draft, next)
  draft.looks = [...draft.looks, ...next.looks]
}

/** A bold stretch cut by the break is one stretch: 'Coexistência' + 'Pacífica'. */
function joinBold(draft: Draft, next: Draft): readonly string[] {
  const last = draft.bold.at(-1)
  const first = next.bold[0]
  if (last && first && draft.text.includes(`${last} ${first}`))
    return [...draft.bold.slice(0, -1), `${last} ${first}`, ...next.bold.slice(1)]
  return [...draft.bold, ...next.bold]
}

function toBlock(draft: Draft, tools: ComposeTools): Block {
  const bold = joinRuns(draft.bold, draft.text).map(run =>
    dropReferences(settleInnerHyphens(run, tools.judge), tools.isWord),
  )
  return {
    kind: kindOf(draft),
    text: draft.text,
    pieces: draft.pieces,
    bold: bold.filter(run => run !== ''),
    ...(draft.looks.length > 0 && { looks: draft.looks }),
    cells: draft.cells,
    header: [],
    depth: 0,
    level: 0,
    marker: draft.marker,
    scanned: draft.scanned,
  }
}

function kindOf(draft: Draft): BlockKind {
  const { kind, text, marker } = draft
  if (kind === 'heading' || kind === 'toc' || kind === 'code' || kind === 'formula' || kind === 'exercise') return kind
  if (isReference(text)) return 'reference'
  if (isImprint(text)) return 'imprint'
  if (kind === 'paragraph' || kind === 'list-item') {
    if (isExercise(text, marker)) return 'exercise'
    if (isForeign(text)) return 'foreign'
    if (isPointer(text)) return 'box'
    if (kind === 'paragraph' && wordCount(text) >= 7 && !ENDED.test(text) && !looksLikeProse(text)) return 'table-row'
  }
  return kind
}

/**
 * What follows the label of an exercise is its wording: one paragraph and the items after it. So is a numbered question
 * set like a heading under 'Exercícios'. Questions of an exam say by their options how far they go.
 */
function markExercises(blocks: readonly Block[], groups: readonly RowGroup[]): Block[] {
  let state: 'none' | 'wording' | 'items' = 'none'
  let among = false
  // Whether an exercise has begun whose alternatives may follow.
  let asked = false
  const exam = questionsOf(blocks)
  const asking = askingAbove(blocks, groups)
  return blocks.map((block, index) => {
    if (isExerciseLabel(block.text)) {
      state = exam.labels.has(block) ? 'none' : 'wording'
      return { ...block, kind: 'exercise' }
    }
    if (exam.asking.has(block)) return { ...block, kind: 'exercise' }
    if (asking.has(block)) {
      asked = true
      return { ...block, kind: 'exercise' }
    }
    if (block.kind === 'heading') {
      const marker = /^\(?\d{1,3}[.)]/.exec(block.text)?.[0]
      if (among && marker !== undefined && isQuestion(block, blocks[index + 1])) {
        state = 'items'
        return { ...block, kind: 'exercise', marker, text: block.text.slice(marker.length).trim() }
      }
      among = sectionKindOf(block.text) === 'exercises'
    }
    const wording = state === 'wording' && block.kind === 'paragraph'
    const letter = asked && /^\(?[a-eA-E][.)]/.test(block.marker)
    const item = (state !== 'none' || letter) && block.kind === 'list-item'
    state = wording || item ? 'items' : 'none'
    asked = block.kind === 'exercise' || (asked && letter)
    return wording || item ? { ...block, kind: 'exercise' } : block
  })
}

function isQuestion(block: Block, next: Block | undefined): boolean {
  return isExercise(block.text.replace(/^\S+\s/, ''), '1.') || /^\(?[aA][.)]/.test(next?.marker ?? '')
}

/** Pages before the first real paragraph, holding few words, are the cover; its headings keep their level. */
function markCover(blocks: readonly Block[], pageCount: number): Block[] {
  if (pageCount < 3) return [...blocks]
  const firstProse =
    blocks.find(block => block.kind === 'paragraph' && wordCount(block.text) >= 20)?.pieces[0]?.page ?? 1
  const words = new Map<number, number>()
  for (const block of blocks) {
    const page = block.pieces[0]?.page ?? 1
    words.set(page, (words.get(page) ?? 0) + wordCount(block.text))
  }
  return blocks.map(block => {
    const page = block.pieces[0]?.page ?? 1
    const bare = page < firstProse && page <= 3 && (words.get(page) ?? 0) < 80
    return bare && block.kind !== 'toc' ? { ...block, kind: 'cover' } : block
  })
}

function withLevels(blocks: readonly Block[], drafts: readonly Draft[], tools: ComposeTools): Block[] {
  const places = blocks.flatMap((block, index) => (block.kind === 'heading' ? [index] : []))
  const looks = places.map(index => {
    const group = drafts[index]?.group
    const first = group?.rows[0]
    return group && first
      ? lookOf(group, tools.levelInOutline(blocks[index]?.text ?? '', first.page))
      : { size: 0, bold: false, numbering: 0, outlineLevel: null }
  })
  const levels = headingLevels(looks)
  const result = [...blocks]
  places.forEach((index, order) => {
    const block = result[index]
    if (block) result[index] = { ...block, level: levels[order] ?? 1 }
  })
  return result
}
