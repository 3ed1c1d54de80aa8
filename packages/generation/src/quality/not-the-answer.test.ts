import { expect, test } from 'vitest'
import { contextOf } from '../context.ts'
import { studyFrom } from '../testing/document.ts'
import { checkDistractor } from './check.ts'

const text =
  'Os equinócios marcam o início da primavera e do outono. Os solstícios marcam o início do verão e do inverno. No ' +
  'verão, o Sol fica acima do horizonte por mais de doze horas.'
const context = contextOf(studyFrom(text))
const reasons = (distractor: string, key: string) =>
  checkDistractor(distractor, key, { question: 'O que se observa no céu?', answerType: 'term' }, context).map(
    ({ detail }) => detail,
  )
const otherNumber = (word: string) => `“${word}” difere da resposta certa no número (singular ou plural).`
const same = (text: string) => `“${text}” diz o mesmo que a resposta certa.`

test.each([
  ['Solstícios', 'Equinócios', false],
  ['Equinócios', 'Solstícios', false],
  ['Solstício', 'Equinócios', true],
  ['Casas', 'Prédios', false],
  ['Casa', 'Prédios', true],
])('%s beside %s is of another number: %s', (distractor, key, isOther) => {
  expect(reasons(distractor, key).includes(otherNumber(distractor))).toBe(isOther)
})

test.each([
  ['Por menos de doze horas', 'Por mais de doze horas', false],
  ['Antes do almoço', 'Depois do almoço', false],
  ['Acima do horizonte', 'Abaixo do horizonte', false],
  ['Por mais de doze horas', 'Por mais de 12 horas', false],
  ['No horizonte', 'O horizonte', true],
])('%s says the same as %s: %s', (distractor, key, isSame) => {
  expect(reasons(distractor, key).includes(same(distractor))).toBe(isSame)
})
