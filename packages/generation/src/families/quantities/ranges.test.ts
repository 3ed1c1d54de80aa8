import { expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'
import { findFacts } from '../index.ts'

const SCALE =
  'Quando o índice de acidez está entre 0-2,9 a solução é muito ácida; entre 3,0-6,9 é ácida e entre 7,1-14 é básica.'

test('every step of a scale is asked for, with the others as wrong options', () => {
  const facts = findFacts(studyFrom(SCALE)).filter(({ pattern }) => pattern === 'table/range')
  expect(facts.map(({ question, answer }) => `${question} → ${answer}`)).toEqual([
    'Como é a solução quando o índice de acidez está entre 0 e 2,9? → Muito ácida',
    'Como é a solução quando o índice de acidez está entre 3,0 e 6,9? → Ácida',
    'Como é a solução quando o índice de acidez está entre 7,1 e 14? → Básica',
  ])
  expect(facts[1]?.options).toEqual(['Muito ácida', 'Básica'])
})

test.each([
  ['two steps', 'Quando o índice de acidez está entre 0-6,9 a solução é ácida; entre 7,1-14 é básica.'],
  ['one label twice', SCALE.replace('muito ácida', 'ácida')],
  ['figures of nothing named', 'As notas ficaram entre 0-2,9 em maio; entre 3,0-6,9 em junho; entre 7,1-10 em julho.'],
])('%s are no scale', (_, text) => {
  expect(findFacts(studyFrom(text)).filter(({ pattern }) => pattern === 'table/range')).toEqual([])
})
