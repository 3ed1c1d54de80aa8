import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Para focar de perto, o olho humano usa o músculo ciliar.',
    'O que o olho humano usa para focar de perto? → O músculo ciliar',
  ],
  [
    'Para deixar a argila mais resistente, oleiros marajoaras acrescentavam cacos moídos.',
    'O que os oleiros marajoaras acrescentavam para deixar a argila mais resistente? → Cacos moídos',
  ],
  [
    'Para fabricar o mel, as abelhas operárias precisam de néctar e de muitas viagens.',
    'De que as abelhas operárias precisam para fabricar o mel? → De néctar e de muitas viagens',
  ],
])('what a thing takes for an aim: %s', (text, expected) => {
  expect(found(text, 'function/taken-for')).toContain(expected)
})

test('not for an aim the page points at', () => {
  expect(found('Para resolver isso, o olho humano usa o músculo ciliar.', 'function/taken-for')).toEqual([])
})
