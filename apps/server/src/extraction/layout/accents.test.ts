import { describe, expect, test } from 'vitest'
import { aRun, lettersOf } from '../testing/letters.ts'
import { composeAccents } from './accents.ts'
import type { Letter } from './letters.ts'

const over = (text: string, letter: Letter | undefined, shift = 0): Letter => ({
  text,
  run: letter?.run ?? aRun(),
  start: (letter?.start ?? 0) + 1 + shift,
  end: (letter?.end ?? 0) - 1 + shift,
  baseline: letter?.baseline ?? 0,
  spaceBefore: false,
})

const textOf = (letters: readonly Letter[]) => letters.map(({ text }) => text).join('')

describe('composeAccents', () => {
  test('joins accents drawn before, after or far from their letters', () => {
    const letters = lettersOf('educacao')
    const accented = [...letters.slice(0, 5), over('¸', letters[5]), ...letters.slice(5), over('˜', letters[6])]
    expect(textOf(composeAccents(accented))).toBe('educação')
  })

  test('leaves a mark without width to the letter that it ends', () => {
    const [a, b] = lettersOf('ab')
    const mark = b && { ...over('\u0331', b), start: b.start, end: b.start }
    expect(textOf(a && b && mark ? composeAccents([a, mark, b]) : [])).toBe('a\u0331b')
  })

  test('takes a ring behind a number for degrees, though a letter stands under it', () => {
    const [seven, c] = [lettersOf('7')[0], lettersOf('C', 8)[0]]
    expect(textOf(seven && c ? composeAccents([seven, over('\u030a', c), c]) : [])).toBe('7°C')
  })

  test("puts a vector's arrow over the letter behind it, where it stands over that one", () => {
    const letters = lettersOf('a⊥v')
    const arrow = (at: number) => ({ ...over('\u20d7', letters[at]), spaceBefore: true })
    const [a, sign, v] = letters
    const read = a && sign && v ? composeAccents([{ ...a }, { ...sign }, arrow(2), { ...v }]) : []
    expect(read.map(({ text, spaceBefore }) => (spaceBefore ? ` ${text}` : text))).toEqual(['a', '⊥', ' v\u20d7'])
    expect(textOf(a && v ? composeAccents([{ ...a }, arrow(0), { ...v }]) : [])).toBe('a\u20d7v')
  })

  test('gives a dotless i its accent instead of its dot', () => {
    const letters = lettersOf('fısica')
    expect(textOf(composeAccents([...letters, over('´', letters[1])]))).toBe('física')
  })

  test('lifts the accents of capitals', () => {
    const letters = lettersOf('AGUA')
    const raised = { ...over('´', letters[0]), baseline: 97 }
    expect(textOf(composeAccents([raised, ...letters]))).toBe('ÁGUA')
  })

  test('leaves a sign that stands beside letters alone', () => {
    const letters = [...lettersOf('copo d'), ...lettersOf('´', 28), ...lettersOf('agua', 33)]
    expect(textOf(composeAccents(letters))).toBe('copod´agua')
  })

  test('takes the room of a mark that the file sets behind its letter, so that no space is seen there', () => {
    const [a, o] = lettersOf('ao')
    if (!a || !o) throw new Error('two letters')
    const mark = { ...o, text: '\u0303' }
    const [joined, next] = composeAccents([a, mark, { ...o, start: mark.end, end: mark.end + 5 }])
    expect([joined?.text, joined?.end, next?.start]).toEqual(['ã', mark.end, mark.end])
  })

  test('draws a stroke through the sign behind it, and leaves one that stands elsewhere on its letter', () => {
    const [a, equals] = lettersOf('a=')
    if (!a || !equals) throw new Error('two letters')
    const stroke = (start: number): Letter => ({ ...equals, text: '\u0338', start, end: start, spaceBefore: true })
    const [, unequal] = composeAccents([{ ...a }, stroke(equals.start), { ...equals }])
    expect([unequal?.text, unequal?.spaceBefore]).toEqual(['≠', true])
    const far = { ...equals, start: equals.start + 20, end: equals.end + 20 }
    expect(composeAccents([{ ...a }, stroke(equals.start), far]).map(({ text }) => text)).toEqual(['a\u0338', '='])
  })

  test('leaves text without accents as it is', () => {
    const letters = lettersOf('sol')
    expect(composeAccents(letters)).toBe(letters)
  })
})
