import { expect, test } from 'vitest'
import { documentOf } from '../document/typeset.ts'
import { generateMaterial } from '../generate.ts'

const TEXT = `# Plantas

A fotossíntese é o processo pelo qual as plantas produzem seu próprio alimento usando a luz do Sol. A clorofila é o \
pigmento
verde que absorve a energia da luz nas folhas das plantas.

# Institutos

O Instituto Brasileiro de Geografia e Estatística (IBGE) foi fundado em 1936 e fica no Rio de Janeiro.`

test('cards of the first section that gives any are told once, and before the rest is written', () => {
  const events: string[] = []
  const made = generateMaterial(documentOf(TEXT), {
    title: 'Plantas',
    onProgress: share => events.push(`${share}`),
    onFirst: cards => events.push(cards.map(({ question }) => question).join(' ')),
  })
  expect(events.filter(event => event.includes('?'))).toEqual([
    made.cards
      .filter(({ source }) => !source.quote.includes('IBGE'))
      .map(({ question }) => question)
      .join(' '),
  ])
  expect(events.findIndex(event => event.includes('?'))).toBeLessThan(events.indexOf('0.7'))
})

test('what is told changes nothing of what is written; a text without facts tells of none', () => {
  const document = documentOf(TEXT)
  const told: unknown[] = []
  expect(generateMaterial(document, { title: 'x', onFirst: cards => told.push(cards) })).toEqual(
    generateMaterial(document, { title: 'x' }),
  )
  generateMaterial(documentOf('Oi.'), { title: 'x', onFirst: cards => told.push(cards) })
  expect(told).toMatchObject([[{}, {}], []])
})
