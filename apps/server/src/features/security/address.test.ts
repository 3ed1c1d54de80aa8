import { expect, test } from 'vitest'
import { hashedAddress } from './address.ts'

const hash = (address: string) => hashedAddress('segredo', address)

test('eight letters that tell nothing but that two are the same', () => {
  expect(hash('203.0.113.7')).toMatch(/^[\w-]{8}$/)
  expect(hash('203.0.113.7')).not.toBe(hash('203.0.113.8'))
  expect(hashedAddress('outro', '203.0.113.7')).not.toBe(hash('203.0.113.7'))
})

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7', true],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:1:2:3', true],
  ['2001:db8::1', '2001:0db8:0:0:9::', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '2001:db8::1', false],
  ['fe80::1%eth0', 'fe80::2', true],
  ['203.0.113.7:4711', '203.0.113.7', true],
])('%s and %s are one: %s', (one, other, same) => expect(hash(one) === hash(other)).toBe(same))
