import { expect, test } from 'vitest'
import { context } from './fixture.ts'
import { hasNoCue } from './options.ts'

const asked = {
  question: 'Sobre maré, onda e corrente, qual afirmação está certa?',
  correctAnswer: 0,
}

test('where every option repeats a word of the question, none is given away by it', () => {
  const options = ['A maré é a subida da água', 'A onda é um rio no mar', 'A corrente é um balanço da superfície']
  expect(hasNoCue({ ...asked, options }, context)).toBeNull()
})

test('where one alone repeats a word of the question, it is', () => {
  const options = ['A maré é a subida da água', 'O vento é um rio no mar', 'A corrente é um balanço da superfície']
  expect(hasNoCue({ ...asked, options }, context)?.detail).toBe(
    'A palavra “maré” da pergunta só se repete na resposta certa.',
  )
})
