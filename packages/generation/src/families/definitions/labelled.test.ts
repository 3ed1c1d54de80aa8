import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('definitions after their terms, run on in a paragraph', () => {
  expect(
    found(
      'Licenciatura: modalidade de curso de formação para o exercício do magistério. Matriz curricular: conjunto de componentes distribuídos por disciplinas e atividades.',
      'definition/labelled',
    ),
  ).toEqual([
    'O que é licenciatura? → Modalidade de curso de formação para o exercício do magistério',
    'O que é matriz curricular? → Conjunto de componentes distribuídos por disciplinas e atividades',
  ])
})

test('one line with a colon is no list of definitions', () => {
  expect(found('Resultado: aumento da produção de energia elétrica no país inteiro.', 'definition/labelled')).toEqual(
    [],
  )
})
