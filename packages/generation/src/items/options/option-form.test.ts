import { expect, test } from 'vitest'
import { isDeedAmongThings, likeDefinition, openingOf, personGender } from './option-form.ts'

test.each([
  ['A ciência que estuda a vida', 'Processo que usa a luz', 'Ciência que estuda a vida'],
  ['Ciência que estuda a vida', 'Processo que usa a luz', 'Ciência que estuda a vida'],
  ['Ciência que estuda a vida', 'O modo de vida', 'A ciência que estuda a vida'],
  ['Processo que usa a luz', 'Uma ciência', 'Um processo que usa a luz'],
  ['Áreas definidas por lei', 'As plantas da região', 'As áreas definidas por lei'],
  ['Áreas definidas por lei', 'Uma ciência', 'Áreas definidas por lei'],
  ['Uma ou mais partes do todo', 'Número inteiro', 'Uma ou mais partes do todo'],
  ['DNA e proteínas', 'O modo de vida', 'DNA e proteínas'],
])('%s, beside %s', (text, key, expected) => {
  expect(likeDefinition({ text }, key).text).toBe(expected)
})

test.each([
  ['Para medir a pressão', 'para'],
  ['No litoral', 'em'],
  ['Pela água', 'por'],
  ['Uma rede', 'um'],
  ['Os rios', 'o'],
  ['Medir a pressão', 'infinitive'],
  ['Absorvem a luz', 'verbs'],
  ['Bacia hidrográfica', ''],
])('%s begins with %s', (text, opening) => {
  expect(openingOf(text)).toBe(opening)
})

test.each([
  ['D. Maria I', 'f'],
  ['Leopoldina', 'f'],
  ['Rainha Vitória', 'f'],
  ['D. Pedro I', 'm'],
  ['José Bonifácio', 'm'],
  ['Xyzw Qrs', undefined],
])('%s: %s', (name, gender) => {
  expect(personGender(name)).toBe(gender)
})

test.each([
  ['drenagem', 'camada', true],
  ['drenagem', 'umidade', false],
  ['peneira', 'camada', false],
])('%s is a deed among things beside %s: %s', (noun, key, deed) => {
  expect(isDeedAmongThings(noun, key)).toBe(deed)
})
