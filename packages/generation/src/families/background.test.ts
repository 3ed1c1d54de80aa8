import { expect, test } from 'vitest'
import { studyFrom } from '../testing/document.ts'
import { findFacts } from './index.ts'

const found = (text: string) => findFacts(studyFrom(text)).map(fact => `${fact.question} → ${fact.answer}`)

test.each([
  'Antes, camponeses vendiam excedentes da produção nas feiras dos burgos.',
  'O poder do rei era limitado pelo Parlamento nas sessões de inverno.',
  'As colunas de pedra sustentavam tetos pintados com cenas de batalhas.',
])('how things were, at a time known from the page alone, is not asked: %s', text => {
  expect(found(text).filter(item => /^(?:O que|Quem|Por quem|Onde)/.test(item))).toEqual([])
})

test.each([['Em 1750, os padres jesuítas administravam as missões do rio Uruguai.', 'administravam']])(
  'it is with its time: %s',
  (text, part) => {
    expect(found(text).some(item => item.includes(part))).toBe(true)
  },
)

test('an object is no way of being', () => {
  expect(found('Os povos Tamoio moravam em aldeias e viviam próximos ao mar.').join()).not.toContain('O que')
})
