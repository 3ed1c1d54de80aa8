import { expect, test } from 'vitest'
import { type Former, heirsOf, sameWord } from './heirs.ts'

const quote = 'A foz é o lugar onde o rio termina.'
const former = (id: number, asks: string, changes: Partial<Former> = {}): Former => ({
  id,
  asks,
  answer: 'O lugar onde o rio termina',
  quote,
  fingerprint: `former ${id}`,
  ...changes,
})
const written = (asks: string, changes: Partial<Former> = {}) => ({ ...former(0, asks), fingerprint: asks, ...changes })
const heirs = (formers: Former[], items: ReturnType<typeof written>[], more: string[] = []) =>
  Object.fromEntries(heirsOf(formers, items, new Set([...formers.map(({ fingerprint }) => fingerprint), ...more])))

test('the same passage and answer in other words stand in the place of what was there', () => {
  const item = written('Que nome se dá à foz?', { answer: 'Lugar onde o rio termina.' })
  expect(heirs([former(4, 'O que é a foz?')], [item])).toEqual({ 4: 'Que nome se dá à foz?' })
})

test('of several former ones it is the one whose question shares most words', () => {
  const formers = [
    former(4, 'Onde o barco para?'),
    former(5, 'Em que lugar um rio termina?'),
    former(6, 'Quem mora ali?'),
  ]
  expect(heirs(formers, [written('Como se chama onde um rio termina?')])).toEqual({
    5: 'Como se chama onde um rio termina?',
  })
})

test('the nearest pair goes first, whichever was written first', () => {
  const items = [written('Onde um rio acaba?'), written('Como se chama onde um rio termina?')]
  expect(heirs([former(5, 'Em que lugar um rio termina?')], items)).toEqual({ 5: 'Como se chama onde um rio termina?' })
})

test('the same question with the same answer is the same, wherever it stands', () => {
  const elsewhere = { quote: 'Outra frase.' }
  expect(heirs([former(4, 'O que é a foz?')], [written('O que é a foz?', elsewhere)])).toEqual({ 4: 'O que é a foz?' })
  expect(heirs([former(4, 'O que é a foz?')], [written('O que é a foz?', { ...elsewhere, answer: 'Um mar' })])).toEqual(
    {},
  )
})

test('a corrected answer to the same question of the same passage stands in the place of the old one', () => {
  const corrected = written('O que é a foz?', { answer: 'O lugar onde o rio desemboca' })
  expect(heirs([former(4, 'O que é a foz?')], [corrected])).toEqual({ 4: 'O que é a foz?' })
  const kept = written('O que é uma foz?')
  expect(heirs([former(4, 'O que é a foz?')], [corrected, kept])).toEqual({ 4: 'O que é uma foz?' })
})

test('a word is the same by its letters', () => {
  const items = [written('Outra dica', { answer: 'FOZ', quote: 'Outra frase.' })]
  expect(Object.fromEntries(heirsOf([former(4, 'Dica', { answer: 'foz' })], items, new Set(), sameWord))).toEqual({
    4: 'Outra dica',
  })
})

test('each former one has one heir, and what asks something else is none', () => {
  expect(heirs([former(4, 'O que é a foz?')], [written('O que é foz?'), written('A foz é o quê?')])).toEqual({
    4: 'O que é foz?',
  })
  expect(heirs([former(4, 'O que é a foz?')], [written('O que é um delta?', { answer: 'Uma foz de ilhas' })])).toEqual(
    {},
  )
  expect(heirs([former(4, 'O que é a foz?')], [written('O que é foz?', { quote: 'Outra frase.' })])).toEqual({})
})

test('what is there by its fingerprint meets its own row, and leaves it to nobody', () => {
  const stays = written('O que é a foz?', { fingerprint: 'former 4' })
  expect(heirs([former(4, 'O que é a foz?')], [stays, written('A foz é o quê?')])).toEqual({})
  expect(heirs([former(4, 'O que é a foz?')], [written('O que é foz?')], ['O que é foz?'])).toEqual({})
})

test('what is said before a question makes it no other one', () => {
  const elsewhere = { quote: 'Outra frase.' }
  const about = 'Sobre os rios: o que é a foz?'
  expect(heirs([former(4, 'O que é a foz?')], [written(about, elsewhere)])).toEqual({ 4: about })
  expect(heirs([former(4, about)], [written('O que é a foz?', { answer: 'Um fim' })])).toEqual({ 4: 'O que é a foz?' })
  expect(heirs([former(4, about)], [written('Sobre os rios: o que é um delta?', elsewhere)])).toEqual({})
})
