import type { OutlineEntry } from '@capivira/core/materials/document'
import { pattern } from '../lexicon/words.ts'
import type { RowGroup } from './blocks.ts'
import { isAddress, isNumberedHeading, LISTING_TITLE } from './row-kinds.ts'
import type { Row } from './rows.ts'
import { wordCount } from './rows.ts'
import { isImprint } from './text-kinds.ts'
import { UNFINISHED } from './unfinished.ts'

/** Letters and digits only, lower case: titles are compared this way. */
export function titleKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** Answers whether a row is, on that page or next to it, a title of the PDF's outline; and at what depth. */
export function outlineIndex(outline: readonly OutlineEntry[]): (text: string, page: number) => number | null {
  const levels = new Map<string, { level: number; page: number | null }[]>()
  for (const entry of outline) {
    for (const key of [titleKey(entry.title), titleKey(withoutNumbering(entry.title))]) {
      if (key.length >= 3) levels.set(key, [...(levels.get(key) ?? []), entry])
    }
  }
  return (text, page) => {
    const entries = levels.get(titleKey(text)) ?? levels.get(titleKey(withoutNumbering(text)))
    return entries?.find(entry => entry.page === null || Math.abs(entry.page - page) <= 1)?.level ?? null
  }
}

const LEADERS = /^(.{3,120}?)\s*(?:\.\s?){4,}\s*(\d{1,4})?$/

/**
 * What the printed table of contents says: titles with their depth by numbering; no pages, since printed ones may be
 * offset.
 */
export function printedContents(rows: readonly Row[]): OutlineEntry[] {
  const entries: OutlineEntry[] = []
  for (const row of rows) {
    const title = LEADERS.exec(row.text)?.[1]
    if (title === undefined) continue
    const numbering = /^((?:\d{1,2}\.)*\d{1,2})\.?\s/.exec(title)?.[1]
    entries.push({ level: numbering ? numbering.split('.').length : 1, title, page: null })
  }
  return entries.length >= 3 ? entries : []
}

const NUMBERING = pattern('i')`^${'numbered heading, small'}\s+(?:\d+|[IVXLC]+)\s*[.:–—-]?\s*(?=\S)`

/** '3.1 Fórmula' → 'Fórmula'; 'Capítulo 3 – O relevo' → 'O relevo'. */
export function withoutNumbering(title: string): string {
  return title
    .replace(NUMBERING, '')
    .replace(/^(?:(?:\d{1,2}\.)+\d{0,2}|\d{1,2}|[IVX]{1,5}(?=[.\s–—-]))\s*[.):–—-]?\s+(?=\p{L})/u, '')
    .trim()
}

/**
 * Promotes to headings the plain lines that can only be titles: a short line without final punctuation, standing alone
 * above a paragraph; a numbered one likewise. A loose line in small print becomes a caption.
 */
export function promoteTitles(groups: readonly RowGroup[], bodySize: number): RowGroup[] {
  return groups.map((group, index) => {
    const next = groups[index + 1]
    const previous = groups[index - 1]
    if (isUnlabelledCaption(group, bodySize)) return { ...group, kind: 'caption' }
    return isPlainTitle(group, previous, next, bodySize) ? { ...group, kind: 'heading' } : group
  })
}

function isPlainTitle(
  group: RowGroup,
  previous: RowGroup | undefined,
  next: RowGroup | undefined,
  bodySize: number,
): boolean {
  const row = group.rows[0]
  if (!row || group.rows.length > 1 || !next || row.size < bodySize * 0.97 || group.full) return false
  if (next.rows[0]?.page !== row.page) return false
  if (group.kind !== 'text' && group.kind !== 'item') return false
  if (
    (UNFINISHED.test(row.text) && /\p{Ll}$/u.test(row.text)) ||
    /[.;,:!…]$/.test(row.text) ||
    !/^[\p{Lu}\d]/u.test(row.text) ||
    wordCount(row.text) > 10
  )
    return false
  if (!/\p{L}{3}/u.test(row.text) || isAddress(row.text) || /[=<>{}|\\]/.test(row.text)) return false
  if (isImprint(row.text) || LISTING_TITLE.test(row.text)) return false
  const proseBelow = next.kind === 'text' && wordsOf(next) >= 12 && (next.rows[0]?.top ?? 0) > row.top
  if (!proseBelow) return false
  if (group.kind === 'item') return isNumberedHeading(row.text) && previous?.kind !== 'item'
  const introduced = previous?.rows.at(-1)?.text.endsWith(':') === true
  const before = previous?.rows.at(-1)
  const wasCutOff = before !== undefined && previous?.full === true && !/[.!?:;…]["”’)]*$/.test(before.text)
  return !introduced && !wasCutOff
}

/** A short loose line in smaller print under a picture. */
function isUnlabelledCaption(group: RowGroup, bodySize: number): boolean {
  const row = group.rows[0]
  if (!row || group.kind !== 'text' || group.rows.length > 2 || row.scanned) return false
  return row.size < bodySize * 0.95 && !group.full && wordsOf(group) <= 30
}

function wordsOf(group: RowGroup): number {
  return group.rows.reduce((sum, row) => sum + wordCount(row.text), 0)
}

/** What a heading looks like; equal looks get equal depth. */
export type HeadingLook = { size: number; bold: boolean; numbering: number; outlineLevel: number | null }

export function lookOf(group: RowGroup, outlineLevel: number | null): HeadingLook {
  const first = group.rows[0]
  const numbering = /^((?:\d{1,2}\.)+\d{0,2})/.exec(first?.text ?? '')?.[1]
  return {
    size: Math.round((first?.size ?? 0) * 2) / 2,
    bold: (first?.boldShare ?? 0) > 0.8,
    numbering: numbering ? numbering.split('.').filter(part => part !== '').length : 0,
    outlineLevel,
  }
}

/** Depth from 1 for every look: by the outline where it names the heading, else by size, weight and numbering. */
export function headingLevels(looks: readonly HeadingLook[]): number[] {
  const deepestOutline = Math.max(0, ...looks.map(look => look.outlineLevel ?? 0))
  const rank = (look: HeadingLook) =>
    look.outlineLevel !== null
      ? look.outlineLevel * 1000
      : (deepestOutline + 1) * 1000 +
        (200 - Math.min(200, look.size)) * 4 +
        (look.bold ? 0 : 2) +
        Math.min(1, Math.max(0, look.numbering - 1)) * 0.3 +
        look.numbering * 0.1
  const order = [...new Set(looks.map(rank))].sort((a, b) => a - b)
  return looks.map(look => order.indexOf(rank(look)) + 1)
}
