import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../test/storage.ts'
import { forgetInvitation, keepInvitation, keptInvitation } from './invitation.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = stubStorage()
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
