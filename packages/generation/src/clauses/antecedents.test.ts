import { expect, test } from 'vitest'
import { studyFrom } from '../testing/document.ts'
import { withAntecedent } from './antecedents.ts'

const resolved = (text: string) => {
  const study = studyFrom(text)
  const last = study.sentences.at(-1)
  return last ? (withAntecedent(study, last)?.core ?? null) : null
}

test('a noun taken up gets what was said of it in the sentence before', () => {
  expect(
    resolved(
      'O tear antigo lia instruções gravadas em cartões. Tais instruções podem ser trocadas por outros operários da fábrica.',
    ),
  ).toMatch(/^As instruções gravadas/)
})

test('nothing is resolved where the noun was not said, or was said twice', () => {
  expect(
    resolved('O tear antigo lia cartões. Tais instruções podem ser trocadas por outros operários da fábrica.'),
  ).toBeNull()
  expect(
    resolved(
      'O tear lia instruções gravadas e instruções faladas. Tais instruções podem ser trocadas por outros operários.',
    ),
  ).toBeNull()
})
