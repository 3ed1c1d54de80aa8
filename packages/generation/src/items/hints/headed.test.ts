import { expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'
import { hintsOfHeadings } from './headed.ts'
import { hintsOfLabels } from './labelled.ts'

const hintsOf = (text: string) => hintsOfHeadings(studyFrom(text)).map(({ word, hint }) => `${word}: ${hint}`)

test('a heading over what it is', () => {
  const text = `# Relações

## Comensalismo (+/0)

Um animal come as sobras que o outro larga.

## Mata ciliar

É formada pelas árvores que crescem nas margens dos rios.`
  expect(hintsOf(text)).toEqual([
    'comensalismo: Um animal come as sobras que o outro larga.',
    'ciliar: Mata _____: é formada pelas árvores que crescem nas margens dos rios.',
    'mata: _____ ciliar: é formada pelas árvores que crescem nas margens dos rios.',
  ])
})

test('a heading over a part of the lesson is no word', () => {
  const text = `# Brasil

## Economia

O café sustentava as cidades do vale. As ferrovias levavam a colheita ao porto.`
  expect(hintsOf(text)).toEqual([])
})

test('a label that says when there is what it names', () => {
  const study = studyFrom('Fusão: quando um sólido aquecido passa ao estado líquido.')
  expect(hintsOfLabels(study).map(({ word, hint }) => `${word}: ${hint}`)).toEqual([
    'fusão: Quando um sólido aquecido passa ao estado líquido',
  ])
})
