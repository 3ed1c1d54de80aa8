import { expect, test } from 'vitest'
import { draftMaterial } from '../generate.ts'
import { qualityContext } from '../quality/context.ts'
import { documentOf } from '../testing/document.ts'
import { aboutBeside } from './about.ts'

const context = qualityContext({ pages: ['A pele tem três camadas: epiderme, derme e hipoderme.'] })
const question = 'Quais são as camadas?'

test('what a fact is about stands before its question', () => {
  const beside = aboutBeside({ about: 'a pele' }, question, ['Epiderme, derme e hipoderme', 'Raiz e caule'], context)
  expect(beside).toEqual({ about: 'a pele' })
})

test('nothing is said where an option has a word of it', () => {
  expect(aboutBeside({ about: 'a pele' }, question, ['Epiderme e derme', 'Pele e osso'], context)).toBeUndefined()
})

test('nothing is said where the question would get too long', () => {
  const long = `Quais são ${'as camadas que protegem o corpo inteiro '.repeat(3)}do frio e do sol?`
  expect(aboutBeside({ about: 'a pele humana' }, long, ['Epiderme'], context)).toBeUndefined()
})

test('nothing is said where nothing is known', () => {
  expect(aboutBeside({}, question, ['Epiderme'], context)).toBeUndefined()
})

test('nothing is said where an option has the beginning of one of its words', () => {
  const [asks, roman] = ['Qual era a capital?', { about: 'o Império Romano' }]
  expect(aboutBeside(roman, asks, ['Roma', 'Cartago'], context)).toBeUndefined()
  expect(aboutBeside(roman, asks, ['Atenas', 'Cartago'], context)).toEqual(roman)
})

test.each([
  ['a pele que cobre o corpo inteiro de quem nasce no lugar mais frio', question],
  ['a pele', '“Derme” é o nome de quê?'],
  ['a pele', '3 camadas formam o quê?'],
])('nothing is said that could not be told from the question again: %s, %s', (about, asks) => {
  expect(aboutBeside({ about }, asks, ['Epiderme'], context)).toBeUndefined()
})

test('the title of the lesson stands over it already: only a heading under it says more', () => {
  const text = (title: string, heading: string) => `# ${title}

## ${heading}

A pele cobre o corpo. A pele sente o frio. A pele respira pelos poros.
As camadas têm três funções: proteger, sentir e aquecer.`
  const aboutsOf = (title: string, heading: string) =>
    draftMaterial(documentOf(text(title, heading)), { title }).facts.flatMap(({ about }) => about ?? [])
  expect(aboutsOf('O corpo', 'A pele')).toContain('a pele')
  expect(aboutsOf('A pele', 'Quantas são')).toEqual([])
})

test('a word that the lesson defines and sets in bold needs no heading', () => {
  const said = (term: string) => `# O corpo

## A pele

A pele cobre o corpo. A pele sente o frio. A pele respira pelos poros.

A ${term} é a camada que fica por fora do corpo.`
  const aboutsOf = (term: string) =>
    draftMaterial(documentOf(said(term)), { title: 'O corpo' }).facts.filter(({ question }) =>
      question.startsWith('O que é a epiderme'),
    )
  expect(aboutsOf('**epiderme**').map(({ about }) => about ?? null)).toEqual([null])
  expect(aboutsOf('epiderme').map(({ about }) => about ?? null)).toEqual(['a pele'])
})
