import { expect, test } from 'vitest'
import { found, studyFrom } from '../../testing/document.ts'
import type { Fact } from '../fact.ts'
import { findFacts } from '../index.ts'
import { answersAnother, joinsVerbs, ownPart, pointsToUnnamed } from './ownPart.ts'

const [some] = findFacts(studyFrom('O Pantanal localiza-se no Centro-Oeste do Brasil.'))

function answered(question: string, answer: string, rest: Partial<Fact> = {}): string | undefined {
  return some && ownPart({ ...some, family: 'relation', pattern: 'relation/object', question, answer, ...rest }).answer
}

test.each([
  ['O que o motor reduz?', 'O gasto de óleo de várias formas', 'O gasto de óleo'],
  ['Com quem a escola trabalha?', 'Com as famílias em vez de trabalhar sozinha', 'Com as famílias'],
  ['Por quem deve ser lido o contrato?', 'Pelo inquilino na íntegra', 'Pelo inquilino'],
  ['O que os vizinhos formaram?', 'Cooperativas de crédito, geralmente', 'Cooperativas de crédito'],
  ['Em que é medida a altura?', 'Em metros ou como normalmente usado no mar', 'Em metros'],
  ['Contra quem lutou a vila?', 'Contra os corsários na Guerra dos Sete Anos', 'Contra os corsários'],
  ['De que se desviou o barco?', 'Da rota prevista como resultado', 'Da rota prevista'],
  ['Onde são publicadas as notas?', 'No mural da escola nos prazos do calendário', 'No mural da escola'],
  ['O que o leitor pode pular?', 'Capítulos longos ou relê-los até o fim', 'Capítulos longos'],
])('%s → %s', (question, answer, expected) => {
  expect(answered(question, answer)).toBe(expected)
})

test.each([
  ['O que faz o motor?', 'Reduz o gasto de óleo de várias formas'],
  ['O que a lei manda?', 'Separar o lixo e levá-lo ao depósito'],
  ['Onde fica o mural?', 'Na entrada da escola'],
])('%s → %s stays', (question, answer) => {
  expect(answered(question, answer)).toBe(answer)
})

test('what a thing is instead is no reason for what it is not', () => {
  const cause = { family: 'cause', pattern: 'cause/because' } as const
  const question = 'Por que as peças não são máquinas?'
  expect(answered(question, 'Porque não andam sozinhas, mas partes de um carro que anda', cause)).toBe(
    'Porque não andam sozinhas',
  )
  const whole = 'Porque não andam sozinhas, mas giram com o eixo'
  expect(answered(question, whole, cause)).toBe(whole)
})

test('an expansion ends where the sentence goes on', () => {
  const means = { family: 'definition', pattern: 'definition/means' } as const
  expect(answered('O que significa a LAN?', '"Local Area Network" (rede local) é um tipo de rede', means)).toBe(
    '"Local Area Network" (rede local)',
  )
})

test.each([
  ['Pelo que é responsável o gerente?', 'Por contratar e treiná-los', true],
  ['Pelo que é responsável o gerente?', 'Por contratar vendedores e treiná-los', false],
  ['Em que ano Ana Lima foi a sua primeira diretora?', '1950', true],
  ['O que é a leveza?', 'Capacidade de serem levados pelo vento', true],
  ['O que se faz com as sementes?', 'Basta regá-las', false],
  ['O que é o alcance do rádio?', 'Uma característica própria dela', true],
])('%s → %s', (question, answer, expected) => {
  expect(pointsToUnnamed({ question, answer })).toBe(expected)
})

test.each([
  ['O que o caixa pode contar?', 'Moedas ou guardá-las no cofre', true],
  ['O que se deve fazer?', 'Contar as moedas e guardá-las no cofre', false],
])('%s → %s joins two verbs: %s', (question, answer, expected) => {
  expect(joinsVerbs({ family: 'relation', question, answer })).toBe(expected)
})

test.each([
  ['place', 'No cais como um perigo para a vila', true],
  ['place', 'No cais do porto velho', false],
  ['comparison', 'A dureza se deve ao cimento, enquanto a cor é resultado do barro', true],
  ['comparison', 'A telha segura a água, enquanto a calha a leva embora', false],
] as const)('%s: %s', (family, answer, expected) => {
  expect(answersAnother({ family, answer })).toBe(expected)
})

test('what the subject does not do is no part of what it does', () => {
  expect(answered('O que as araras comem?', 'Sementes duras, mas não comem carne')).toBe('Sementes duras')
})

test('what another thing turns into, its verb left out', () => {
  const [sentence] = studyFrom('No fogo, a areia transforma-se em vidro e a argila, em tijolo.').sentences
  expect(answered('Em que se transforma a areia?', 'Em vidro e a argila', sentence ? { sentence } : {})).toBe(
    'Em vidro',
  )
})

test('when it began is no part of where', () => {
  expect(found('A revolta dos barqueiros começou na cidade de Penedo no fim de 1816.', 'place/complement')).toEqual([
    'Onde começou a revolta dos barqueiros? → Na cidade de Penedo',
  ])
})
