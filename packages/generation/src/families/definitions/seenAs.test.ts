import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('who saw a thing as what, and as what he saw it', () => {
  const text = 'Maria Prado definiu o frevo como a dança do chão em brasa.'
  expect(found(text, 'agent/seen-as')).toEqual(['Quem definiu o frevo como a dança do chão em brasa? → Maria Prado'])
  expect(found(text, 'relation/')).toEqual(['Como Maria Prado definiu o frevo? → Como a dança do chão em brasa'])
})

test('somebody described before his name is asked for by it', () => {
  const text = 'Uma das maiores vozes do rádio, Maria Prado, descreveu o frevo como a dança do chão em brasa.'
  expect(found(text, 'agent/seen-as')).toEqual(['Quem descreveu o frevo como a dança do chão em brasa? → Maria Prado'])
})

test('a book of rules says how it sees a thing', () => {
  expect(found('O Código da Feira define a barraca como o lugar da venda.', 'relation/seen-as')).toEqual([
    'Como o Código da Feira define a barraca? → Como o lugar da venda',
  ])
})
