import { expect, test } from 'vitest'
import { ApiError } from '../../lib/http.ts'
import { lostSentences } from './hear-late.ts'

const refused = (path: string, message: string) => ({
  act: { key: 1, path, body: {}, at: 0 },
  error: new ApiError(404, 'Not Found', JSON.stringify({ message })),
})

test('whatever is refused is told, a side that was looked at too, and each thing once', () => {
  const gone = 'Não encontramos o que você procura.'
  expect(
    lostSentences([
      refused('/api/cards/1/study', gone),
      refused('/api/cards/2/study', gone),
      refused('/api/materials/3/quiz-attempts', gone),
    ]),
  ).toEqual([
    'Não foi aceito: um card que você viu. Não encontramos o que você procura.',
    'Não foi aceito: o resultado de um quiz. Não encontramos o que você procura.',
  ])
})
