import { expect, test } from 'vitest'
import { inReviewSentence } from './in-review.ts'

test('what waits for its teacher is said by its number, and nothing where nothing waits', () => {
  expect([undefined, 0, 1, 3, 100].map(inReviewSentence)).toEqual([
    null,
    null,
    '1 material que quem ensina ainda revisa: ele aparece aqui quando for liberado.',
    '3 materiais que quem ensina ainda revisa: eles aparecem aqui quando forem liberados.',
    'Mais de 99 materiais que quem ensina ainda revisa: eles aparecem aqui quando forem liberados.',
  ])
})
