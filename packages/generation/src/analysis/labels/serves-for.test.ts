import { expect, test } from 'vitest'
import { resolveLabel } from './labels.ts'

test.each([
  ['Botão Limpar: para apagar o desenho.', 'Botão Limpar', 'O botão Limpar serve para apagar o desenho.'],
  ['Réguas: para medir a altura da caixa.', 'Réguas', 'As réguas servem para medir a altura da caixa.'],
  ['Altura total: para calcular a altura, some os lados.', 'Altura total', null],
  ['Botão Limpar: apaga o desenho.', 'Botão Limpar', 'O botão Limpar apaga o desenho.'],
  ['Um conversor: para gerar arquivos de som.', 'Um conversor', null],
])('%s', (text, label, said) => {
  expect(resolveLabel(text, label, '')).toBe(said)
})
