import { expect, test } from 'vitest'
import { whatPupilsGet } from './what-pupils-get.ts'

test('leaves a preview what is both shown and published, and a pupil everything', () => {
  const published = { id: 1, state: 'shown', publication: 'published' } as const
  const told = [
    published,
    { id: 2, state: 'hidden', publication: 'published' } as const,
    { id: 3, state: 'shown', publication: 'suggested' } as const,
    { id: 4, state: 'shown', publication: 'withdrawn' } as const,
  ]
  expect(whatPupilsGet(told)).toEqual([published])
  const untold: { id: number; state?: 'shown'; publication?: 'published' }[] = [{ id: 5 }, { id: 6 }]
  expect(whatPupilsGet(untold)).toEqual([{ id: 5 }, { id: 6 }])
})
