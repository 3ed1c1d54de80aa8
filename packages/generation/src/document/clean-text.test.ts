import { isKnown } from '@capivira/portuguese/morphology'
import { expect, test } from 'vitest'
import { dropReferences } from './clean-text.ts'

test('the number of a name stays with it where the sentence goes on; the mark of a note goes', () => {
  expect(dropReferences('Prata2 é o nome de um cachorro.', isKnown)).toBe('Prata2 é o nome de um cachorro.')
  expect(dropReferences('O rio corre para o Prata2, ao sul.', isKnown)).toBe('O rio corre para o Prata, ao sul.')
  expect(dropReferences('Um sítio em HTML5, como este, abre em MPEG4.', isKnown)).toBe(
    'Um sítio em HTML5, como este, abre em MPEG4.',
  )
  expect(dropReferences('O rio é largo2 e corre para o mar.', isKnown)).toBe('O rio é largo e corre para o mar.')
})

test('a raised mark behind a point or alone between words goes; an exponent and an isotope stay', () => {
  const drop = (text: string) => dropReferences(text, isKnown)
  expect(drop('A guerra arrasou as cidades.² Depois dela veio a paz.³')).toBe(
    'A guerra arrasou as cidades. Depois dela veio a paz.',
  )
  expect(
    drop('Isso foi na década de 1960.¹² As escalas medem o trabalho (e o cansaço).³,⁴ O resto veio depois.⁵–⁷'),
  ).toBe('Isso foi na década de 1960. As escalas medem o trabalho (e o cansaço). O resto veio depois.')
  expect(drop('No sertão da Bahia. ¹ Os escravizados ² fugiam.')).toBe('No sertão da Bahia. Os escravizados fugiam.')
  expect(drop('O isótopo ¹⁴C e a área de dez metros ² ou (a + b)².')).toBe(
    'O isótopo ¹⁴C e a área de dez metros ² ou (a + b)².',
  )
})

test('an empty parenthesis goes, but for one that asks whether a statement is true', () => {
  expect(dropReferences('O rio () nasce na serra.', isKnown)).toBe('O rio nasce na serra.')
  expect(dropReferences('O rio nasce no mar. ( )', isKnown)).toBe('O rio nasce no mar. ()')
  expect(dropReferences('( ) O rio nasce no mar.', isKnown)).toBe('() O rio nasce no mar.')
})
