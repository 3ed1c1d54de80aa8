import { expect, test } from 'vitest'
import { factAbout } from '../../testing/fact.ts'
import { isOddlyAsked } from './oddlyAsked.ts'

const { fact } = factAbout('O canavial é uma plantação de cana.', {
  question: 'O que é o canavial?',
  answer: 'Uma plantação de cana',
  answerType: 'term',
})

function odd(pattern: string, question: string, answer: string, quote: string): boolean {
  const family = pattern.split('/')[0] === 'place' ? 'place' : 'relation'
  return isOddlyAsked({ ...fact, family, pattern, question, answer, quote })
}

test.each([
  ['place/complement', 'Onde são chamadas as Rochedas?', 'No Chile', ''],
  ['relation/object', 'O que o telégrafo abriu?', 'Caminho para o telefone', ''],
  ['date/year', 'Em que ano foi aprovada a Lei nº 1.234?', '1951', ''],
  ['cloze/year', 'Em 3 de maio de _____, a câmara aprovou a lei nº 77.', '1951', ''],
  ['date/day', 'Em que data a câmara aprovou o decreto 77/1951?', '3 de maio de 1951', ''],
  ['place/where', 'Onde surgiu a vila?', 'Na primeira metade do século XIX', ''],
  ['definition/which-is', 'Qual é o caso mais simples?', 'O de dois barcos iguais', ''],
  ['agent/doer', 'Quem descreveu o fenômeno em 1902?', 'Moisés Prado', ''],
  ['place/where', 'Onde se espalha a fumaça?', 'Em todas as direções', ''],
  ['cause/effect', 'O que raramente a vila provoca?', 'Um incêndio', ''],
  ['agent/maker', 'Quem retomou suas atividades?', 'A Escola de Olaria', ''],
  ['agent/doer', 'Em outro mês do ano, o que floresce?', 'O ipê', ''],
  ['place/complement', 'Após as cheias do rio e, onde surgiu a vila?', 'No morro', ''],
  ['naming/known', 'Por qual nome é conhecida a realizada a visita ao museu?', 'Ronda', ''],
  ['relation/time', 'Quando o bairro possui uma origem modesta?', 'No império', ''],
  ['agent/done-by', 'Quem compôs a Liga Azul?', 'Bahia', 'A Liga Azul foi composta pela Bahia, Ceará e Acre.'],
  ['agent/done-by', 'Quem fundou a Casa Verde?', 'Ana Lima', 'A Casa Verde foi fundada por Ana Lima e Rui Sá.'],
])('%s: %s → %s', (pattern, question, answer, quote) => {
  expect(odd(pattern, question, answer, quote)).toBe(true)
})

test.each([
  ['place/where', 'Onde surgiu a vila?', 'Na margem do rio', ''],
  ['definition/which-is', 'Qual é o planeta mais quente?', 'Vênus', ''],
  ['definition/is-a', 'O que é a forja?', 'Uma oficina com ferramentas tais como o malho', ''],
  ['agent/done-by', 'Quem fundou a Casa Verde?', 'Ana Lima', 'A Casa Verde foi fundada por Ana Lima em 1910 e fechou.'],
])('%s: %s → %s may be asked', (pattern, question, answer, quote) => {
  expect(odd(pattern, question, answer, quote)).toBe(false)
})
