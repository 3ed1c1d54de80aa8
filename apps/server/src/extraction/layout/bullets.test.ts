import { describe, expect, test } from 'vitest'
import { aRun, lettersOf } from '../testing/letters.ts'
import { markBullets } from './bullets.ts'
import type { Run } from './page-glyphs.ts'
import { segmentsOf } from './segments.ts'

const run = (family: string, bold = false): Run => aRun({ style: { bold, italic: false, monospace: false, family } })
type Item = { sign: string; text: string; font?: Run; left?: number; gap?: number }

/** Lines under one another, each a sign at its edge and a text behind a gap. */
function page(items: readonly Item[], body = run('calibri')): string[] {
  const letters = items.flatMap(({ sign, text, font = body, left = 0, gap = 10 }, row) => [
    ...lettersOf(sign, left, 100 + 15 * row, font),
    ...lettersOf(text, left + 5 + gap, 100 + 15 * row, body),
  ])
  const segments = segmentsOf(letters)
  markBullets(segments)
  return segments.map(({ letters: [first] }) => first?.text ?? '')
}

describe('markBullets', () => {
  test('takes a letter of another font before a text for a mark', () => {
    const courier = run('couriernew')
    expect(page([{ sign: 'o', text: 'Citoplasma', font: courier }])).toEqual(['•'])
    expect(page([{ sign: 'o', text: 'citoplasma', font: courier }])).toEqual(['o'])
    expect(page([{ sign: 'q', text: 'citoplasma', font: courier }])).toEqual(['•'])
  })

  test('takes no letter of a formula for a mark', () => {
    const letters = [0, 15].flatMap(y => [...lettersOf('n', 0, 100 + y), ...lettersOf('numero de termos', 15, 100 + y)])
    for (const letter of letters) if (letter.text === 'n' && letter.start === 0) letter.isOfFormula = true
    const segments = segmentsOf(letters)
    markBullets(segments)
    expect(segments.map(({ letters: [first] }) => first?.text)).not.toContain('•')
  })

  test('takes no article for a mark: beside a bold word, or a word space away', () => {
    expect(page([{ sign: 'o', text: 'Citoplasma', font: run('calibri', true) }])).toEqual(['o'])
    expect(page([{ sign: 'o', text: 'Citoplasma', font: run('couriernew'), gap: 3 }])).toEqual(['o'])
  })

  test('takes one sign at one edge for a mark, and a word of one letter only before capitals, three times', () => {
    const items = (sign: string, texts: readonly string[]) => page(texts.map(text => ({ sign, text })))
    expect(items('o', ['Uva', 'Soja', 'Trigo'])).toEqual(['•', '•', '•'])
    expect(items('o', ['Uva', 'Soja'])).toEqual(['o', 'o'])
    expect(items('o', ['Uva', 'soja', 'Trigo'])).toEqual(['o', 'o', 'o'])
    expect(items('§', ['Uva', 'Soja'])).toEqual(['•', '•'])
    expect(items('A', ['Uva', 'Soja', 'Trigo'])).toEqual(['A', 'A', 'A'])
  })

  const close = (sign: string, texts: readonly string[]) => texts.map(text => ({ sign, text, gap: 3 }))

  test('takes signs of the keyboard and quotes for marks before capitals, at one edge', () => {
    expect(page(close('»', ['Uva', 'Soja']))).toEqual(['•', '•'])
    expect(page(close('*', ['Uva', 'Soja', 'Trigo']))).toEqual(['•', '•', '•'])
    expect(page(close('+', ['uva', 'soja', 'trigo']))).toEqual(['+', '+', '+'])
    expect(page(close('»', ['Uva']))).toEqual(['»'])
  })

  test('takes signs that mean something for marks three times only', () => {
    expect(page(close('*', ['Exceto aos sábados.', 'Exceto aos domingos.']))).toEqual(['*', '*'])
    expect(page(close('+', ['Uva', 'Soja']))).toEqual(['+', '+'])
    expect(page(close('~', ['Uva', 'Soja', 'Trigo']))).toEqual(['•', '•', '•'])
  })

  test('takes no sign for a mark that adds or denies a symbol', () => {
    expect(page(close('+', ['Na', 'Cl', 'K']))).toEqual(['+', '+', '+'])
    expect(page(close('~', ['P', 'Q', 'R']))).toEqual(['~', '~', '~'])
  })

  test('takes no sign for a mark that a word of the page carries', () => {
    const notes = close('*', ['Exceto aos sábados.', 'Exceto aos domingos.', 'Exceto em julho.'])
    expect(page([{ sign: '9h', text: 'Sábado*' }, ...notes])).toEqual(['9', '*', '*', '*'])
    expect(page([{ sign: '9h', text: 'Sábado* e domingo' }, ...notes])).toEqual(['9', '*', '*', '*'])
    expect(page([{ sign: '9h', text: 'a*b' }, ...notes])).toEqual(['9', '•', '•', '•'])
  })

  test('finds no marks among more signs than a list has', () => {
    const many = (count: number) => page(Array.from({ length: count }, () => ({ sign: '§', text: 'Uva' })))
    expect(new Set(many(500))).toEqual(new Set(['•']))
    expect(new Set(many(501))).toEqual(new Set(['§']))
  })

  test('takes two words of one letter for marks where they stand under the text of others', () => {
    const second = ['Trigo', 'Milho'].map(text => ({ sign: 'o', text, left: 15 }))
    expect(page([{ sign: '§', text: 'Uva' }, { sign: '§', text: 'Soja' }, ...second])).toEqual(['•', '•', '•', '•'])
    expect(page([{ sign: '§', text: 'Uva' }, { sign: '§', text: 'Soja' }, ...second.slice(1)])).toEqual(['•', '•', 'o'])
    expect(page(second)).toEqual(['o', 'o'])
  })

  test('leaves lines that begin alike at edges of their own', () => {
    const texts = ['Uva', 'Soja', 'Trigo'].map((text, row) => ({ sign: 'o', text, gap: 6 + 3 * row }))
    expect(page(texts)).toEqual(['o', 'o', 'o'])
  })

  test('finds the text of a mark drawn far from it', () => {
    expect(page([{ sign: 'o', text: 'Uva', font: run('couriernew'), gap: 20 }])).toEqual(['•', 'U'])
  })
})
