import { isKnown } from '@capivira/portuguese/morphology'
import { expect, test } from 'vitest'
import { dropReferences } from './cleanText.ts'

test('the number of a name stays with it where the sentence goes on; the mark of a note goes', () => {
  expect(dropReferences('Prata2 é o nome de um cachorro.', isKnown)).toBe('Prata2 é o nome de um cachorro.')
  expect(dropReferences('O rio corre para o Prata2, ao sul.', isKnown)).toBe('O rio corre para o Prata, ao sul.')
  expect(dropReferences('O rio é largo2 e corre para o mar.', isKnown)).toBe('O rio é largo e corre para o mar.')
})
