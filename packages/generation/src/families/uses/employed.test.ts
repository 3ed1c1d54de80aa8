import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Ensaio de germinação em estufa – As sementes foram regadas todos os dias. Como controle foi utilizada a água destilada.',
    'No ensaio de germinação em estufa, o que foi utilizado como controle? → A água destilada',
  ],
  [
    'Para a comparação das médias entre os canteiros, foi usado o teste de Tukey.',
    'O que foi usado para a comparação das médias entre os canteiros? → O teste de Tukey',
  ],
  [
    'Análise da água – O indicador utilizado para a medida da acidez foi o azul de bromotimol.',
    'Na análise da água, qual foi o indicador utilizado para a medida da acidez? → O azul de bromotimol',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'function/employed')).toEqual([expected])
})

test.each([
  ['a control of nobody knows what', 'Como controle foi utilizada a água destilada.'],
  ['no name', 'Para a comparação das médias entre os canteiros, foram usados todos os testes.'],
  ['a quantity', 'Para a comparação das médias entre os canteiros, foram usados 30 mL de água.'],
])('asks nothing of %s', (_, text) => {
  expect(found(text, 'function/employed')).toEqual([])
})
