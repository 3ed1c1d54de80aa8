import type { Line } from '@capivira/core/materials/document'
import { isKnown } from '@capivira/portuguese/morphology'
import { expect, test } from 'vitest'
import { extracted, line, page } from '../testing/document.ts'
import { understandDocument } from './understand.ts'

const LEFT = 57

/** Titles of sections with what stands below them. */
function sectionsOf(...lines: readonly Line[]): string[] {
  const { sections } = understandDocument(extracted([page(1, lines)]), isKnown)
  return sections.map(({ title, blocks }) => [title, ...blocks.map(({ text }) => text)].join(' | '))
}

/** Lines under one another; those that begin with '>' are set in. */
const setIn = (...texts: string[]) =>
  texts.map((text, n) =>
    line(text.replace(/^> /, ''), { left: text.startsWith('>') ? LEFT + 30 : LEFT, top: 100 + 13.5 * n }),
  )

test('terms in plain letters over meanings that are set in', () => {
  const read = sectionsOf(
    ...setIn(
      'Erosão',
      '> Desgaste do solo pela água.',
      'Planície',
      '> Terreno plano e baixo, que fica',
      '> perto do nível do mar.',
      'Foz',
      '> Lugar onde um rio acaba.',
    ),
  )
  expect(read).toEqual([
    'Erosão | Desgaste do solo pela água.',
    'Planície | Terreno plano e baixo, que fica perto do nível do mar.',
    'Foz | Lugar onde um rio acaba.',
  ])
})

test('two terms are enough where they are in bold', () => {
  const read = sectionsOf(
    ...setIn('**Engenho**', '> Lugar onde se fazia', '> o açúcar.', '**Senzala**', '> Lugar onde se', '> dormia.'),
  )
  expect(read).toEqual(['Engenho | Lugar onde se fazia o açúcar.', 'Senzala | Lugar onde se dormia.'])
})

test('terms beside their meanings under the title of a glossary', () => {
  const beside = [
    line('Glossário', { top: 100, size: 20 }),
    line('Sesmaria', { top: 140 }),
    line('Lote de terra doado pelo rei.', { left: 180, top: 140 }),
    line('Bandeira', { top: 160 }),
    line('Viagem em busca de ouro.', { left: 180, top: 160 }),
  ]
  expect(sectionsOf(...beside)).toEqual([
    'Glossário',
    'Sesmaria | Lote de terra doado pelo rei.',
    'Bandeira | Viagem em busca de ouro.',
  ])
})

test('lists with another list below each item, and names that come back, are no glossary', () => {
  const isGlossary = (...texts: string[]) => sectionsOf(...setIn(...texts)).length > 1
  expect(isGlossary('Mamíferos', '> Baleia', '> Cavalo', 'Aves', '> Garça', '> Pato', 'Peixes', '> Piaba')).toBe(false)
  expect(isGlossary('Maria', '> A rosa é bela.', 'João', '> O céu cai.', 'Maria', '> A lua sobe.')).toBe(false)
  expect(isGlossary('Rios', '> - O rio corre.', 'Mares', '> - O mar bate.', 'Lagos', '> - O lago dorme.')).toBe(false)
})
