import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetInvitation, keepInvitation, keptInvitation } from './invitation.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('an invitation is remembered for a day, and until it is followed', () => {
  expect(keptInvitation(1000)).toBeNull()
  keepInvitation('/join/DU34MC', 1000)
  expect(keptInvitation(24 * 60 * 60_000)).toBe('/join/DU34MC')
  expect(keptInvitation(24 * 60 * 60_000 + 1000)).toBeNull()
  forgetInvitation()
  expect(keptInvitation(1001)).toBeNull()
})

test('what is no invitation of ours is none', () => {
  stored.set('capivira:invitation', 'something')
  expect(keptInvitation(1000)).toBeNull()
})

test('without storage nothing is remembered, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined)
  keepInvitation('/join/DU34MC', 1)
  expect(keptInvitation(1)).toBeNull()
})
