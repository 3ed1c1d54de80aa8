import { describe, expect, test } from 'vitest'
import { hasSame, saySame } from './meanings.ts'

describe('what says the same', () => {
  test.each([
    ['alterar', 'modificar'],
    ['cair', 'queda'],
    ['corrigir', 'correção'],
    ['reduzir', 'diminuição'],
    ['trimestral', 'trimestre'],
    ['ósseo', 'osso'],
    ['provisório', 'temporário'],
  ])('%s and %s, both ways', (a, b) => {
    expect([saySame(a, b), saySame(b, a)]).toEqual([true, true])
  })
})

describe('what does not', () => {
  test.each([
    ['a contrary', 'aumentar', 'diminuir'],
    ['a contrary', 'aquecer', 'esfriar'],
    ['a contrary', 'permitir', 'proibir'],
    ['a contrary', 'perder', 'ganhar'],
    ['a contrary', 'interno', 'externo'],
    ['a contrary', 'superior', 'inferior'],
    ['a sibling', 'pulmão', 'coração'],
    ['a sibling', 'segunda', 'terça'],
    ['a sibling', 'gato', 'cachorro'],
    ['a sibling', 'mensal', 'anual'],
    ['who does it', 'banqueiro', 'bancar'],
    ['a friend of a friend', 'fundar', 'elaborar'],
    ['a hedge', 'sempre', 'frequentemente'],
  ])('%s: %s and %s', (_, a, b) => {
    expect([saySame(a, b), saySame(b, a)]).toEqual([false, false])
  })

  test('a word that the tables have not, and a word and itself', () => {
    expect([hasSame('cotovia-do-ar'), saySame('cotovia-do-ar', 'cair'), saySame('cair', 'cair')]).toEqual([
      false,
      false,
      false,
    ])
  })
})
