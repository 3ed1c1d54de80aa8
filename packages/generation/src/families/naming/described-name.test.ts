import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'O quarto onde o padeiro amassa o pão é chamado de masseira.',
    'Como é chamado o quarto onde o padeiro amassa o pão? → Masseira',
  ],
  [
    'Uma cerca que guarda o gado e protege a horta recebe o nome de caiçara.',
    'Que nome recebe uma cerca que guarda o gado e protege a horta? → Caiçara',
  ],
  [
    'Barcos que levam tanto pessoas quanto carga são chamados de gaiolas.',
    'Como são chamados os barcos que levam tanto pessoas quanto carga? → Gaiolas',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'naming/described')).toEqual([expected])
})

test('what one of a kind is called by a term of the page', () => {
  const text = 'Um verso que se repete em outra estrofe é um **estribilho**. O estribilho fecha a moda de viola.'
  expect(found(text, 'naming/described')).toEqual([
    'Como se chama um verso que se repete em outra estrofe? → Estribilho',
  ])
})

test.each([
  'Um menino que treina todos os dias é um vencedor.',
  'A moça que ele viu na feira foi chamada de volta.',
  'Os materiais arrancados e transportados são chamados de entulho.',
])('no name of a described thing: %s', text => {
  expect(found(text, 'naming/described')).toEqual([])
})
