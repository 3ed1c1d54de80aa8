import { parser } from '@capivira/portuguese/parser'
import { expect, test } from 'vitest'
import { framesOf, wordsOfArgument } from './frames.ts'

/** Each predicate with its arguments as 'role: words'. */
const framesIn = (sentence: string) =>
  framesOf(parser().read(sentence)).map(frame => [
    frame.lemma,
    ...frame.arguments.map(argument => {
      const words = wordsOfArgument(frame, argument).map(i => frame.tree.tokens[i]?.text)
      return `${argument.role}: ${words.join(' ')}`
    }),
  ])

test('who does and what is done to, whatever the voice', () => {
  expect(framesIn('O ferreiro forjou a grade.')).toEqual([['forjar', 'agent: O ferreiro', 'patient: a grade']])
  expect(framesIn('A grade foi forjada pelo ferreiro.')).toEqual([['forjar', 'patient: A grade', 'agent: o ferreiro']])
})

test('what is said of a subject by ser', () => {
  const [frame] = framesOf(parser().read('A bigorna é pesada.'))
  expect(frame).toMatchObject({ lemma: 'ser', copular: true, passive: false, negated: false })
  expect(frame?.arguments.map(({ role }) => role)).toEqual(['agent', 'attribute'])
})

test('a denial belongs to its own predicate', () => {
  const frames = framesOf(parser().read('O ferreiro não pinta a grade e conserta o portão.'))
  expect(frames.map(({ lemma, negated }) => [lemma, negated])).toEqual([
    ['pintar', true],
    ['consertar', false],
  ])
})

test('a subject is understood in the statement beside it, and an antecedent in its relative clause', () => {
  expect(framesIn('O ferreiro corta o ferro e molda a grade.')[1]).toContain('agent: O ferreiro')
  expect(framesIn('O carvão que aquece a forja vem da serra.')).toContainEqual([
    'aquecer',
    'agent: O carvão',
    'patient: a forja',
  ])
})
