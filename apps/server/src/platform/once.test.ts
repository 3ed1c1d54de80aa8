import { expect, test } from 'vitest'
import { doOnce, type ToldActs } from './once.ts'

const act = { userId: 'ana', eventId: '1', now: new Date('2026-03-02T12:00:00Z') }

/** Names in memory; `first` is what the arrival before this one comes to while it is looked for. */
function actsWith(first: ({ answer: unknown } | null)[]): ToldActs {
  let look = 0
  return {
    find: async () => first[Math.min(look++, first.length - 1)] ?? null,
    claim: async () => {},
    release: async () => {},
    keep: async () => {},
    isKnown: () => false,
  }
}

const handled = async () => ({ taken: true, answer: 'done now', keep: 'done now' })
const noPause = async () => {}

test('a second arrival gets the answer of the first', async () => {
  const acts = actsWith([{ answer: null }, { answer: null }, { answer: 'done' }])
  expect(await doOnce(acts, act, handled, noPause)).toEqual({ again: true, answer: 'done' })
})

test('where the first was refused after all, the second is the act', async () => {
  const acts = actsWith([{ answer: null }, { answer: null }, null])
  expect(await doOnce(acts, act, handled, noPause)).toEqual({ again: false, answer: 'done now' })
})

test('where nobody kept the answer, it is known that it was done', async () => {
  expect(await doOnce(actsWith([{ answer: null }]), act, handled, noPause)).toEqual({ again: true, answer: null })
})
