import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isEarly, takeEarly } from './early-calls.ts'

const round = '/api/games/open-round?gameId=memory-cards'
const answer = Promise.resolve(new Response('{"round":null}'))

beforeEach(() => vi.stubGlobal('window', { earlyCalls: new Map([[round, answer]]) }))
afterEach(() => vi.unstubAllGlobals())

test('a read is on its way until somebody takes its answer', () => {
  expect(isEarly(round)).toBe(true)
  expect(isEarly('/api/games/open-round?gameId=timeline')).toBe(false)
  expect(takeEarly('GET', round)).toBe(answer)
  expect(isEarly(round)).toBe(false)
  expect(takeEarly('GET', round)).toBeUndefined()
})

test('after a write nothing counts that was asked before it', () => {
  expect(takeEarly('POST', '/api/games/start')).toBeUndefined()
  expect(isEarly(round)).toBe(false)
})

test('where the page asked for nothing ahead, nothing is on its way', () => {
  vi.stubGlobal('window', {})
  expect(isEarly(round)).toBe(false)
})
