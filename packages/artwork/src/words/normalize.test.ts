import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { almostEqual, plain, rootsOf, singularsOf, soundOf, wordsOf } from './normalize.ts'

describe('words', () => {
  test('are plain without accents and capitals', () => {
    expect(plain('Vitória-Régia ÇÃO')).toBe('vitoria-regia cao')
    expect(wordsOf('Arco-íris, d’água!')).toEqual(['Arco', 'íris', 'd', 'água'])
  })

  test.each([
    ['leoes', 'leao'],
    ['animais', 'animal'],
    ['hoteis', 'hotel'],
    ['farois', 'farol'],
    ['trens', 'trem'],
    ['flores', 'flor'],
    ['vacas', 'vaca'],
  ])('%s may be the plural of %s', (plural, singular) => {
    expect(singularsOf(plural)).toContain(singular)
  })

  test.each([
    ['gatinho', 'gato'],
    ['florzinha', 'flor'],
    ['macaquinho', 'macaco'],
    ['leaozinho', 'leao'],
    ['cachorrao', 'cachorro'],
  ])('%s may be made of %s', (word, root) => {
    expect(rootsOf(word)).toContain(root)
  })

  test.each([
    ['caxorro', 'cachorro'],
    ['girrafa', 'girafa'],
    ['cazinha', 'casinha'],
    ['jirafa', 'girafa'],
    ['ovelia', 'ovelha'],
    ['omem', 'homem'],
  ])('%s sounds like %s', (wrong, right) => {
    expect(soundOf(wrong)).toBe(soundOf(right))
  })

  test('differ by one letter at most to be almost equal', () => {
    expect(almostEqual('elefante', 'elefamte')).toBe(true)
    expect(almostEqual('elefante', 'elefnate')).toBe(true)
    expect(almostEqual('elefante', 'elefant')).toBe(true)
    expect(almostEqual('elefante', 'lefanta')).toBe(false)
  })

  test('are almost equal both ways round', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 8 }),
        fc.string({ maxLength: 8 }),
        (a, b) => almostEqual(a, b) === almostEqual(b, a),
      ),
    )
  })
})
