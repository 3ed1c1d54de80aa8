import { expect, test } from 'vitest'
import { type Beside, otherOptions } from './other-options.ts'

const asked = {
  options: ['foz', 'delta', 'margem'],
  correctAnswer: 1,
  category: 'Rios',
  sourceQuote: 'O rio acaba em delta, longe da nascente.',
}
const beside = (text: string, category: string | null, isAnswer: boolean): Beside => ({ text, category, isAnswer })

test('answers come before options, those of the own part before others, and the key keeps its place', () => {
  const found = otherOptions(asked, [
    beside('vento', 'Clima', false),
    beside('leito', 'Rios', false),
    beside('chuva', 'Clima', true),
    beside('afluente', 'Rios', true),
  ])
  expect(found).toEqual({ options: ['afluente', 'delta', 'chuva'], correctAnswer: 1 })
})

test('among options, those of the own part come first', () => {
  const found = otherOptions(asked, [
    beside('vento', 'Clima', false),
    beside('leito', 'Rios', false),
    beside('geada', 'Clima', false),
  ])
  expect(found?.options).toEqual(['leito', 'delta', 'vento'])
})

test('nothing that was there, that the passage says, or that looks otherwise is offered', () => {
  const none = ['Foz.', 'nascente', '1822', 'Rio São Francisco', 'um braço de água do mar'].map(text =>
    beside(text, 'Rios', true),
  )
  expect(otherOptions(asked, [...none, beside('leito', 'Rios', true)])).toBe(null)
  expect(otherOptions(asked, [...none, beside('leito', 'Rios', true), beside('vento', null, true)])?.options).toEqual([
    'leito',
    'delta',
    'vento',
  ])
})

test('a key that is not there has no other options', () => {
  expect(otherOptions({ ...asked, correctAnswer: 3 }, [])).toBe(null)
})
