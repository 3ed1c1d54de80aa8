import { expect, test } from 'vitest'
import { found, studyFrom } from '../testing/document.ts'

test.each([
  [
    'A Guerra da Cisplatina opôs o Brasil e a Argentina. A guerra começou em 1825 e terminou em 1828.',
    'A Guerra da Cisplatina começou em 1825 e terminou em 1828.',
  ],
  [
    'A ARPANET é uma rede de computadores militares. Ela surgiu em 1969 nos Estados Unidos.',
    'A ARPANET surgiu em 1969 nos Estados Unidos.',
  ],
])('%s', (text, expected) => {
  expect(studyFrom(text).sentences[1]?.core).toBe(expected)
})

test.each([
  ['which war is not said', 'O povo pegou em armas naquele verão. A guerra terminou em 1823 com a saída das tropas.'],
  ['which decree is not said', 'O rei reuniu seus ministros no palácio. O decreto foi assinado em 1808 pelo rei.'],
])('asks nothing where %s', (_, text) => {
  expect(found(text, 'date/')).toEqual([])
})
