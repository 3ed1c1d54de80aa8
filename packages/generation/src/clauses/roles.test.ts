import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test('what is denied of a thing is asked for as denied', () => {
  expect(found('A Feira do Livro não está vinculada à prefeitura de Olinda.', 'clause/')).toContain(
    'A quem não está vinculada a Feira do Livro? → À prefeitura de Olinda',
  )
})
