import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Run } from '../text.ts'
import { breakLines } from './lines.ts'

/** One unit for each letter, in every style. */
const letters = (text: string) => text.length
const regular = (text: string): Run[] => [{ text, style: 'regular' }]
const shown = (lines: Run[][]) => lines.map(line => line.map(run => run.text).join(''))

describe('breakLines', () => {
  test('evens out the right edge instead of filling each line', () => {
    expect(shown(breakLines(regular('aaa bb cc ddddd'), 6, letters))).toEqual(['aaa', 'bb cc', 'ddddd'])
  })

  test('avoids a last line of one short word', () => {
    expect(shown(breakLines(regular('aaaaaaaaaa bbbbbbbbbbbbbbb cc dd'), 29, letters))).toEqual([
      'aaaaaaaaaa bbbbbbbbbbbbbbb',
      'cc dd',
    ])
  })

  test('balances the lines of a title', () => {
    const title = regular('O relevo, os rios e\u00a0o\u00a0ciclo da\u00a0água')
    expect(shown(breakLines(title, 31, letters, true))).toEqual(['O relevo, os rios', 'e o ciclo da água'])
  })

  test('keeps styles, and a word set in two styles in one piece', () => {
    const runs: Run[] = [
      { text: 'Um ', style: 'regular' },
      { text: 'bioma', style: 'bold' },
      { text: ', enfim', style: 'regular' },
    ]
    expect(breakLines(runs, 9, letters)).toEqual([
      [
        { text: 'Um ', style: 'regular' },
        { text: 'bioma', style: 'bold' },
        { text: ',', style: 'regular' },
      ],
      [{ text: 'enfim', style: 'regular' }],
    ])
  })

  test('does not break at U+00A0 and draws it as a space', () => {
    expect(shown(breakLines(regular('vivia D.\u00a0João'), 8, letters))).toEqual(['vivia', 'D. João'])
  })

  test('gives a word wider than the line its own line', () => {
    expect(shown(breakLines(regular('a otorrinolaringologista b'), 8, letters))).toEqual([
      'a',
      'otorrinolaringologista',
      'b',
    ])
  })

  test('keeps every word in order and no line too wide', () => {
    const word = fc.string({ minLength: 1, maxLength: 9, unit: fc.constantFrom(...'abcdeáção') })
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 40 }),
        fc.integer({ min: 9, max: 30 }),
        fc.boolean(),
        (words, width, even) => {
          const lines = shown(breakLines(regular(words.join(' ')), width, letters, even))
          expect(lines.join(' ')).toBe(words.join(' '))
          expect(lines.every(line => line.length <= width)).toBe(true)
        },
      ),
    )
  })
})
