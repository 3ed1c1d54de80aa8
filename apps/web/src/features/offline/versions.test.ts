import { expect, test } from 'vitest'
import { mineOf, onNewer, textsOf } from './versions.ts'

const content = {
  kind: 'question',
  question: 'Que rio?',
  options: ['Amazonas', 'Tietê'],
  correctAnswer: 1,
  explanation: null,
}

test('a version is told by its texts, and of its options which is the right one', () => {
  expect(textsOf(content)).toEqual([
    { label: 'Pergunta', text: 'Que rio?' },
    { label: 'Opções (✓ é a certa)', text: 'Amazonas\n✓ Tietê' },
  ])
  expect(textsOf({ title: 'Rios', subject: 'Geografia', description: '' })).toEqual([
    { label: 'Título', text: 'Rios' },
    { label: 'Matéria', text: 'Geografia' },
  ])
  expect(textsOf(null)).toEqual([])
})

test('what was saved is the content of an item, or the words of a material', () => {
  expect(mineOf({ body: { revision: 1, content } })).toBe(content)
  expect(mineOf({ body: { title: 'Rios' } })).toEqual({ title: 'Rios' })
})

test('saved over the version that was seen, it is another act, made on that', () => {
  const body = { revision: 1, content, eventId: 'old' }
  expect(onNewer({ body, newer: { revision: 4, question: 'x' } })).toEqual({ revision: 4, content })
  const theirs = { title: 'Mares', subject: 'Geografia', description: '' }
  expect(onNewer({ body: { title: 'Rios', was: {}, eventId: 'old' }, newer: theirs })).toEqual({
    title: 'Rios',
    was: theirs,
  })
})

test('of a figure its name is told, and what it covers', () => {
  expect(textsOf({ title: 'A planta', hides: 'all', parts: [{ label: 'Raiz' }, { label: 'Flor' }] })).toEqual([
    { label: 'Título', text: 'A planta' },
    { label: 'O que está coberto', text: 'Raiz\nFlor' },
  ])
})
