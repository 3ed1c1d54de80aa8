import { expect, test } from 'vitest'
import { quizWording } from './quiz-wording.ts'

test.each([
  ['Como é definida a densidade demográfica?', 'Qual é a melhor definição de densidade demográfica?'],
  ['O que são octetos?', 'Qual é a melhor definição de octetos?'],
  ['O que são os conectivos?', 'Qual é a melhor definição de conectivos?'],
  ['Por que as folhas são verdes?', 'Por qual motivo as folhas são verdes?'],
  ['Para que são utilizadas as aspas simples?', 'Com que finalidade são utilizadas as aspas simples?'],
  ['Por que nome é conhecido o Cerrado?', 'Por que nome é conhecido o Cerrado?'],
  ['Quem foi Nise da Silveira?', 'Qual alternativa diz quem foi Nise da Silveira?'],
  ['Quem foi o primeiro a chegar?', 'Quem foi o primeiro a chegar?'],
  ['Onde nasce o rio?', 'Onde nasce o rio?'],
])('%s → %s', (card, quiz) => {
  expect(quizWording(card)).toBe(quiz)
})
