import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

const SAID = 'A elevada dureza do cristal é natural. A baixa maleabilidade se deve à rigidez da rede cristalina.'

test('what something has is asked of what the heading says has it', () => {
  expect(found(`# Materiais\n\n## Propriedades das cerâmicas\n\n${SAID}`, 'clause/to')).toEqual([
    'Nas cerâmicas, a que se deve a baixa maleabilidade? → À rigidez da rede cristalina',
  ])
})

test('a heading that names no owner adds nothing', () => {
  expect(found(`# Materiais\n\n## Cerâmicas\n\n${SAID}`, 'clause/to')).toEqual([
    'A que se deve a baixa maleabilidade? → À rigidez da rede cristalina',
  ])
})

test('a question that names the owner stays', () => {
  const text =
    '# Solos\n\n## Características dos solos\n\nA baixa fertilidade dos solos se deve à lavagem dos minerais pela chuva.'
  expect(found(text, 'clause/to')).toEqual([
    'A que se deve a baixa fertilidade dos solos? → À lavagem dos minerais pela chuva',
  ])
})
