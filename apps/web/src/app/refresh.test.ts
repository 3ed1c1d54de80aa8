import { expect, test, vi } from 'vitest'
import { refreshAfterStudy } from '../lib/refresh.ts'
import { createQueryClient } from './query-client.ts'

test('after an act of study user, both lists of achievements, progress and dashboard are read again', async () => {
  const client = createQueryClient()
  const invalidated = vi.spyOn(client, 'invalidateQueries')
  await refreshAfterStudy(client)
  expect(invalidated.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
    ['/api/auth/user'],
    ['/api/achievements'],
    ['/api/user/achievements'],
    ['/api/progress'],
    ['/api/dashboard/student'],
  ])
})
