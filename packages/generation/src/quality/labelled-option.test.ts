import { expect, test } from 'vitest'
import { draftMaterial } from '../generate.ts'
import { documentOf } from '../testing/document.ts'
import { checkDistractor } from './check.ts'

const { context } = draftMaterial(
  documentOf(`# Os solos

- **Solos arenosos:** Deixam a chuva descer depressa.
- **Solos argilosos:** Seguram a chuva por muitos dias.
- **Solos humosos:** Guardam restos de folhas.`),
  { title: 'Os solos' },
)

test('a term with a line of its own is not said of its neighbour', () => {
  const question = {
    question: 'Que solos deixam a chuva descer depressa?',
    answerType: 'term' as const,
    family: 'agent' as const,
    source: { page: 1, quote: 'Solos arenosos: Deixam a chuva descer depressa.' },
  }
  expect(checkDistractor('Solos argilosos', 'Solos arenosos', question, context)).toEqual([])
  expect(checkDistractor('Solos arenosos', 'Solos arenosos', question, context)).not.toEqual([])
})
