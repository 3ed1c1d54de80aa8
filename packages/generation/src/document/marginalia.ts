import type { Page } from '@capivira/core/materials/document'
import type { Row } from './rows.ts'

/** Share of the page height, at the top and at the bottom, where running heads and page numbers stand. */
const BAND = 0.12
/** … and at most, where a row is the outermost of its page and stands apart from the others: LaTeX sets them so. */
const OUTER_BAND = 0.16
/** Rows farther apart than this (points) are not in the same place of two pages. */
const SAME_PLACE = 6

type Candidate = { row: Row; zone: 'top' | 'bottom'; page: number; inBand: boolean }

/**
 * Takes out running heads, running feet and page numbers: rows near an edge that come back, digits aside, in the same
 * place of many pages, or that carry a number running with the pages.
 */
export function withoutMarginalia(
  pages: readonly Page[],
  rows: readonly (readonly Row[])[],
  bodySize: number,
): Row[][] {
  const candidates = pages.flatMap((page, index) => edgeRows(page, rows[index] ?? []))
  const dropped = new Set<Row>([
    ...repeated(candidates, pages.length, bodySize),
    ...numbered(candidates, pages.length, bodySize),
    ...loneNumbers(candidates.filter(({ inBand }) => inBand)),
    ...counted(pages, rows),
    ...stamped(rows, bodySize),
  ])
  return rows.map(list => list.filter(row => !dropped.has(row)))
}

function edgeRows(page: Page, rows: readonly Row[]): Candidate[] {
  const { height, number } = page
  const top = (share: number) => (row: Row) => row.bottom <= height * share
  const bottom = (share: number) => (row: Row) => row.top >= height * (1 - share)
  const [highest, second] = rows.toSorted((a, b) => a.top - b.top)
  const [lowest, before] = rows.toSorted((a, b) => b.bottom - a.bottom)
  const found: Candidate[] = []
  for (const row of rows) {
    const isHead = row === highest && second && standsApart(row, second.top - row.bottom) && top(OUTER_BAND)(row)
    const isFoot = row === lowest && before && standsApart(row, row.top - before.bottom) && bottom(OUTER_BAND)(row)
    if (top(BAND)(row) || isHead) found.push({ row, zone: 'top', page: number, inBand: top(BAND)(row) })
    else if (bottom(BAND)(row) || isFoot) found.push({ row, zone: 'bottom', page: number, inBand: bottom(BAND)(row) })
  }
  return found
}

const standsApart = (row: Row, gap: number) => gap > APART * (row.bottom - row.top)

function repeated(candidates: readonly Candidate[], pageCount: number, bodySize: number): Row[] {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    const signature = `${candidate.zone}|${candidate.row.text.toLowerCase().replace(/[\divxlc]*\d[\divxlc]*/g, '#')}`
    groups.set(signature, [...(groups.get(signature) ?? []), candidate])
  }
  const dropped: Row[] = []
  for (const group of groups.values()) {
    const together = inSamePlace(group)
    const pages = new Set(together.map(candidate => candidate.page)).size
    // A title that stays over several slides is large; a running head hardly ever is.
    const large = together.some(candidate => candidate.row.size > bodySize * 1.15)
    const enough = large ? Math.max(3, pageCount * 0.5) : Math.min(4, Math.max(2, pageCount * 0.3))
    if (pages >= enough) dropped.push(...together.map(candidate => candidate.row))
  }
  return dropped
}

/** The largest subset that stands at about the same height of its pages. */
function inSamePlace(group: readonly Candidate[]): readonly Candidate[] {
  let best: readonly Candidate[] = []
  const sorted = [...group].sort((a, b) => a.row.top - b.row.top)
  let start = 0
  for (let end = 0; end < sorted.length; end++) {
    while ((sorted[end]?.row.top ?? 0) - (sorted[start]?.row.top ?? 0) > SAME_PLACE) start++
    if (end - start + 1 > best.length) best = sorted.slice(start, end + 1)
  }
  return best
}

