import { expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'

const core = (text: string) => studyFrom(text).sentences.at(-1)?.core

test.each([
  [
    '# Revolta de Lavras\n\nO estopim foi a prisão do vereador, em 1912.',
    'O estopim da Revolta de Lavras foi a prisão do vereador, em 1912.',
  ],
  [
    '# Guerra do Sal\n\n## Fim\n\nA principal consequência da guerra foi a queda do preço.',
    'A principal consequência da Guerra do Sal foi a queda do preço.',
  ],
])('what an event has one of is said with the event of the heading: %s', (text, said) => {
  expect(core(text)).toBe(said)
})

test('another noun, or no event, is left alone', () => {
  expect(core('# Revolta de Lavras\n\nO estopim da greve foi a prisão do vereador.')).toBe(
    'O estopim da greve foi a prisão do vereador.',
  )
  expect(core('# Pintura da serra\n\nO auge foi o século XIX.')).toBe('O auge foi o século XIX.')
})
