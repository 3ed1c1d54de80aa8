import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test.each([
  [
    'A Universidade Estadual do Ceará (UECE) foi criada em 1975.',
    'O que significa a sigla UECE? → Universidade Estadual do Ceará',
  ],
  [
    'O aluno estuda na Universidade Federal do Rio Grande do Sul (UFRGS) desde o começo do ano.',
    'O que significa a sigla UFRGS? → Universidade Federal do Rio Grande do Sul',
  ],
  [
    'A rede foi criada pela DARPA, sigla para Defence Advanced Research Projects Agency.',
    'O que significa a sigla DARPA? → Defence Advanced Research Projects Agency',
  ],
  [
    'O protocolo HTTPS (HyperText Transfer Protocol Secure) protege os dados enviados.',
    'O que significa a sigla HTTPS? → HyperText Transfer Protocol Secure',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'acronym/')).toEqual([expected])
})

test.each([
  ['initials out of order', 'O Tratado sobre o Funcionamento da União Europeia (UEFT) entrou em vigor em 2009.'],
  ['no name before it', 'Segundo os dados mais recentes (IBGE), a população cresceu em todas as regiões.'],
])('finds nothing: %s', (_, text) => {
  expect(found(text, 'acronym/')).toEqual([])
})

test('words the questions of several acronyms differently', () => {
  const text =
    'A Rede Nacional de Pesquisa (RNP) liga as escolas. O Instituto Nacional de Metrologia (INM) mede tudo. A Agência Espacial Brasileira (AEB) lança foguetes.'
  expect(found(text, 'acronym/')).toEqual([
    'O que significa a sigla RNP? → Rede Nacional de Pesquisa',
    'Qual é o nome por extenso de INM? → Instituto Nacional de Metrologia',
    'De que nome AEB é a abreviação? → Agência Espacial Brasileira',
  ])
})
