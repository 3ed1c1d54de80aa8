import { describe, expect, test } from 'vitest'
import { failureOfStatus, retryAfterOf } from './call-failure.ts'

const now = new Date('2026-03-02T15:00:00Z')
const failure = (status: number, body = '') => failureOfStatus(status, undefined, body, now)

test.each([
  [401, 'unauthorized'],
  [403, 'unauthorized'],
  [404, 'unauthorized'],
  [408, 'timeout'],
  [429, 'rate-limit'],
  [529, 'rate-limit'],
  [500, 'server'],
  [503, 'server'],
  // A success that was no JSON.
  [200, 'server'],
  [302, 'rejected'],
  [400, 'rejected'],
  [413, 'rejected'],
] as const)('status %i is %s', (status, outcome) => {
  expect(failure(status).outcome).toBe(outcome)
})

test('an account without money is no busy service', () => {
  expect(failure(429, '{"error":{"code":"insufficient_quota"}}').outcome).toBe('unauthorized')
})

test.each([
  ['Use max_completion_tokens instead', 'max-tokens'],
  ["Unsupported value: 'temperature'", 'temperature'],
  ['response_format is not supported', 'format'],
  ['bad request', 'format'],
])('%s is a complaint about %s', (body, complaint) => {
  expect(failure(400, body).complaint).toBe(complaint)
  expect(failure(500, body).complaint).toBeUndefined()
})

describe('the wait a service asks for', () => {
  test.each([
    [{ 'retry-after': '2' }, 2000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after-ms': '150', 'retry-after': '1' }, 150],
    [{ 'retry-after': 'Mon, 02 Mar 2026 15:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Mon, 02 Mar 2026 14:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ] as const)('%j: %s ms', (headers, expected) => {
    expect(retryAfterOf({ ...headers }, now)).toBe(expected)
  })
})

test('the message tells nothing of what was sent or answered', () => {
  expect(failure(400, 'chave secreta').message).toBe('the model did not answer: rejected, status 400')
})
