import { understandDocument } from '@capivira/generation/document/understand'
import { documentOf } from '@capivira/generation/testing/document'
import { isKnown } from '@capivira/portuguese/morphology'
import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'

test('the sections with what they teach and their words', () => {
  const document = documentOf(`
# O ciclo da água

A água do mar evapora com o calor do Sol.

## As nuvens

O vapor esfria e forma nuvens de gotinhas.
`)
  expect(
    partsOf(understandDocument(document, isKnown)).map(({ title, words, text }) => ({ title, words, text })),
  ).toEqual([
    { title: 'O ciclo da água', words: 10, text: 'A água do mar evapora com o calor do Sol.' },
    { title: 'As nuvens', words: 8, text: 'O vapor esfria e forma nuvens de gotinhas.' },
  ])
})
