import { describe, expect, test } from 'vitest'
import { aRun, lettersOf } from '../testing/letters.ts'
import { composeLine } from './compose-line.ts'
import type { Letter } from './letters.ts'
import { segmentsOf } from './segments.ts'

function line(letters: readonly Letter[]) {
  const [segment] = segmentsOf(letters)
  return segment ? composeLine(segment) : null
}

describe('composeLine', () => {
  test('puts spaces where letters stand apart', () => {
    expect(line(lettersOf('a luz do sol'))?.text).toBe('a luz do sol')
  })

  test('takes the spaces of the document even where they are narrow', () => {
    const letters = lettersOf('luzsol').map((letter, index) => ({ ...letter, spaceBefore: index === 3 }))
    expect(line(letters)?.text).toBe('luz sol')
  })

  test('measures word spaces against the spacing of the letters', () => {
    const spaced = [...'TEMAUM'].map((text, index) => {
      const start = index * 7 + (index >= 4 ? 5 : 0)
      return { text, run: aRun(), start, end: start + 5, baseline: 100, spaceBefore: false }
    })
    expect(line([...spaced, ...lettersOf('', 0)])?.text).toBe('TEMA UM')
  })

  test('ignores the false space after a ligature', () => {
    const [letter] = lettersOf('x')
    const word = (text: string, start: number, end: number, spaceBefore = false): Letter => ({
      text,
      run: letter?.run ?? aRun(),
      start,
      end,
      baseline: 100,
      spaceBefore,
    })
    expect(line([word('cientí', 0, 30), word('fi', 30, 38), word('ca', 38, 48, true)])?.text).toBe('científica')
    expect(line([word('cientí', 0, 30), word('fi', 30, 38), word('ca', 41, 51, true)])?.text).toBe('científi ca')
  })

  test('takes no gap after a ligature for a space where the page draws its spaces', () => {
    const letter = (text: string, start: number, end: number, spaceBefore = false): Letter => ({
      text,
      run: aRun(),
      start,
      end,
      baseline: 100,
      spaceBefore,
    })
    const letters = [
      letter('í', 0, 3),
      letter('fi', 3, 6),
      letter('c', 10, 15),
      letter('o', 15, 20),
      letter('e', 24, 29, true),
    ]
    const [segment] = segmentsOf(letters)
    if (!segment) throw new Error('no segment')
    expect(composeLine(segment, true)?.text).toBe('ífico e')
    expect(composeLine(segment)?.text).toBe('ífi co e')
  })

  test('puts no spaces into a word whose letters are set apart, where the page draws its spaces', () => {
    const apart = (word: string, x: number) =>
      [...word]
        .flatMap((letter, index) => lettersOf(letter, x + 8 * index))
        .map((letter, index) => ({
          ...letter,
          spaceBefore: index === 0,
        }))
    const drawn = ([first, ...rest]: Letter[]) => (first ? [{ ...first, spaceBefore: true }, ...rest] : [])
    const words = (word: string) => [
      ...lettersOf('ela'),
      ...apart(word, 18),
      ...drawn(lettersOf('na mão', 18 + 8 * word.length)),
    ]
    const text = (word: string, drawsSpaces: boolean) => {
      const [segment] = segmentsOf(words(word))
      return segment && composeLine(segment, drawsSpaces)?.text
    }
    expect(text('espalha', true)).toBe('ela espalha na mão')
    expect(text('espalha', false)).toBe('ela e s p a l h a na mão')
    expect(text('ABCD', true)).toBe('ela A B C D na mão')
  })

  test('marks bold stretches over the spaces between their words, without spaces at their ends', () => {
    const bold = aRun({ style: { bold: true, italic: false, monospace: false } })
    const letters = [...lettersOf('a ', 0), ...lettersOf('luz do', 8, 100, bold), ...lettersOf('sol', 44)]
    expect(line(letters)).toMatchObject({ text: 'a luz do sol', bold: [[2, 8]], italic: [] })
  })

  test('gives the box around the line and the mean size', () => {
    const letters = [...lettersOf('ab', 20, 100), ...lettersOf('cd', 30, 100, aRun({ size: 20 }))]
    expect(line(letters)).toMatchObject({ box: [20, 84, 40, 104.4], fontSize: 15 })
  })

  test('writes a whole raised run, and takes the size of its line from the other letters', () => {
    const raised = (text: string, x: number) => lettersOf(text, x, 96, aRun({ size: 7 }))
    const made = line([
      ...lettersOf('q', 0),
      ...raised('n–1', 5),
      ...lettersOf('e', 23),
      ...lettersOf('10', 31),
      ...raised('2,5', 41),
    ])
    expect(made).toMatchObject({ text: 'qⁿ⁻¹ e 10^2,5', fontSize: 10 })
  })

  test('is monospaced when most letters are', () => {
    const code = aRun({ style: { bold: false, italic: false, monospace: true } })
    expect(line([...lettersOf('x', 0), ...lettersOf('print', 5, 100, code)])?.monospace).toBe(true)
    expect(line([...lettersOf('texto', 0), ...lettersOf('x', 25, 100, code)])?.monospace).toBe(false)
  })

  test('is nothing when nothing but spaces is there', () => {
    const [letter] = lettersOf('x')
    expect(letter && line([{ ...letter, text: '\u2003' }])).toBeNull()
  })
})
