import { expect, test } from 'vitest'
import { cutAnswer } from '../../quality/form.ts'
import { found } from '../../testing/document.ts'

test.each([
  ['Uma gaiola pode abrigar apenas uma outra ave.', 'Quantas outras aves uma gaiola pode abrigar? → Apenas uma'],
  [
    'Cada leitor pode retirar somente dois livros por semana.',
    'Quantos livros cada leitor pode retirar por semana? → Somente dois',
  ],
  [
    'Em outras palavras, uma abelha pode visitar apenas uma flor de cada vez.',
    'Quantas flores uma abelha pode visitar de cada vez? → Apenas uma',
  ],
  ['Uma colmeia deve ter apenas uma rainha.', 'Quantas rainhas uma colmeia deve ter? → Apenas uma'],
])('%s', (text, expected) => {
  expect(found(text, 'quantity/only')).toEqual([expected])
})

test.each([
  'Uma febre pode indicar apenas um resfriado.',
  'A chuva pode molhar apenas uma parte da horta.',
  'Uma colmeia não deve ter apenas uma rainha.',
  'Ele pode levar apenas um convidado.',
])('nothing counted: %s', text => {
  expect(found(text, 'quantity/only')).toEqual([])
})

test('an amount is no answer cut off', () => {
  expect(cutAnswer('Apenas uma')).toBeNull()
  expect(cutAnswer('Leva apenas uma')).not.toBeNull()
})
