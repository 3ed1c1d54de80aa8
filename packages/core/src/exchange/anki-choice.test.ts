import { expect, test } from 'vitest'
import { type AnkiType, cardsOfNote, reasons } from './anki-note.ts'
import { readTemplate } from './anki-template.ts'

const type = (front: string, back: string, values: Partial<AnkiType> = {}): AnkiType => ({
  name: 'Básico',
  isCloze: false,
  hidesPictures: false,
  templates: [{ front: readTemplate(front), back: readTemplate(back) }],
  ...values,
})
/** The cards of a note as [question, answer], or [question, answer, reason]. */
const sides = (values: Record<string, string>, noteType: AnkiType) => {
  const fields = Object.entries(values).map(([name, html]) => ({ name, html }))
  return cardsOfNote({ fields, type: noteType, tags: [], deck: '' }).map(({ question, answer, reason }) =>
    reason ? [question, answer, reason] : [question, answer],
  )
}

test('a note whose template shows options by a script asks with them, and answers with the right ones', () => {
  const shown = '{{Question}}<div>{{Q_1}}</div><div>{{Q_2}}</div><div>{{Q_3}}</div>{{Answers}}<script>1</script>'
  const choice = type(shown, shown, { name: 'AllInOne (kprim, mc, sc)' })
  const fields = { Question: 'Quais são pares?', Q_1: '2', Q_2: '3', Q_3: '4', Answers: '1 0 1', Extra: '' }
  expect(sides(fields, choice)).toEqual([['Quais são pares?\n• 2\n• 3\n• 4', '2\n4']])
  expect(sides({ ...fields, Q_3: '<img src=a>' }, choice)).toEqual([
    ['Quais são pares?\n• 2\n• 3', '2', reasons.pictured],
  ])
})

test('a back that shows only what the front does is no answer; the same word as an answer of its own is one', () => {
  const twice = type('{{Frente}}<br>{{Verso}}', '{{FrontSide}}<hr id=answer>{{Verso}}')
  expect(sides({ Frente: 'sol', Verso: 'estrela' }, twice)).toEqual([['sol\nestrela', 'estrela']])
  const same = type('{{Frente}}<br>{{Verso}}', '{{Frente}}<br>{{Verso}}')
  expect(sides({ Frente: 'sol', Verso: 'estrela' }, same)).toEqual([['sol\nestrela', 'sol\nestrela', reasons.repeats]])
  const shown = type('{{Frente}}', '{{Frente}}<hr>{{Verso}}')
  expect(sides({ Frente: 'sol', Verso: '<img src=a>' }, shown)).toEqual([['sol', 'sol', reasons.answer]])
  const basic = type('{{Frente}}', '{{FrontSide}}<hr id=answer>{{Verso}}')
  expect(sides({ Frente: 'animal', Verso: 'animal' }, basic)).toEqual([['animal', 'animal']])
})

test('nothing of a mask’s shape is shown as the note’s text', () => {
  const mask = type('{{cloze:Oclusão}}', '{{cloze:Oclusão}}', { isCloze: true, hidesPictures: true })
  const fields = {
    Oclusão: '{{c1::image-occlusion:polygon:points=.1,.2 .3,.4:oi=1}}',
    Imagem: '<img src=a>',
    Título: 'Célula',
  }
  expect(sides(fields, mask)).toEqual([['Célula', '', reasons.picture]])
})
