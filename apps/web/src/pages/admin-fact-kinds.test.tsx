import type { FactKindLine } from '@capivira/core/review/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'

const kind = (changes: Partial<FactKindLine>): FactKindLine => ({
  factKind: 'cause',
  withdrawnAt: null,
  published: 1,
  suggested: 2,
  withdrawn: 0,
  kept: 0,
  refused: 0,
  reasons: [],
  line: 0.875,
  weighed: 0,
  weighedKept: 0,
  readersMarked: 0,
  readersKept: 0,
  ...changes,
})

test('each kind has its name and says what its line rests on, and what else counts', async () => {
  open('/admin/fact-kinds', admin(), {
    'GET /api/admin/fact-kinds': [kind({}), kind({ factKind: 'date', weighed: 4, weighedKept: 3 })],
  })
  const bare = (await screen.findByRole('heading', { name: 'Causa e consequência' })).closest('li')
  expect(bare?.textContent).toContain(
    'É publicado sozinho a partir de 87,5% de certeza. Contam para isso, com menos peso, itens de outros tipos.',
  )
  const weighed = screen.getByRole('heading', { name: 'Data' }).closest('li')
  expect(weighed?.textContent).toContain(
    'Contam para isso 4 decisões desta escola, 3 de manter. Contam também, com menos peso, itens de outros tipos.',
  )
})
