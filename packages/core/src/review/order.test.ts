import { expect, test } from 'vitest'
import { inReviewOrder } from './order.ts'

test('what pupils had comes first, then the likeliest to be kept, then what nobody judged, as it came', () => {
  const items = [
    { id: 1, publicationReason: 'policy' as const, certainty: null },
    { id: 2, publicationReason: 'uncertain' as const, certainty: 0.4 },
    { id: 3, publicationReason: 'answers' as const, certainty: null },
    { id: 4, publicationReason: 'uncertain' as const, certainty: 0.7 },
    { id: 5, publicationReason: 'policy' as const, certainty: null },
  ]
  expect(inReviewOrder(items).map(({ id }) => id)).toEqual([3, 4, 2, 1, 5])
})
