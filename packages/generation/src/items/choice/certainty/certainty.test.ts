import { expect, test } from 'vitest'
import { draftMaterial, generateMaterial } from '../../../generate.ts'
import { documentOf } from '../../../testing/document.ts'
import { certaintyOf, weighedBy } from './certainty.ts'
import fitted from './weights.json' with { type: 'json' }

test('weights add up to odds, and a feature without a weight says nothing', () => {
  const weights = { bias: 0, weights: { sure: Math.log(3) } }
  expect(certaintyOf({}, weights)).toBe(0.5)
  expect(certaintyOf({ sure: 1 }, weights)).toBeCloseTo(0.75, 12)
  expect(certaintyOf({ sure: 1, unheard: 9 }, weights)).toBeCloseTo(0.75, 12)
})

test('what readers struck most of the time is less certain than what they kept', () => {
  const cloze = { 'pattern:cloze/quantity': 1, 'family:question:cloze': 1, 'answer:quantity': 1, 'asks:gap': 1 }
  const acronym = { 'pattern:acronym/expansion': 1, 'family:card:acronym': 1, 'answer:expansion': 1 }
  const usual = { docParagraphs: 0.6, identifies: 1, sure: 1, score: 1 }
  const amount = certaintyOf({ ...cloze, question: 1 })
  const expansion = certaintyOf({ ...acronym, ...usual })
  expect(amount).toBeLessThan(0.3)
  expect(expansion).toBeGreaterThan(0.8)
})

test('no weight hangs on what is written in one document', () => {
  expect(Object.keys(fitted.weights).filter(name => /^asks:.*\d/u.test(name))).toEqual([])
})

const TEXT = `# Ecossistemas

A fotossíntese é um processo que transforma a energia da luz em açúcares. A Caatinga é o único bioma exclusivamente \
brasileiro. A sigla ANA significa Agência Nacional de Águas. A fotossíntese mantém as florestas da Caatinga.

Os decompositores devolvem os nutrientes ao solo da floresta. Em 1992 as cidades da serra criaram o primeiro parque. \
As chuvas de verão alimentam os decompositores das florestas e das lagoas da região.`

test('a candidate that is weighed again loses what it was weighed by before', () => {
  const [candidate] = draftMaterial(documentOf(TEXT), { title: 'Ecossistemas' }).candidates
  if (!candidate) throw new Error('no candidate')
  const there = weighedBy(0.2, candidate)
  expect(there.certainty).toBe(0.2)
  expect(weighedBy(candidate.certainty ?? 0, there).score).toBeCloseTo(candidate.score, 12)
})

test('every item of the families carries its certainty and its kind; a word that of the card of its fact', () => {
  const { cards, questions, words, spares = [] } = generateMaterial(documentOf(TEXT), { title: 'Ecossistemas' })
  const items = [...cards, ...questions, ...words, ...spares.map(({ item }) => item)]
  expect(items.length).toBeGreaterThan(5)
  for (const { certainty, factKind } of items) {
    expect(certainty).toBeGreaterThan(0)
    expect(certainty).toBeLessThan(1)
    expect(factKind).toMatch(/^[a-z]+$/)
  }
  const card = cards.find(({ question }) => question.includes('fotossíntese'))
  const word = words.find(one => one.word === 'fotossíntese')
  expect(card && word && [word.factKind, word.certainty]).toEqual([card?.factKind, card?.certainty])
  const gap = words.find(({ hint }) => hint.includes('___'))
  expect(gap).toMatchObject({ certainty: 0.62, factKind: 'cloze' })
})

test('what an article shortens waits for a teacher, however sure it would be elsewhere', () => {
  const said = 'A sigla ANA significa Agência Nacional de Águas. A ANA cuida dos rios do país inteiro há muitos anos.'
  const parts = ['Resumo', 'Métodos', 'Resultados'].map(title => `## ${title}\n\nForam medidos dez rios da região.`)
  const sureOf = (text: string) =>
    draftMaterial(documentOf(text), { title: 'Os rios' }).candidates.find(({ fact }) => fact.family === 'acronym')
      ?.certainty ?? 0
  expect(sureOf(`# Os rios\n\n## Introdução\n\n${said}`)).toBeGreaterThan(0.6)
  expect(sureOf(`# Os rios\n\n${parts.join('\n\n')}\n\n## Discussão\n\n${said}`)).toBe(0.6)
})
