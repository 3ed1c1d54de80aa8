import { understandDocument } from '@capivira/generation/document/understand'
import { documentOf, studyFrom } from '@capivira/generation/testing/document'
import { isKnown } from '@capivira/portuguese/morphology'
import { expect, test } from 'vitest'
import { partsOf, proseTest } from './parts.ts'

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

test('a section of prose states three things or more', () => {
  const study = studyFrom(`
# O ciclo da água

A água do mar evapora com o calor do Sol. Ela sobe e esfria nas partes altas do céu. O vapor frio forma gotas que \
caem como chuva.

## Vamos experimentar

Você já sabe como a chuva se forma? Coloque um copo de água ao sol. Nós vamos observar o copo durante a tarde. O \
copo seca aos poucos.
`)
  expect(partsOf(study.document).map(part => [part.title, proseTest(study)(part)])).toEqual([
    ['O ciclo da água', true],
    ['Vamos experimentar', false],
  ])
})

test('talk and what only points at a listing state nothing, whatever else they are', () => {
  const isProse = (text: string) => {
    const study = studyFrom(text)
    return partsOf(study.document).map(proseTest(study))
  }
  expect(
    isProse(`# O programa

Isto está ilustrado no Exemplo 4.4. O Exemplo 4.5 ilustra algumas destas listas. Eu cheguei a pensar em abandonar \
esse programa. Considere o exemplo da loja. Nós vamos ver essa loja depois.`),
  ).toEqual([false])
  expect(
    isProse(`# A chuva

Considere que o mar evapora com o calor. O vapor frio forma gotas nas partes altas. Ela cai como chuva sobre as \
montanhas. Os rios levam a água de volta ao mar.`),
  ).toEqual([true])
})
