import { expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'

const coresOf = (text: string) => studyFrom(text).sentences.map(({ core }) => core)

test.each([
  [
    'the noun of its heading',
    '# Ciclo do carbono\n\nAs plantas começam tudo. O ciclo passa pelo ar, pelas plantas e pelo solo.',
    'O ciclo do carbono passa pelo ar, pelas plantas e pelo solo.',
  ],
  [
    'an ordinal with its noun, behind a lead',
    '# A Segunda Lei de Kepler\n\nOs planetas giram. Em poucas palavras, a segunda lei trata das áreas que um ' +
      'planeta varre.',
    'Em poucas palavras, a Segunda Lei de Kepler trata das áreas que um planeta varre.',
  ],
  [
    'a happening by its name',
    '# Guerra dos Farrapos\n\nO imposto do charque irritou os estancieiros. A guerra durou dez anos no sul do país.',
    'A Guerra dos Farrapos durou dez anos no sul do país.',
  ],
])('in short means what is named in full: %s', (_, text, expected) => {
  expect(coresOf(text).at(-1)).toBe(expected)
})

test.each([
  [
    'where the section speaks of another of the kind',
    '# Ciclo do carbono\n\nO ciclo do nitrogênio passa pelas raízes. O ciclo passa pelo ar e pelo solo.',
    'O ciclo passa pelo ar e pelo solo.',
  ],
  [
    'where the noun says it alone',
    '# Nobreza feudal\n\nO rei dava terras. A nobreza vivia em castelos de pedra nas colinas.',
    'A nobreza vivia em castelos de pedra nas colinas.',
  ],
  [
    'where the noun is told apart',
    '# Ciclo do carbono\n\nO ar muda. O ciclo completo passa pelo ar e pelo solo das matas.',
    'O ciclo completo passa pelo ar e pelo solo das matas.',
  ],
])('a heading is not put in %s', (_, text, expected) => {
  expect(coresOf(text).at(-1)).toBe(expected)
})
