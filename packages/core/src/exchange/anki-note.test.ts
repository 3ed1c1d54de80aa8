import { expect, test } from 'vitest'
import { type AnkiNote, cardsOfNote } from './anki-note.ts'

const note = (values: Partial<AnkiNote>): AnkiNote => ({
  fields: [],
  template: null,
  isCloze: false,
  tags: [],
  ...values,
})
const fields = (values: Record<string, string>) => Object.entries(values).map(([name, text]) => ({ name, text }))

test('known names are question and answer, whatever else the note holds', () => {
  expect(
    cardsOfNote(
      note({
        fields: fields({ Pergunta: 'O que é?', Resposta: 'É.', Assunto: 'Água', Dificuldade: 'fácil', Página: '3' }),
        tags: ['capivira', 'outro'],
      }),
    ),
  ).toEqual([{ question: 'O que é?', answer: 'É.', category: 'Água', difficulty: 'fácil' }])
})

test('other notes are read as their template shows them', () => {
  const template = {
    question: '<b>{{País}}</b>{{#Mapa}}x{{/Mapa}}',
    answer: '{{FrontSide}}<hr>{{text:Capital}} {{Nota}}',
  }
  const values = fields({ Mapa: '', País: 'Peru', Capital: 'Lima', Nota: 'costa' })
  expect(cardsOfNote(note({ fields: values, template, tags: ['leech', 'Geo::América_do_Sul'] }))).toEqual([
    { question: 'Peru', answer: 'Lima\ncosta', category: 'América do Sul', difficulty: '' },
  ])
})

test('without a template that helps, the first field asks and the rest answers', () => {
  expect(cardsOfNote(note({ fields: fields({ A: 'um', B: 'dois', C: '' }) }))).toMatchObject([
    { question: 'um', answer: 'dois' },
  ])
  expect(cardsOfNote(note({}))).toMatchObject([{ question: '', answer: '' }])
})

test('a text with gaps asks once per gap', () => {
  const text = 'A {{c1::água}} ferve a {{c2::100::número}} graus; a {{c1::água}} gela a 0.'
  expect(
    cardsOfNote(note({ isCloze: true, fields: fields({ Texto: text }) })).map(({ question, answer }) => [
      question,
      answer,
    ]),
  ).toEqual([
    ['A _____ ferve a 100 graus; a _____ gela a 0.', 'água, água'],
    ['A água ferve a _____ (número) graus; a água gela a 0.', '100'],
  ])
})
