import { expect, test } from 'vitest'
import { sidesOf } from './anki-sides.ts'
import { readTemplate } from './anki-template.ts'

const template = {
  front: readTemplate('{{Frente}}'),
  back: readTemplate('{{FrontSide}}<hr id=answer>{{Verso}}{{Extra}}'),
}
const fields = (values: Record<string, string>) => Object.entries(values).map(([name, html]) => ({ name, html }))

test('fields that are paragraphs leave no blank lines in an answer', () => {
  const values = { Frente: 'Quem?', Verso: '<div>Deodoro</div>', Extra: '<p>Marechal</p>' }
  expect(sidesOf(fields(values), template, new Set())).toEqual({
    question: 'Quem?',
    answer: 'Deodoro\nMarechal',
    isRepeated: false,
    first: 'Deodoro',
    questionMedia: 0,
    answerMedia: 0,
  })
})

test('a front without a field that is filled makes no card', () => {
  expect(sidesOf(fields({ Frente: '<br>', Verso: 'Deodoro', Extra: '' }), template, new Set())).toBe(null)
})
