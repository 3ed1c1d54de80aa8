import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

const lines = (items: readonly string[]) => `# Sais do dia a dia\n\n${items.map(item => `- ${item}`).join('\n')}`

test('where a thing is found, what it is known as and what it is used in are asked for, not what it is', () => {
  const text = lines([
    '**Cloreto de sódio**: conhecido como sal de cozinha; usado para conservar carnes e peixes.',
    '**Carbonato de cálcio**: presente em conchas, no mármore e na casca do ovo.',
    '**Sulfato de cálcio**: empregado na fabricação de giz escolar e de gesso.',
  ])
  expect(found(text, 'function/trait')).toEqual([
    'Para que é usado o cloreto de sódio? → Para conservar carnes e peixes',
    'Em que é empregado o sulfato de cálcio? → Na fabricação de giz escolar e de gesso',
  ])
  expect(found(text, 'definition/glossary')).toEqual([])
})
