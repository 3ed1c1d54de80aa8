import { expect, test } from 'vitest'
import type { Section } from './model.ts'
import { withOwnStudy } from './own-study.ts'

const section = (title: string, path: readonly string[] = [title]): Section => ({
  title,
  path,
  level: path.length,
  kind: 'content',
  firstPage: 1,
  lastPage: 1,
  blocks: [],
})
const kindsOf = (sections: readonly Section[]) => withOwnStudy(sections).map(({ title, kind }) => `${title}: ${kind}`)

test('of an article its method and what it found are its own study, with what stands under them', () => {
  expect(
    kindsOf([
      section('Resumo'),
      section('1. Introdução'),
      section('2 Material e Métodos'),
      section('Coleta das folhas', ['2 Material e Métodos', 'Coleta das folhas']),
      section('Resultados e discussão'),
      section('Discussão'),
    ]),
  ).toEqual([
    'Resumo: own-study',
    '1. Introdução: content',
    '2 Material e Métodos: own-study',
    'Coleta das folhas: own-study',
    'Resultados e discussão: own-study',
    'Discussão: content',
  ])
})

test('a lesson with a method and results, and no abstract, stays whole', () => {
  expect(kindsOf([section('Introdução'), section('Métodos'), section('Resultados')])).toEqual([
    'Introdução: content',
    'Métodos: content',
    'Resultados: content',
  ])
})

test('what was told apart before stays so', () => {
  const references: Section = { ...section('Métodos'), kind: 'references' }
  expect(kindsOf([section('Abstract'), references, section('Results')])).toEqual([
    'Abstract: content',
    'Métodos: references',
    'Results: own-study',
  ])
})
