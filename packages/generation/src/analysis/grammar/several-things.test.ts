import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'
import { severalThings, withoutApposed } from './several-things.ts'

test.each([
  ['Abelhas, borboletas e morcegos', ['Abelhas', 'borboletas', 'morcegos']],
  ['Olavo Prado, Bento de Lima e Ciro Alves', ['Olavo Prado', 'Bento de Lima', 'Ciro Alves']],
  ['O vento, a chuva e o gelo', ['O vento', 'a chuva', 'o gelo']],
])('several things: %s', (text, items) => {
  expect(severalThings(text)).toEqual(items)
})

test.each(['O Sol, estrela e centro do sistema', 'Belém, porto e mercado da região', 'A ave'])(
  'one thing: %s',
  text => {
    expect(severalThings(text)).toBeNull()
  },
)

test('what explains a name is left out, further things are not', () => {
  expect(withoutApposed('Belém, a capital do Pará')).toBe('Belém')
  expect(withoutApposed('Abelhas, borboletas e morcegos')).toBe('Abelhas, borboletas e morcegos')
})

test('all of them are asked about together', () => {
  expect(found('Abelhas, borboletas e morcegos contribuem para a polinização das flores.', 'cause/results')).toEqual([
    'Para que contribuem abelhas, borboletas e morcegos? → Para a polinização das flores',
  ])
})
