import { expect, test } from 'vitest'
import { note, sides, type } from '../testing/anki-notes.ts'
import { cardsOfNote } from './anki-note.ts'

test('gaps are in the fields that the template names, any number of them', () => {
  const titled = type(
    [['<b>{{Título}}</b><br>{{cloze:Texto}}{{cloze:Outro}}', '{{cloze:Texto}}{{cloze:Outro}}<br>{{Fonte}}']],
    {
      isCloze: true,
    },
  )
  const values = { Título: 'Biomas', Texto: 'É a {{c1::Amazônia}}.', Outro: 'E o {{c2::Pantanal}}.', Fonte: 'p. 12' }
  expect(sides(values, titled)).toEqual([
    ['Biomas\nÉ a _____.', 'Amazônia'],
    ['Biomas\nE o _____.', 'Pantanal'],
  ])
  expect(cardsOfNote(note(values, titled)).map(({ isShortened }) => isShortened)).toEqual([true, true])
})

test('what a front shows before its gaps stands before them, what comes behind stays out and is told', () => {
  const headed = type([['{{#Tema}}<i>{{Tema}}</i><br>{{/Tema}}{{cloze:Texto}}<br>{{Dica}}', '{{cloze:Texto}}']], {
    isCloze: true,
  })
  const cards = (values: Record<string, string>) =>
    cardsOfNote(note(values, headed)).map(({ question, isShortened }) => [question, isShortened])
  expect(cards({ Tema: 'Chile', Texto: 'Capital: {{c1::Santiago}}', Dica: '' })).toEqual([
    ['Chile\nCapital: _____', false],
  ])
  expect(cards({ Tema: '', Texto: 'Capital: {{c1::Lima}}', Dica: 'Peru' })).toEqual([['Capital: _____', true]])
  const inside = type([['{{#Texto}}{{Tema}} {{cloze:Texto}}{{/Texto}}', '{{cloze:Texto}}']], { isCloze: true })
  expect(sides({ Tema: '<b>Chile</b>', Texto: 'usa o {{c1::peso}}' }, inside)).toEqual([['Chile\nusa o _____', 'peso']])
})

test('a front whose gaps are on the back stands before them', () => {
  const verbs = type([['{{Verbo}}', '{{cloze:Formas}}']], { isCloze: true })
  expect(sides({ Verbo: 'ir', Formas: 'eu {{c1::vou}}, tu {{c2::vais}}' }, verbs)).toEqual([
    ['ir\neu _____, tu vais', 'vou'],
    ['ir\neu vou, tu _____', 'vais'],
  ])
})

const gapsAfter = (front: string, values: Record<string, string>) =>
  sides(values, type([[`${front}{{cloze:Texto}}`, '{{cloze:Texto}}']], { isCloze: true }))
const capital = 'A capital é {{c1::Lima}}.'
const bare = [['A capital é _____.', 'Lima']]

test.each([
  ['{{hint:Dica}}', { Dica: 'começa com L' }],
  ['{{#Dica}}Dica: {{hint:Dica}}{{/Dica}}', { Dica: 'começa com L' }],
  ['<div>{{ID}}</div>', { ID: 'geo-0234' }],
  ['{{Ficha}}', { Ficha: '12.4' }],
  ['{{Ficha}}', { Ficha: '0b5d7c1e-93aa-4c3f-8f0e-2a1b3c4d5e6f' }],
  ['{{Título}}', { Título: 'Lima, a cidade' }],
])('of a front %s before a gap nothing stands in the question', (front, values) => {
  expect(gapsAfter(front, { ...values, Texto: capital })).toEqual(bare)
})

test('a button is left out of a heading, and a heading only of the card whose answer it says', () => {
  expect(gapsAfter('<button>Mostrar</button>{{Título}}<br>', { Título: 'Peru', Texto: capital })).toEqual([
    ['Peru\nA capital é _____.', 'Lima'],
  ])
  expect(gapsAfter('{{Título}}', { Título: 'Água', Texto: '{{c1::Água}} é {{c2::líquida}}.' })).toEqual([
    ['_____ é líquida.', 'Água'],
    ['Água\nÁgua é _____.', 'líquida'],
  ])
})
