import { isKnown } from '@capivira/portuguese/morphology'
import { expect, test } from 'vitest'
import { readExercises } from './exercises.ts'
import type { Block } from './model.ts'
import { oddOptions, withoutSign } from './odd-options.ts'
import { extracted, line, page } from './typeset.ts'
import { understandDocument } from './understand.ts'

const plainBlock: Block = {
  kind: 'exercise',
  text: '',
  pieces: [{ page: 1, start: 0 }],
  bold: [],
  cells: [],
  header: [],
  depth: 0,
  level: 0,
  marker: '',
  scanned: false,
}

/** Options of a question; '!' before one gives it the look. */
const question = (look: string, ...options: string[]) =>
  options.map((option, at) => {
    const text = option.replace('!', '')
    const looks = option.startsWith('!') ? [{ look, text: `${'abcde'[at]}) ${text}` }] : []
    return { letter: 'abcde'.charAt(at), text, block: { ...plainBlock, text, looks } }
  })

const red = (...options: string[]) => question('ink c00000', ...options)

test('one option in a colour in most questions is the right one', () => {
  expect(
    oddOptions([red('Lima', '!Quito', 'Bogotá'), red('!Rio', 'Recife', 'Natal'), red('Um', 'Dois', 'Três')]),
  ).toEqual([1, 0, null])
})

test('a look in half of the questions, or of several options, says nothing', () => {
  expect(oddOptions([red('Lima', '!Quito', 'Bogotá'), red('Rio', 'Recife', 'Natal')])).toEqual([null, null])
  expect(oddOptions([red('!Lima', '!Quito', 'Bogotá', 'Caracas'), red('!Rio', '!Recife', 'Natal', 'Belém')])).toEqual([
    null,
    null,
  ])
})

test('one question alone says nothing, nor do pairs and long lists', () => {
  expect(oddOptions([red('Lima', '!Quito', 'Bogotá')])).toEqual([null])
  expect(oddOptions([red('Lima', '!Quito'), red('Rio', '!Recife')])).toEqual([null, null])
  const six = red('Um', '!Dois', 'Três', 'Quatro', 'Cinco', 'Seis')
  expect(oddOptions([six, six])).toEqual([null, null])
})

test('two looks that pick different options of a question contradict each other there', () => {
  const marked = red('Lima', '!Quito', 'Bogotá').map((option, at) =>
    at === 0 ? { ...option, block: { ...option.block, looks: [{ look: 'line', text: 'Lima' }] } } : option,
  )
  expect(oddOptions([marked, red('!Rio', 'Recife', 'Natal')])).toEqual([null, 0])
})

test('signs behind an option are none of its words', () => {
  expect(withoutSign('Lima (certa)')).toBe('Lima')
  expect(withoutSign('Lima *')).toBe('Lima')
  expect(withoutSign('Lima (X)')).toBe('Lima')
  expect(withoutSign('O uso de f(x)')).toBe('O uso de f(x)')
})

/** Numbered questions of three options each, as lines of a page. */
function quiz(...rows: string[]): string[] {
  const document = extracted([
    page(
      1,
      rows.map((row, at) => line(row, { top: 90 + at * 16 })),
    ),
  ])
  return readExercises(understandDocument(document, isKnown)).map(
    ({ number, alternatives, key }) => `${number} ${alternatives[key ?? -1]?.text}`,
  )
}

const list = (first: readonly string[], second: readonly string[]) =>
  quiz('**Exercícios**', '1. Qual é a capital do Peru?', ...first, '2. Qual é a capital do Equador?', ...second)

test('a quiz whose right options are in bold, starred or ticked', () => {
  expect(list(['a) Quito', '**b) Lima**', 'c) Bogotá'], ['**a) Quito**', 'b) Lima', 'c) Bogotá'])).toEqual([
    '1 Lima',
    '2 Quito',
  ])
  expect(list(['a) Quito', '*b) Lima', 'c) Bogotá'], ['*a) Quito', 'b) Lima', 'c) Bogotá'])).toEqual([
    '1 Lima',
    '2 Quito',
  ])
  expect(
    list(['( ) a) Quito', '(X) b) Lima', '( ) c) Bogotá'], ['(X) a) Quito', '( ) b) Lima', '( ) c) Bogotá']),
  ).toEqual(['1 Lima', '2 Quito'])
})

test('options behind capitals with a point', () => {
  expect(list(['A. Quito', 'B. Lima (X)', 'C. Bogotá'], ['A. Quito (X)', 'B. Lima', 'C. Bogotá'])).toEqual([
    '1 Lima',
    '2 Quito',
  ])
})

test('a written key that says otherwise has the last word', () => {
  const bold = ['a) Quito', '**b) Lima**', 'c) Bogotá']
  expect(list(bold, [...bold, 'Gabarito: 1. c 2. c'])).toEqual(['1 Bogotá', '2 Bogotá'])
})
