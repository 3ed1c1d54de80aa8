import { expect, test } from 'vitest'
import { context } from '../testing/good-items.ts'
import type { CheckedCard } from './checked.ts'
import { isSelfContained, subjectIsResolvable } from './self-contained.ts'

test('a thing its sentence names without article, saying what it is for, is the kind', () => {
  const about = (quote: string): CheckedCard => ({
    question: 'Para que é importante o andaime?',
    answer: 'Para pintar paredes altas',
    source: { page: 1, quote },
  })
  expect(subjectIsResolvable(about('Andaime é importante para pintar paredes altas.'), context)).toBeNull()
  expect(subjectIsResolvable(about('Andaime é muito importante para pintar paredes altas.'), context)).toBeNull()
  expect(subjectIsResolvable(about('O andaime é importante para pintar paredes altas.'), context)?.severity).toBe(
    'reject',
  )
  expect(subjectIsResolvable(about('Andaime novo é importante para pintar paredes altas.'), context)?.severity).toBe(
    'reject',
  )
  expect(subjectIsResolvable(about('Andaime foi importante para pintar paredes altas.'), context)?.severity).toBe(
    'reject',
  )
})

test('the name a thing bears is its own; any other demonstrative points at the page', () => {
  const quote = 'As ilhas dos Papagaios receberam esse nome por causa das aves coloridas.'
  const asking = (question: string): CheckedCard => ({
    question,
    answer: 'Por causa das aves coloridas',
    source: { page: 1, quote },
  })
  expect(isSelfContained(asking('Por que as ilhas dos Papagaios receberam esse nome?'), context)).toBeNull()
  expect(isSelfContained(asking('Por que as ilhas receberam esse título do rei?'), context)?.gate).toBe('C1')
  expect(isSelfContained(asking('Por que essas ilhas receberam o nome dos Papagaios?'), context)?.gate).toBe('C1')
})

test('the present article is the page, and a present of what is taught is not', () => {
  const gateOf = (question: string) =>
    isSelfContained(
      {
        question,
        answer: 'Descrever os hospitais',
        source: { page: 1, quote: 'O presente artigo descreve hospitais.' },
      },
      context,
    )?.gate
  expect(gateOf('Qual é o objetivo do presente artigo?')).toBe('C1')
  expect(gateOf('Qual é o objetivo da presente lei?')).toBe('C1')
  expect(gateOf('Qual é o objetivo do presente do indicativo?')).toBeUndefined()
})

test.each([
  ['O que a altura da H determina?', 'H'],
  ['O que acontece se x e y são iguais?', 'x'],
  ['O que é U?', 'U'],
  ['O que o arquivo b0203 contém?', 'arquivo b0203'],
  ['O que sofre efeitos da escala em questão?', 'em questão'],
  ['O que acontece com um barco posto em contato com a mesma?', 'com a mesma'],
  ['O que é um outro receptor?', 'O que é um outro'],
  ['Qual é outro receptor do rádio?', 'Qual é outro'],
  ['O que determina o V na figura da praça?', 'V'],
])('%s points at the page with “%s”', (question, pointer) => {
  expect(isSelfContained({ question, answer: 'A força do vento' }, context)?.detail).toContain(`“${pointer}”`)
})

test.each([
  'O que determina a altura da letra H?',
  'Para que serve a vitamina D?',
  'O que faz o R?',
  'Em que ano foi convocado o V Concílio de Latrão?',
  'Onde ocorreu o X Congresso do Partido?',
  'De que elemento o K é o símbolo?',
  'Qual vitamina é a D?',
  'O que significa o H na sigla HTML?',
  'O que indica o T em TCP?',
  'Como se chama a outra face da Lua?',
  'Qual outro nome tem o ácido ascórbico?',
  'Quem é outro autor do Modernismo?',
  'Em que faixa está o valor de r quando os dois pesos crescem juntos?',
  'Onde fica a curva em forma de S?',
  'O que o arquivo de registro contém?',
  'Por que os dois barcos têm o mesmo peso?',
])('%s is understood alone', question => {
  expect(isSelfContained({ question, answer: 'A força do vento' }, context)).toBeNull()
})
