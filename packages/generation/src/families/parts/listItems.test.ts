import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('an item that says something is not cut before its verb', () => {
  const text = `# Regras da horta

A horta da escola segue três regras:

• As mudas que crescem na sombra recebem menos água por dia;
• Cada turma cuida de um canteiro;
• A colheita fica com a cozinha.`
  expect(found(text, 'list/bullets')).toEqual([])
  const named = text
    .replace(' que crescem na sombra recebem menos água por dia', ' da sombra')
    .replace('Cada turma cuida de um canteiro', 'Os canteiros da turma')
    .replace('A colheita fica com a cozinha', 'A colheita da cozinha')
  expect(found(named, 'list/bullets')).not.toEqual([])
})
