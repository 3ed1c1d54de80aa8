import { expect, test } from 'vitest'
import { phraseSpans } from './phrase-spans.ts'
import { tagWords } from './tagging.ts'

const phrases = (text: string) => {
  const words = tagWords(text)
  return phraseSpans(words).map(({ start, end }) =>
    words
      .slice(start, end)
      .map(word => word.text)
      .join(' '),
  )
}

test.each([
  ['O pintor Vincent van Gogh viveu em Arles.', ['pintor', 'Vincent van Gogh', 'Arles']],
  ['A força recebe o nome de Johannes van der Waals.', ['força', 'nome', 'Johannes van der Waals']],
  ['O prefeito Otto von Guericke fez o vácuo.', ['prefeito', 'Otto von Guericke', 'vácuo']],
])('a name goes on behind a particle of another language: %s', (text, spans) => {
  expect(phrases(text)).toEqual(spans)
})
