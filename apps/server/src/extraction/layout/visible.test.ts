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
  shades: [],
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
    expect(shownOn(pageOf([text, run]))(run, 100, 100, 0)).toBe(expected)
  })

  test('leaves out what stands off the page', () => {
    const shown = shownOn(pageOf([text]))
    expect([shown(text, -10, 100, 0), shown(text, 100, 900, 0), shown(text, 594, 841, 0)]).toEqual([false, false, true])
  })

  test('takes the invisible layer of a scan for its text, and nothing else that is hidden', () => {
    const shown = shownOn(pageOf([invisible, invisible], { imageShare: 0.95 }))
    expect([shown(invisible, 100, 100, 0), shown(white, 100, 100, 0)]).toEqual([true, false])
  })

  test('does not take an invisible layer where the page has its own text', () => {
    expect(shownOn(pageOf([text, invisible], { imageShare: 0.95 }))(invisible, 100, 100, 0)).toBe(false)
  })

  describe('a scan with a layer and something painted onto it', () => {
    /** Three words, a letter apart, all letters seven points wide. */
    const said = 'célulaorganelaribossomo'
    const codes = Array.from(said, letter => letter.charCodeAt(0))
    const placed = (left: number, y: number) =>
      codes.flatMap((_, n) => [left + 7 * (n + (n < 6 ? 0 : n < 14 ? 1 : 2)), y, 7])
    const all = codes.length

    /** Which letters of the layer are shown under others of a run that begin `left` of them. */
    function keptUnder(run: Run, left = 0, layer = invisible): string {
      const page = pageOf([], {
        runs: [run, layer, layer].map((one, index) => ({ ...one, from: all * index })),
        imageShare: 0.95,
        count: 3 * all,
        codes: Uint32Array.from([...codes, ...codes, ...codes]),
        geometry: Float32Array.from([...placed(100 + left, 102.5), ...placed(100, 100), ...placed(100, 500)]),
      })
      const shown = shownOn(page)
      return Array.from(said, (letter, n) => (shown(layer, 100, 98, all + n) ? letter : '')).join('')
    }

    test('reads what was typed in one place instead of the layer', () => {
      expect(keptUnder(text)).toBe('')
      expect(keptUnder(text, 0, aRun({ mode: 3, size: 14 }))).toBe('')
    })

    test('replaces whole words, never pieces', () => {
      expect([32, 52, 90].map(left => keptUnder(text, left))).toEqual(['célula', 'célula', 'célulaorganela'])
    })

    test.each<[string, Run]>([
      ['a translucent watermark', aRun({ opacity: 38 })],
      ['a grey watermark', aRun({ luminance: 190 })],
      ['tilted words', aRun({ cos: 0.8, sin: -0.6 })],
      ['words three times as large', aRun({ size: 30 })],
      ['a stamp', aRun({ origin: 'note', isStamp: true })],
      ['letters of opacity 0', aRun({ opacity: 0 })],
      ['letters too small to see', aRun({ size: 1 })],
    ])('keeps the words of the layer under %s', (_, run) => {
      expect(keptUnder(run)).toBe(said)
    })
  })

  test('leaves out what is stamped onto a page', () => {
    const stamp = aRun({ origin: 'note', isStamp: true })
    expect(shownOn(pageOf([text, stamp]))(stamp, 100, 100, 0)).toBe(false)
  })
})
