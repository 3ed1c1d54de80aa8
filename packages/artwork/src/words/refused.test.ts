import { describe, expect, test } from 'vitest'
import { settings } from '../scene/all-settings.ts'
import { nouns } from './nouns.ts'
import { refusalOf } from './refused.ts'

describe('refusalOf', () => {
  test.each(['um homem com revólver', 'Uma ARMA', 'cigarros', 'a guerra', 'um cara bebado', 'sangue no chão'])(
    'answers %j kindly',
    text => {
      expect(refusalOf(text)).toBe(
        'Esse tema eu não desenho aqui na escola. Que tal um bicho, um lugar bonito ou uma brincadeira? Por exemplo: "uma onça tomando banho de rio".',
      )
    },
  )

  test.each([
    'um armário',
    'pau-brasil',
    'os pintinhos da galinha',
    'um veado na mata',
    'o burro e o macaco',
    'tiranossauro',
    '',
  ])('lets %j pass', text => {
    expect(refusalOf(text)).toBeNull()
  })

  test('refuses nothing that the artist can draw', () => {
    const words = [
      ...nouns.map(([label, , , , more = '']) => `${label} ${more}`),
      ...settings.map(({ words }) => words),
    ]
    expect(words.filter(text => refusalOf(text) !== null)).toEqual([])
  })
})
