import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Através de um processo denominado compostagem, os restos de comida são transformados em adubo.',
    'Como se chama o processo pelo qual os restos de comida são transformados em adubo? → Compostagem',
  ],
  [
    'As folhas perdem água em um processo chamado transpiração.',
    'Como se chama o processo em que as folhas perdem água? → Transpiração',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'naming/process-named')).toEqual([expected])
})

test('what a process of another thing is called is not asked', () => {
  expect(found('As folhas não perdem água em um processo chamado transpiração.', 'naming/process-named')).toEqual([])
})
