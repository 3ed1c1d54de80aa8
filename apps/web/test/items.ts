/** How an item stands with pupils that everybody gets and nobody has judged. */
export const publishedMarks = {
  publication: 'published',
  publicationReason: null,
  certainty: null,
  factKind: null,
  verdict: null,
  verdictReason: null,
  verdictAt: null,
} as const

/**
 * What the workshop tells of an item that was generated and that nobody has touched, apart from its number and its
 * words.
 */
export const generatedMarks = {
  materialId: 3,
  revision: 1,
  state: 'shown',
  origin: 'generated',
  edited: false,
  engine: 'extractive',
  category: 'Rios',
  sourcePage: 2,
  sourceQuote: 'O Amazonas é o maior rio.',
  ...publishedMarks,
  problemsCount: 0,
  createdAt: '2026-03-02T15:00:00.000Z',
} as const
