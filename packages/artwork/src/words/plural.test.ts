import { describe, expect, test } from 'vitest'
import { nouns } from './nouns.ts'
import { counted, pluralOf } from './plural.ts'

describe('counted', () => {
  test.each([
    ['um gato', 1, 'um gato'],
    ['um gato', 2, 'dois gatos'],
    ['uma vaca', 2, 'duas vacas'],
    ['um avião', 3, 'três aviões'],
    ['um pão', 2, 'dois pães'],
    ['uma flor', 3, 'três flores'],
    ['um lápis', 2, 'dois lápis'],
    ['um peixe-boi', 2, 'dois peixes-boi'],
    ['um boneco de neve', 2, 'dois bonecos de neve'],
    ['uma bola de vôlei', 2, 'duas bolas de vôlei'],
    ['um gato preto', 2, 'dois gatos pretos'],
    ['um tatu', 4, 'quatro tatus'],
    ['um trem', 2, 'dois trens'],
    ['um caracol', 2, 'dois caracóis'],
    ['um pastel', 2, 'dois pastéis'],
  ])('%s × %i: %s', (label, count, expected) => {
    expect(counted(label, count)).toBe(expected)
  })

  test('gives every name of the table a plural that ends in s', () => {
    const names = nouns.map(([label]) => label.split(' ').slice(1).join(' '))
    expect(names.map(pluralOf).filter(plural => !/s(?: |$|-)/.test(plural))).toEqual([])
  })
})