/** Rows that begin or end with a number whose distance from the page's own number is the same on many pages. */
function numbered(candidates: readonly Candidate[], pageCount: number, bodySize: number): Row[] {
  const byOffset = new Map<number, Candidate[]>()
  for (const candidate of candidates) {
    if (candidate.row.text.length > 140 || candidate.row.size > bodySize * 1.15) continue
    for (const number of edgeNumbers(candidate.row.text)) {
      const offset = number - candidate.page
      byOffset.set(offset, [...(byOffset.get(offset) ?? []), candidate])
    }
  }
  const enough = Math.min(4, Math.max(2, pageCount * 0.3))
  const dropped: Row[] = []
  for (const group of byOffset.values()) {
    if (new Set(group.map(candidate => candidate.page)).size >= enough) dropped.push(...group.map(({ row }) => row))
  }
  return dropped
}

function edgeNumbers(text: string): number[] {
  const first = /^(\d{1,4})(?=\s|$)/.exec(text)?.[1]
  const last = /(?:^|\s)(\d{1,4})$/.exec(text)?.[1]
  return [...new Set([first, last].filter(digits => digits !== undefined).map(Number))]
}

/** A stamp stands on so many pages, and on most of them. */
const STAMPED_PAGES = 3
const MOST_PAGES = 0.6
/**
 * What comes back is at most this share of the letters of its pages: slides that grow line by line come back, too, all
 * of them.
 */
const STAMPED_SHARE = 0.25

/**
 * Rows that stand word for word in one place of most pages, wherever that is: who bought the book, whose copy it is.
 */
function stamped(rows: readonly (readonly Row[])[], bodySize: number): Row[] {
  const needed = Math.max(STAMPED_PAGES, MOST_PAGES * rows.length)
  if (rows.length < needed) return []
  const groups = new Map<string, { row: Row; page: number }[]>()
  rows.forEach((list, page) => {
    for (const row of list) {
      // A title stays over several slides.
      if (row.table || row.text.length < 4 || row.size > bodySize * 1.15) continue
      const key = `${row.text}|${Math.round(row.left / SAME_PLACE)}`
      groups.set(key, [...(groups.get(key) ?? []), { row, page }])
    }
  })
  const stamps = [...groups.values()].flatMap(group => {
    const top = group[0]?.row.top ?? 0
    const together = group.filter(({ row }) => Math.abs(row.top - top) <= SAME_PLACE)
    return new Set(together.map(({ page }) => page)).size >= needed ? together : []
  })
  const pages = new Set(stamps.map(({ page }) => page))
  const lettersOf = (some: readonly Row[]) => some.reduce((sum, { text }) => sum + text.length, 0)
  const all = [...pages].reduce((sum, page) => sum + lettersOf(rows[page] ?? []), 0)
  const own = stamps.map(({ row }) => row)
  return lettersOf(own) <= STAMPED_SHARE * all ? own : []
}

/** 'Apostila 3   Página 4 de 10': counts the pages, so that it needs no second one to be known. */
const COUNTED =
  /(?:^|\s)P[áa]g(?:ina|\.)?\s*\d{1,4}\s*(?:de|\/)\s*\d{1,4}$|^P[áa]g(?:ina|\.)?\s*\d{1,4}\s*(?:de|\/)\s*\d{1,4}\s/u
/** Its distance from the text, in its own heights. */
const APART = 1

/** The outermost row of a page where it counts the pages and stands apart from the text. */
function counted(pages: readonly Page[], rows: readonly (readonly Row[])[]): Row[] {
  return pages.flatMap((page, index) => {
    const list = (rows[index] ?? []).toSorted((a, b) => a.top - b.top)
    const [first, second] = list
    const [last, before] = [list.at(-1), list.at(-2)]
    const isApart = (row: Row, gap: number) => COUNTED.test(row.text) && standsApart(row, gap)
    const head = first && second && first.bottom <= page.height * BAND && isApart(first, second.top - first.bottom)
    const foot = last && before && last.top >= page.height * (1 - BAND) && isApart(last, last.top - before.bottom)
    return [...(head ? [first] : []), ...(foot ? [last] : [])]
  })
}

function loneNumbers(candidates: readonly Candidate[]): Row[] {
  return candidates
    .filter(({ row }) =>
      /^[\s–—|-]*(?:p[áa]g(?:ina|\.)?\s*)?(?:\d{1,4}|[ivxlc]{1,6})(?:\s*(?:de|\/)\s*\d{1,4})?[\s–—|-]*$/i.test(
        row.text,
      ),
    )
    .map(({ row }) => row)
}
