import { expect, test } from 'vitest'
import { consentState, isAgeless, isChild, mayChangeAge, maySharePublicly, needsGuardian } from './consent.ts'

const child = { userType: 'student', ageRange: 'até 12' } as const

test('a guardian is needed for pupils up to 12, and for those who may be', () => {
  expect(needsGuardian(child)).toBe(true)
  expect(needsGuardian({ userType: 'student', ageRange: '13 a 17' })).toBe(false)
  expect(needsGuardian({ userType: 'student', ageRange: '18 ou mais' })).toBe(false)
  expect(needsGuardian({ userType: 'student', ageRange: null })).toBe(true)
  expect(needsGuardian({ userType: 'teacher', ageRange: null })).toBe(false)
  expect([isChild(child), isAgeless(child)]).toEqual([true, false])
  expect(needsGuardian({ userType: 'teacher', ageRange: 'até 12' })).toBe(false)
})

test('a consent is missing, asked for, then given', () => {
  expect(consentState(child, null)).toBe('missing')
  expect(consentState(child, { givenAt: null })).toBe('asked')
  expect(consentState(child, { givenAt: '2026-03-02T15:00:00Z' })).toBe('given')
  expect(consentState({ userType: 'student', ageRange: '13 a 17' }, null)).toBe('not-needed')
  expect(consentState({ userType: 'student', ageRange: null }, null)).toBe('missing')
})

test('only what was agreed to is shown to others', () => {
  expect((['not-needed', 'missing', 'asked', 'given'] as const).map(maySharePublicly)).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('a child does not grow up by a tap', () => {
  expect(mayChangeAge(child, '18 ou mais')).toBe(false)
  expect(mayChangeAge(child, null)).toBe(false)
  expect(mayChangeAge(child, 'até 12')).toBe(true)
  expect(mayChangeAge(child, undefined)).toBe(true)
  expect(mayChangeAge({ userType: 'student', ageRange: null }, 'até 12')).toBe(true)
  expect(mayChangeAge({ userType: 'student', ageRange: '13 a 17' }, '18 ou mais')).toBe(true)
})
