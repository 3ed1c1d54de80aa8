import type { Row } from './rows.ts'

/** Typical measures of the running text of a page, in points. */
export type PageMeasures = {
  bodySize: number
  /** Usual distance from one line to the next inside a paragraph. */
  leading: number
  /** True when the whole document is set in a fixed-width font, so that the font says nothing about code. */
  monospaceBody: boolean
}

/** A page needs this many letters in one size to have a body size of its own. */
const OWN_BODY_LETTERS = 800

/** With this share of its letters in the document's size, a page has that body size. */
const USUAL_SHARE = 0.25

/** Measures of every page; pages with little text take the document's body size. */
export function measurePages(pages: readonly (readonly Row[])[]): PageMeasures[] {
  const all = pages.flat()
  const monospaceBody = share(all, row => row.monospace) > 0.6
  const prose = all.filter(row => monospaceBody || !row.monospace)
  const documentSize = commonSize(prose.length > 0 ? prose : all).size
  return pages.map(rows => {
    const text = rows.filter(row => monospaceBody || !row.monospace)
    const own = commonSize(text)
    // A page of small print beside the usual text has the usual size.
    const usual = text
      .filter(row => Math.abs(row.size - documentSize) < 0.5)
      .reduce((sum, row) => sum + row.text.length, 0)
    const bodySize = own.letters >= OWN_BODY_LETTERS && usual < own.letters * USUAL_SHARE ? own.size : documentSize
    return { bodySize, leading: commonLeading(rows, bodySize), monospaceBody }
  })
}

/** Distance between the baselines of two rows; tops and bottoms both wobble with ascenders, the smaller one least. */
export function rowDistance(a: Row, b: Row): number {
  return Math.min(b.top - a.top, b.bottom - a.bottom)
}

function share(rows: readonly Row[], test: (row: Row) => boolean): number {
  let yes = 0
  let total = 0
  for (const row of rows) {
    total += row.text.length
    if (test(row)) yes += row.text.length
  }
  return total === 0 ? 0 : yes / total
}

/** The size most letters are set in. Sizes read from images wobble, so they are rounded more coarsely. */
function commonSize(rows: readonly Row[]): { size: number; letters: number } {
  const letters = new Map<number, number>()
  for (const row of rows) {
    const step = row.scanned ? 1 : 0.5
    const size = Math.round(row.size / step) * step
    letters.set(size, (letters.get(size) ?? 0) + row.text.length)
  }
  let best = { size: 11, letters: 0 }
  for (const [size, count] of letters) if (count > best.letters) best = { size, letters: count }
  return best
}

function commonLeading(rows: readonly Row[], bodySize: number): number {
  const distances: number[] = []
  for (let i = 1; i < rows.length; i++) {
    const a = rows[i - 1]
    const b = rows[i]
    if (!a || !b || Math.abs(a.size - bodySize) > bodySize * 0.12 || Math.abs(b.size - a.size) > 0.6) continue
    const distance = rowDistance(a, b)
    if (distance > bodySize * 0.8 && distance < bodySize * 2.6) distances.push(distance)
  }
  distances.sort((x, y) => x - y)
  // The lower third: gaps between paragraphs only ever widen the distance.
  return distances[Math.floor(distances.length / 3)] ?? bodySize * 1.25
}
