import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('asks for what came of something and what it came of', () => {
  const text = 'O encontro dos rios Negro e Solimões deu origem ao maior curso de água doce do planeta.'
  expect(found(text, 'cause/gave-rise')).toEqual([
    'A que deu origem o encontro dos rios Negro e Solimões? → Ao maior curso de água doce do planeta',
  ])
  expect(found(text, 'cause/rise-of')).toEqual([
    'O que deu origem ao maior curso de água doce do planeta? → O encontro dos rios Negro e Solimões',
  ])
})

test('asks nothing where the effect leans on another sentence', () => {
  expect(found('O encontro dos rios Negro e Solimões deu origem ao seu nome atual.', 'cause/rise-of')).toEqual([])
})
