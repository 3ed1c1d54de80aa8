import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'
import type { Fact } from '../fact.ts'
import { withoutGapped } from './worth-asking.ts'

test('a question that the page answers in two ways is not asked', () => {
  const text = 'O lado oposto ao ângulo é chamado de hipotenusa.'
  expect(found(text, 'naming/is-called')).toHaveLength(1)
  expect(found(`${text} O lado oposto ao ângulo é chamado de cateto.`, 'naming/is-called')).toEqual([])
})

test('a thing may be defined twice', () => {
  const text =
    'A fotossíntese é um processo que transforma luz em energia. A fotossíntese é um processo pelo qual as ' +
    'plantas produzem açúcares.'
  expect(found(text, 'definition/is-a')).toHaveLength(2)
})

test.each([
  ['a slip of the pen', 'A precisão das medidas pode ser diminuida para limitar o tempo gasto nos cálculos.'],
  ['a word where to look', 'Sobre o preparo da massa de milho, veja o caderno de receitas de 1998.'],
  ['an accent on the wrong letter', 'As estruturas heterôgeneas são conjuntos de valores de tipos diferentes.'],
  ['a noun and what describes it at odds', 'O pacote babel seleciona a hifenização para o idioma escolhida.'],
])('nothing is made of %s', (_, text) => {
  expect(found(text)).toEqual([])
})

test('an acronym of the title is no gap', () => {
  const text = `# O uso do GPS na roça

O GPS mostra ao agricultor a posição do trator no campo. O trator segue o GPS em linha reta.`
  expect(found(text, 'cloze/').filter(line => line.endsWith('→ GPS'))).toEqual([])
})

test.each([
  ['what a list after it names', 'Os bororos descendem da união de clãs, como:'],
  [
    'what the page has told the other way round',
    'Com a queda do preço do sal, o processo inverso ocorreu nas salinas.',
  ],
  ['one time of two', 'As oficinas de vidro se difundiram no século II, na Síria, e no século III, no Egito.'],
  ['a place somebody unnamed went to', 'As ruínas da muralha, nos vales que eles povoaram, resistiram ao tempo.'],
])('nothing is asked of %s', (_, text) => {
  expect(found(text).filter(line => /clãs$|inverso|→ (?:No século II|Nos vales)/u.test(line))).toEqual([])
})

test('an order is no answer to what a thing is', () => {
  expect(
    found('Para o Corisco, escolha um tema leve para a tela da escola.').filter(line => /Escolha/u.test(line)),
  ).toEqual([])
})

test('what stands right before a colon is shown below', () => {
  const of = (text: string) => found(text, 'definition/is-a')
  expect(of('A senha da porta é um número de quatro casas, escrito no formato:')).toEqual([
    'O que é a senha da porta? → Um número de quatro casas',
  ])
  expect(of('A senha da porta é um número de quatro casas:')).toEqual([])
  expect(of('A senha da porta é um número de quatro casas.')).toHaveLength(1)
})

test('a second statement that borrows its verb is no part of the answer; an item of a list is', () => {
  const fact = (family: string, answer: string) => withoutGapped({ family, answer } as Fact).answer
  expect(fact('relation', 'Carne de caça; o segundo, frutas do mato')).toBe('Carne de caça')
  expect(fact('relation', 'Carne de caça; o segundo grupo come, à noite, frutas')).toBe(
    'Carne de caça; o segundo grupo come, à noite, frutas',
  )
  expect(fact('list', 'A proa; o mastro, com a vela; a popa')).toBe('A proa; o mastro, com a vela; a popa')
})
