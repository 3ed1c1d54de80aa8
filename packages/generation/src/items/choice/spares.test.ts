import { expect, test } from 'vitest'
import { draftMaterial, generateMaterial } from '../../generate.ts'
import { duplicatePairs } from '../../quality/set.ts'
import { documentOf } from '../../testing/document.ts'
import { sparesOf } from './spares.ts'

const text = documentOf(`# A célula

A **mitocôndria** é a organela que produz a energia usada pelas células. O **ribossomo** é a organela que monta as
proteínas da célula. A **membrana plasmática** é a película que envolve a célula e controla o que entra e sai dela. O
**núcleo** é a parte da célula que guarda o material genético. O citologista Robert Hooke observou as primeiras células
em 1665. A **clorofila** é o pigmento verde que absorve a luz do sol nas plantas.`)

const { candidates } = draftMaterial(text, { title: 'A célula' })

test('spares are the good candidates that were not chosen, best first, none asking what another asks', () => {
  const all = sparesOf(candidates, [])
  expect(all.length).toBeGreaterThan(3)
  expect(all.map(({ score }) => score)).toEqual(all.map(({ score }) => score).toSorted((a, b) => b - a))
  const [best, ...others] = all
  if (!best) throw new Error('no candidate')
  expect(sparesOf(candidates, [best])).toEqual(others)
  expect(sparesOf(candidates, all)).toEqual([])
  expect(sparesOf([...candidates, { ...best, score: best.score - 0.01 }], [])).toEqual(all)
})

test('a material and its spares ask nothing twice', () => {
  const { cards, questions, spares = [], words } = generateMaterial(text, { title: 'A célula' })
  const set = {
    cards: [...cards, ...spares.flatMap(({ kind, item }) => (kind === 'card' ? [item] : []))],
    questions: [...questions, ...spares.flatMap(({ kind, item }) => (kind === 'question' ? [item] : []))],
    words,
  }
  expect(duplicatePairs(set)).toEqual([])
})
