import { type AnkiNote, type AnkiType, cardsOfNote } from '../exchange/anki-note.ts'
import { readTemplate } from '../exchange/anki-template.ts'

/** A type of notes by its templates. */
export const type = (
  templates: readonly (readonly [front: string, back: string])[],
  values: Partial<AnkiType> = {},
): AnkiType => ({
  name: 'Básico',
  isCloze: false,
  hidesPictures: false,
  templates: templates.map(([front, back]) => ({ front: readTemplate(front), back: readTemplate(back) })),
  ...values,
})
/** Fields by their names. */
export const fieldsOf = (values: Record<string, string>) =>
  Object.entries(values).map(([name, html]) => ({ name, html }))
/** A note with such fields. */
export const note = (
  values: Record<string, string>,
  noteType: AnkiType | null,
  more: Partial<AnkiNote> = {},
): AnkiNote => ({
  fields: fieldsOf(values),
  type: noteType,
  tags: [],
  deck: '',
  ...more,
})
/** The cards of a note as [question, answer], or [question, answer, reason]. */
export const sides = (...args: Parameters<typeof note>) =>
  cardsOfNote(note(...args)).map(({ question, answer, reason }) =>
    reason ? [question, answer, reason] : [question, answer],
  )
