import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  ['O corpo humano adulto possui 206 ossos.', 'Quantos ossos possui o corpo humano adulto? → 206'],
  ['O protocolo IPv6 usa cerca de 128 bits em cada endereço.', 'Quantos bits usa o protocolo IPv6? → Cerca de 128'],
  [
    'A ilha de Fernando de Noronha abriga duas espécies raras de aves.',
    'Quantas espécies raras de aves abriga a ilha de Fernando de Noronha? → Duas',
  ],
  ['O Sol tem temperatura de 5.500 °C na superfície.', 'Qual é a temperatura do Sol? → 5.500 °C'],
  [
    'A Constituição de 1824 dividia o Estado em quatro poderes.',
    'Em quantos poderes a Constituição de 1824 dividia o Estado? → Quatro',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'quantity/')).toEqual([expected])
})

test.each(['O planeta leva duas horas e meia para dar uma volta.', 'O tanque tem três litros e meio de água.'])(
  'a number with a half behind it is not all that is counted: %s',
  text => {
    expect(found(text, 'quantity/')).toEqual([])
  },
)

test('an adverb before the number of parts', () => {
  expect(found('O parque de feiras é dividido oficialmente em 14 setores.', 'quantity/divided')).toEqual([
    'Em quantos setores o parque de feiras é dividido? → 14',
  ])
})

test('a noun of metal is a verb before an amount', () => {
  expect(found('A água cobre cerca de 80% da ilha das Cabras.', 'quantity/part')).toEqual([
    'Qual porcentagem da ilha das Cabras a água cobre? → Cerca de 80%',
  ])
})

test('by how many something is represented', () => {
  expect(found('O grupo dos felinos é representado no Brasil por nove espécies.', 'quantity/by-number')).toEqual([
    'Por quantas espécies o grupo dos felinos é representado no Brasil? → Nove',
  ])
})

test('how long does not stand beside the share', () => {
  expect(found('O solo descoberto perdeu 42% da água em dez dias.', 'quantity/part')).toEqual([
    'Qual porcentagem da água o solo descoberto perdeu em dez dias? → 42%',
  ])
})

test.each(['O muro separa os dois lados da praça.', 'O olho separa dois pontos que estejam longe um do outro.'])(
  'what has been counted before, or only on a condition, is not counted: %s',
  text => {
    expect(found(text, 'quantity/counted')).toEqual([])
  },
)

test('how long something takes is asked with what it takes it for', () => {
  expect(found('A luz da estrela Sirius leva cerca de nove anos para chegar à Terra.', 'quantity/counted')).toEqual([
    'Quantos anos a luz da estrela Sirius leva para chegar à Terra? → Cerca de nove',
  ])
})

test('a share of what is whose the question cannot say', () => {
  expect(found('As vacas de Minas produziam 80% do seu leite pela manhã.', 'quantity/part')).toEqual([])
})

test('by what they are sorted, without the list of the sorts', () => {
  expect(found('Quanto ao formato, existem três tipos de prato: fundo, raso e quadrado.', 'quantity/')).toEqual([
    'Quantos tipos de prato existem quanto ao formato? → Três',
  ])
  expect(found('O cardápio da escola tem dois tipos de prato: quente e frio.', 'quantity/counted')).toEqual([
    'Quantos tipos de prato tem o cardápio da escola? → Dois',
  ])
})
