import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'

const read = (text: string) => partsOf(text)?.parts.map(part => `${part.prep || '·'} ${part.text}`) ?? null

test.each([
  ['o relatório final à diretora em dez dias', ['· o relatório final', 'a à diretora', 'em em dez dias']],
  ['graças às bombas, ao canal e à chuva', ['devido a graças às bombas, ao canal e à chuva']],
  ['por causa da seca e da praga', ['devido a por causa da seca e da praga']],
  ['na Bahia, no Maranhão e no Piauí', ['em na Bahia, no Maranhão e no Piauí']],
  [', pela diretoria, em lei quando houver acordo', ['por pela diretoria', 'em em lei', 'quando quando houver acordo']],
  ['frequência igual ou superior a setenta por cento', ['· frequência igual ou superior a setenta por cento']],
  ['em faixas chamadas zonas de cultivo', ['em em faixas chamadas zonas de cultivo']],
  ['no mínimo dez alunos', ['· no mínimo dez alunos']],
  ['a partir de inúmeras regras que visam a clareza', ['a partir de a partir de inúmeras regras que visam a clareza']],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('what comes after the clause is left as its tail', () => {
  expect(partsOf('a serra, mas o rio seca')?.tail).toBe('mas o rio seca')
})
