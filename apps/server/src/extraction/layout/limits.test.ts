import { describe, expect, test } from 'vitest'
import { aRun, lettersOf } from '../testing/letters.ts'
import { composeLine } from './compose-line.ts'
import type { Letter } from './letters.ts'
import { joinLimits } from './limits.ts'
import { segmentsOf } from './segments.ts'

const small = aRun({ size: 7 })
const large = aRun({ style: { bold: false, italic: false, monospace: false, large: true } })
const lines = (...letters: Letter[][]) =>
  segmentsOf(joinLimits(letters.flat())).map(segment => composeLine(segment)?.text)

const middle = aRun({ size: 9 })
const head = aRun({ size: 12 })
/** The head of a column, what stands small under it, and a letter behind the head. */
const cell = (name: string, x: number, text: string): Letter[][] => [
  lettersOf(name, x, 100, head),
  lettersOf(text, x - 2, 112, middle),
  lettersOf('f', x + 17, 100, head),
]
const spaced = (text: string, x: number) =>
  lettersOf(text, x, 107, small).map(letter => ({ ...letter, spaceBefore: true }))

describe('joinLimits', () => {
  test('puts a sum that hangs from its head into its row, with what stands over and under it', () => {
    const sum = [lettersOf('n', 25, 88, small), lettersOf('∑', 25, 90, large), lettersOf('i=1', 20, 112, small)]
    expect(lines(lettersOf('S =', 0), ...sum, lettersOf('i + 2', 36))).toEqual(['S = ∑ᵢ₌₁ⁿ i + 2'])
  })

  test('keeps a sign on its row before a fraction', () => {
    const sum = [lettersOf('∏', 10), lettersOf('j', 10, 112, small)]
    const fraction = [lettersOf('x', 16, 93), lettersOf('y', 16, 107)]
    expect(lines(lettersOf('L=', 0), ...sum, ...fraction)).toEqual(['L=∏ⱼ', 'x', 'y'])
  })

  test('puts the letters of a limit into their order, whenever they were drawn', () => {
    const limit = [lettersOf('1', 30, 112, small), lettersOf('i', 20, 112, small), lettersOf('=', 25, 112, small)]
    expect(lines(lettersOf('∑', 25), ...limit, lettersOf('i', 36))).toEqual(['∑ᵢ₌₁ i'])
  })

  test('takes limits behind their sign, in whichever order they come', () => {
    const raised = lettersOf('b', 23, 86, small)
    const lowered = lettersOf('a', 22, 106, small)
    for (const limits of [
      [raised, lowered],
      [lowered, raised],
    ])
      expect(lines(lettersOf('A =', 0), lettersOf('∫', 18, 100), ...limits, lettersOf('f(x)', 29))).toEqual([
        'A = ∫ₐᵇ f(x)',
      ])
  })

  test('writes behind a mark what has no small signs, and what stands under a word', () => {
    const limit = lettersOf('x→∞', 0, 107, small)
    expect(lines(lettersOf('lim', 0), limit, lettersOf('f', 20))).toEqual(['lim_(x→∞) f'])
    const product = [lettersOf('∏', 5, 100), lettersOf('d|n', 0, 112, small), lettersOf('N', 5, 86, small)]
    expect(lines(...product, lettersOf('d', 16))).toEqual(['∏_(d|n)^N d'])
  })

  test.each<[string, Letter[][], string[]]>([
    [
      'raised letters in the small print under a word',
      [lettersOf('min', 0), lettersOf('x', 5, 107, small), lettersOf('*', 10, 104, aRun({ size: 5 }))],
      ['min', 'x*'],
    ],
    ['a sign without limits', [lettersOf('∑ x', 0)], ['∑ x']],
    ['one small letter behind it', [lettersOf('∫', 0), lettersOf('a', 5, 106, small)], ['∫', 'a']],
    [
      'small print that runs on under it',
      [lettersOf('∑ x', 0), lettersOf('uma nota de rodapé', 0, 112, small)],
      ['∑ x', 'uma nota de rodapé'],
    ],
    ['letters of its own size under it', [lettersOf('∑ x', 0), lettersOf('i', 0, 112)], ['∑ x', 'i']],
    ['a word that only ends so', [lettersOf('enfim', 0), lettersOf('x', 15, 107, small)], ['enfim', 'x']],
    ['a word that only begins so', [lettersOf('máximo', 0), lettersOf('x', 5, 107, small)], ['máximo', 'x']],
    [
      'small print of several words under a word',
      [lettersOf('sup', 0), lettersOf('x', 5, 107, small), lettersOf('y', 18, 107, small)],
      ['sup', 'x y'],
    ],
  ])('leaves %s', (_, letters, read) => {
    expect(lines(...letters)).toEqual(read)
  })

  test.each<[string, Letter[][]]>([
    ['heads of a table over their figures', ['mín', 'méd', 'máx'].flatMap((name, at) => cell(name, 36 * at, '12 °C'))],
    ['heads over figures with a unit', ['mín', 'máx'].flatMap((name, at) => cell(name, 50 * at, '31°C'))],
    ['a head over one letter', [lettersOf('máx', 0, 100, head), lettersOf('m', 5, 112, middle)]],
    ['a head over a note', [lettersOf('máx', 20, 100, head), lettersOf('(em graus)', 5, 112, middle)]],
    ['a sum as the head of a column', [lettersOf('xi', 0), lettersOf('∑', 60), lettersOf('i', 60, 112, small)]],
    ['a sum over a figure', [lettersOf('fi', 0), lettersOf('∑', 14, 92, large), lettersOf('6', 14, 112, small)]],
    ['a word over what lies a line lower', [lettersOf('lim f', 0), lettersOf('x→0', 0, 114, small)]],
    ['a word over several', [lettersOf('max f', 0), [...lettersOf('x', 0, 107, small), ...spaced('y', 7)]]],
  ])('leaves %s', (_, letters) => {
    const page = letters.flat()
    expect(joinLimits(page)).toBe(page)
  })

  test.each([
    [1900, 1],
    [6000, 0],
  ])('looks at %i pieces about its signs %i times', (count, times) => {
    const words = Array.from({ length: 50 }, (_, at) =>
      lettersOf('max', 60 * (at % 10), 100 + 24 * Math.floor(at / 10)),
    )
    const sum = [...lettersOf('∑', 800), ...lettersOf('i=1', 795, 112, small), ...lettersOf('i', 811)]
    const scattered = Array.from({ length: count }, (_, at) =>
      lettersOf('7', 1000 + 20 * (at % 100), 90 + 2 * Math.floor(at / 100), small),
    )
    const page = [...words, sum, ...scattered].flat()
    expect(page.length - joinLimits(page).length).toBe(3 * times)
  })

  test('pieces far from its signs do not count', () => {
    const sum = [...lettersOf('∑', 25), ...lettersOf('i=1', 20, 112, small), ...lettersOf('i', 36)]
    const far = Array.from({ length: 6000 }, (_, at) =>
      lettersOf('7', 20 * (at % 50), 400 + 9 * Math.floor(at / 50), small),
    )
    expect(joinLimits([...sum, ...far.flat()])).toHaveLength(6002)
  })
})
