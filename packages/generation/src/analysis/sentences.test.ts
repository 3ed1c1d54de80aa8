import { isKnown } from '@capivira/portuguese/morphology'
import { expect, test } from 'vitest'
import { understandDocument } from '../document/understand.ts'
import { documentOf } from '../testing/document.ts'
import { documentSentences } from './sentences.ts'

const cores = (text: string) =>
  documentSentences(understandDocument(documentOf(`# O século\n\n${text}`), isKnown)).map(({ core }) => core)

test.each([
  'Em 1834, partiu D. Rosa, e D. Tito ficou com a fazenda da serra.',
  'Em 1910, chegou o Dr. Nilo, e o Dr. Caio abriu o primeiro hospital.',
])('the title before a name ends no heading: %s', sentence => {
  expect(cores(sentence)).toEqual([sentence])
})

test('a heading on the line of its text is none of its sentence', () => {
  expect(cores('O moinho: O moinho da serra mói o milho de toda a vila.')).toEqual([
    'O moinho da serra mói o milho de toda a vila.',
  ])
})
