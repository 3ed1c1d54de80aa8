import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Nas padarias antigas, usava-se o forno a lenha para assar os pães.',
    'O que se usava nas padarias antigas para assar os pães? → O forno a lenha',
  ],
  [
    'Na química analítica, costuma-se utilizar a balança de precisão.',
    'O que se costuma utilizar na química analítica? → A balança de precisão',
  ],
  [
    'No século XIX, passou-se a usar o vapor nas fábricas de tecidos.',
    'O que se passou a usar no século XIX? → O vapor nas fábricas de tecidos',
  ],
  ['Use a fonte Arial para os cartazes da escola.', 'Que fonte se usa para os cartazes da escola? → Arial'],
])('%s', (text, expected) => {
  expect(found(text, 'function/used-where')).toEqual([expected])
})

test.each([
  ['nothing is named', 'Nos documentos da escola, usam-se vários tipos de letras diferentes.'],
  ['the page has said where', 'Nesse caso, usa-se o forno a lenha para assar os pães.'],
  [
    'what is named goes on behind an aside',
    'Nas padarias antigas, usava-se a lenha seca, ou seja, a velha, e o carvão.',
  ],
  ['the page tells which', 'No editor de textos, usa-se o comando para trocar a forma das letras.'],
])('asks nothing where %s', (_, text) => {
  expect(found(text, 'function/used-where')).toEqual([])
})
