import { expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'
import { nameClassIn } from './names.ts'

test('what only its capitals make a person is none where the text takes it for a place or a thing', () => {
  const study = studyFrom(
    '# Trens\n\nA fábrica fica em Brenna Dorf. O túnel parte de Brenna Dorf, e em Brenna Dorf acaba. O guia ' +
      'elogia o Trulo Belt. Ulmer Krenz guiou o trem.',
  )
  expect(['Brenna Dorf', 'Trulo Belt', 'Ulmer Krenz'].map(name => nameClassIn(name, study))).toEqual([
    'place',
    'other',
    'person',
  ])
})
