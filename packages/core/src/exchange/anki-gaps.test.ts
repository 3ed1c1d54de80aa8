import { expect, test } from 'vitest'
import { type AnkiType, cardsOfNote } from './anki-note.ts'
import { readTemplate } from './anki-template.ts'

const gaps: AnkiType = {
  name: 'Omissão',
  isCloze: true,
  hidesPictures: false,
  templates: [{ front: readTemplate('{{cloze:Texto}}'), back: readTemplate('{{cloze:Texto}}') }],
}

test('a note with more gaps than a hundred is one row that says so', () => {
  const html = Array.from({ length: 101 }, (_, at) => `{{c${at + 1}::ave}}`).join(' ')
  const note = { fields: [{ name: 'Texto', html }], type: gaps, tags: [], deck: '' }
  expect(cardsOfNote(note).map(({ reason }) => reason)).toEqual(['Tem mais de 100 lacunas: divida o texto'])
})
