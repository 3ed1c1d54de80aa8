import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('whose task something is', () => {
  expect(found('Cabe ao Congresso Nacional fiscalizar os atos do governo federal.', 'relation/competence')).toEqual([
    'A quem cabe fiscalizar os atos do governo federal? → Ao Congresso Nacional',
  ])
})
