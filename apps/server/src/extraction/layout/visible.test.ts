import { describe, expect, test } from 'vitest'
import { aRun } from '../testing/letters.ts'
import type { PageGlyphs, Run } from './page-glyphs.ts'
import { shownOn } from './visible.ts'

const pageOf = (runs: readonly Run[], changes: Partial<PageGlyphs> = {}): PageGlyphs => ({
  number: 1,
  width: 595,
  height: 842,
  count: runs.length * 30,
  codes: new Uint32Array(runs.length * 30),
  geometry: new Float32Array(0),
  runs: runs.map((run, index) => ({ ...run, from: index * 30 })),
  imageShare: 0,
  drawn: true,
  fontNames: [],
  hidden: 0,
  parts: [],
  roots: [],
  rules: [],
  ...changes,
})

const text = aRun()
const white = aRun({ luminance: 255 })
const invisible = aRun({ mode: 3 })

describe('shownOn', () => {
  test.each([
    ['black text', text, true],
    ['grey text', aRun({ luminance: 150 }), true],
    ['invisible text', invisible, false],
    ['clipping text', aRun({ mode: 7 }), false],
    ['transparent text', aRun({ opacity: 0 }), false],
    ['text of one point', aRun({ size: 1 }), false],
  ])('decides on %s', (_, run, expected) => {
    expect(shownOn(pageOf([text, run]))(run, 100, 100)).toBe(expected)
  })

  test('leaves out what stands off the page', () => {
    const shown = shownOn(pageOf([text]))
    expect([shown(text, -10, 100), shown(text, 100, 900), shown(text, 594, 841)]).toEqual([false, false, true])
  })

  test('takes the invisible layer of a scan for its text, and nothing else that is hidden', () => {
    const shown = shownOn(pageOf([invisible, invisible], { imageShare: 0.95 }))
    expect([shown(invisible, 100, 100), shown(white, 100, 100)]).toEqual([true, false])
  })

  test('does not take an invisible layer where the page has its own text', () => {
    expect(shownOn(pageOf([text, invisible], { imageShare: 0.95 }))(invisible, 100, 100)).toBe(false)
  })

  test('reads what was typed onto a scan beside its layer, and instead of it in one place', () => {
    const typed = aRun()
    const page = pageOf([typed, invisible, invisible], {
      imageShare: 0.95,
      geometry: new Float32Array(270).map((_, at) => (at < 90 ? [100, 102.5, 5][at % 3] : [300, 300, 5][at % 3]) ?? 0),
    })
    const shown = shownOn(page)
    expect([shown(typed, 100, 100), shown(invisible, 101, 100), shown(invisible, 300, 300)]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('leaves out what is stamped onto a page', () => {
    const stamp = aRun({ origin: 'note', isStamp: true })
    expect(shownOn(pageOf([text, stamp]))(stamp, 100, 100)).toBe(false)
  })
})
