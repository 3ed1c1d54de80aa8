import { expect, test } from 'vitest'
import * as twoFactor from './two-factor-contract.ts'

test('whoever has yet to set up their second step may look, begin and confirm, and nothing else of it', () => {
  const open = Object.values(twoFactor).flatMap(one =>
    typeof one === 'object' && 'beforeTwoFactor' in one && one.beforeTwoFactor ? [`${one.method} ${one.path}`] : [],
  )
  expect(open).toEqual([
    'GET /api/profile/two-factor',
    'POST /api/profile/two-factor',
    'POST /api/profile/two-factor/confirm',
  ])
})
