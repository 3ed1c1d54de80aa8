import { expect, test } from 'vitest'
import { aboutIn, shownQuestion, withoutAbout } from './shown.ts'

test('what a question is about is said before it, in one sentence with it', () => {
  const question = 'Quais são as camadas?'
  const shown = shownQuestion({ question, about: 'a pele' })
  expect(shown).toBe('Sobre a pele: quais são as camadas?')
  expect(withoutAbout(shown)).toBe(question)
  expect(aboutIn(shown)).toBe('a pele')
})

test('a name keeps its capital', () => {
  const shown = shownQuestion({ question: 'Brasília foi inaugurada em que ano?', about: 'as capitais' })
  expect(shown).toBe('Sobre as capitais: Brasília foi inaugurada em que ano?')
})

test('a question that says it itself stays as it is', () => {
  expect(shownQuestion({ question: 'Quais são as camadas da pele?' })).toBe('Quais são as camadas da pele?')
  expect(withoutAbout('Sobre o mar e a terra, qual afirmação está certa?')).toBe(
    'Sobre o mar e a terra, qual afirmação está certa?',
  )
  expect(aboutIn('Quais são as camadas da pele?')).toBe('')
})
