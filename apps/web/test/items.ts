/** What the workshop tells of an item that was generated and that nobody has touched, apart from its number and its words. */
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
  problemsCount: 0,
  createdAt: '2026-03-02T15:00:00.000Z',
} as const
