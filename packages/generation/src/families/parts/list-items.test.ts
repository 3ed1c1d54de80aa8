import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

const list = (items: readonly string[]) =>
  `# A horta\n\nAs regras da horta da escola são:\n${items.map(item => `- ${item}`).join('\n')}`

test('an item that says something is not cut before its verb', () => {
  const said = [
    'As mudas que crescem na sombra recebem menos água por dia;',
    'Cada turma cuida de um canteiro;',
    'A colheita fica com a cozinha.',
  ]
  expect(found(list(said), 'list/bullets').filter(line => /mudas que crescem na sombra(?:;|$)/u.test(line))).toEqual([])
  expect(found(list(['limpeza dos canteiros', 'rega das mudas', 'guarda das pás']), 'list/bullets')).toHaveLength(1)
})
