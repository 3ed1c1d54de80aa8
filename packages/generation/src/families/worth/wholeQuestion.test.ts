import { expect, test } from 'vitest'
import { isWholeQuestion } from './wholeQuestion.ts'

const isWhole = (question: string, answer: string, quote = '') =>
  isWholeQuestion({ question, answer, family: 'agent', quote })

test.each([
  ['Que botânico descobriu que a folha de algumas plantas?', 'João Barbosa'],
  ['O que João Barbosa descobriu?', 'Que a folha de algumas plantas'],
  ['De que a água sai percorre?', 'Da caixa'],
  ['Em que ano foi o que fez cair a ponte de Tacoma?', '1940'],
])('cut: %s → %s', (question, answer) => {
  expect(isWhole(question, answer)).toBe(false)
})

test.each([
  ['Que botânico descobriu que a folha fecha à noite?', 'João Barbosa'],
  ['O que a válvula impede?', 'Que o sangue volte ao coração'],
  ['O que é mais denso que a água?', 'O mercúrio'],
  ['De que a água da chuva pode sair?', 'Das nuvens'],
])('whole: %s → %s', (question, answer) => {
  expect(isWhole(question, answer)).toBe(true)
})

test("without 'só' something else is said", () => {
  const quote = 'O olho só separa duas luzes que estejam longe uma da outra.'
  expect(isWhole('O que faz o olho?', 'Separa duas luzes que estejam longe uma da outra', quote)).toBe(false)
})

test('whose it is goes with the question', () => {
  const quote = 'Vital examinou Joana, uma menina com febre, e achou um verme em seu sangue.'
  expect(isWhole('Em que ano Vital achou um verme em seu sangue?', '1908', quote)).toBe(false)
})

test('what was done to something the words before named', () => {
  expect(isWhole('Em que ano Ana Prado observou que eram formados por quartzo?', '1999')).toBe(false)
  expect(isWhole('Que grãos Ana Prado viu que eram formados por quartzo?', 'Os grãos de areia')).toBe(false)
  expect(isWhole('Como se chamam os grãos que são formados por quartzo?', 'Areia')).toBe(true)
})

test('what somebody asks for goes with the asking, though a time is set off between them', () => {
  const quote = 'Os mestres pediram, na carta de Itu, em maio de 1850, o fim do imposto.'
  expect(isWhole('Quando os mestres pediram?', 'Em maio de 1850', quote)).toBe(false)
  expect(isWhole('Quando os mestres pediram o fim do imposto?', 'Em maio de 1850', quote)).toBe(true)
  expect(isWhole('Quando os mestres voltaram?', 'Em 1851', 'Os mestres voltaram, em 1851, à vila.')).toBe(true)
})
