import { expect, test } from 'vitest'
import type { CheckedCard } from './checked.ts'
import { context } from './fixture.ts'
import { subjectIsResolvable } from './selfContained.ts'

test('a thing its sentence names without article, saying what it is for, is the kind', () => {
  const about = (quote: string): CheckedCard => ({
    question: 'Para que é importante o andaime?',
    answer: 'Para pintar paredes altas',
    source: { page: 1, quote },
  })
  expect(subjectIsResolvable(about('Andaime é importante para pintar paredes altas.'), context)).toBeNull()
  expect(subjectIsResolvable(about('Andaime é muito importante para pintar paredes altas.'), context)).toBeNull()
  expect(subjectIsResolvable(about('O andaime é importante para pintar paredes altas.'), context)?.severity).toBe(
    'reject',
  )
  expect(subjectIsResolvable(about('Andaime novo é importante para pintar paredes altas.'), context)?.severity).toBe(
    'reject',
  )
  expect(subjectIsResolvable(about('Andaime foi importante para pintar paredes altas.'), context)?.severity).toBe(
    'reject',
  )
})
