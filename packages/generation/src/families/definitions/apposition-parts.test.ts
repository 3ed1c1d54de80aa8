import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('a name that a term stands at the end of is asked for whole', () => {
  const text =
    'As causas incluem a Política do Chá com Mel, acordo de revezamento no governo entre as famílias da serra e ' +
    'do litoral.'
  expect(found(text, 'definition/inner-apposition')).toEqual([
    'O que é a Política do Chá com Mel? → Acordo de revezamento no governo entre as famílias da serra e do litoral',
  ])
})

test('where a place lies is not what it is', () => {
  const text = 'O escritor Tadeu Pires nasceu no Acre, região norte do país, no ano de 1887.'
  expect(found(text, 'definition/inner-apposition')).toEqual([])
  expect(found('O próton fica no caroço, região central do átomo.', 'definition/inner-apposition')).toEqual([
    'O que é o caroço? → Região central do átomo',
  ])
})
