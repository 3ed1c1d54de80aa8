import { describe, expect, test } from 'vitest'
import { addressProblem, isNearbyName, placeOf } from './outside-address.ts'

describe('an address of the network is', () => {
  test.each([
    ['169.254.169.254', 'forbidden'],
    ['::ffff:169.254.169.254', 'forbidden'],
    ['::ffff:a9fe:a9fe', 'forbidden'],
    ['64:ff9b::a9fe:a9fe', 'forbidden'],
    ['fe80::1', 'forbidden'],
    ['fe80::1%eth0', 'forbidden'],
    ['fd00:ec2::254', 'forbidden'],
    ['100.100.100.200', 'forbidden'],
    ['168.63.129.16', 'forbidden'],
    ['0.0.0.0', 'forbidden'],
    ['::', 'forbidden'],
    ['224.0.0.1', 'forbidden'],
    ['255.255.255.255', 'forbidden'],
    ['not an address', 'forbidden'],
    ['127.0.0.1', 'nearby'],
    ['::1', 'nearby'],
    ['::ffff:127.0.0.1', 'nearby'],
    ['10.1.2.3', 'nearby'],
    ['172.31.255.255', 'nearby'],
    ['192.168.0.10', 'nearby'],
    ['fd12:3456::1', 'nearby'],
    ['172.32.0.1', 'public'],
    ['8.8.8.8', 'public'],
    ['2001:4860:4860::8888', 'public'],
  ])('%s: %s', (address, place) => {
    expect(placeOf(address)).toBe(place)
  })
})

describe('a base address', () => {
  test.each([
    // Decimal, octal, hexadecimal and short forms are one address to a browser, and to us.
    ['http://2852039166/v1', 'forbidden'],
    ['http://0xa9fea9fe/v1', 'forbidden'],
    ['http://0251.0376.0251.0376/v1', 'forbidden'],
    ['http://169.254.43518/v1', 'forbidden'],
    ['http://[::ffff:169.254.169.254]/v1', 'forbidden'],
    ['https://[fe80::1]/v1', 'forbidden'],
    ['http://0/v1', 'forbidden'],
    ['http://metadata.google.internal/computeMetadata/v1', 'forbidden'],
    ['http://metadata/v1', 'forbidden'],
    ['https://ana:segredo@api.example/v1', 'credentials'],
    ['http://8.8.8.8/v1', 'plain-http'],
    ['https://8.8.8.8/v1', null],
    ['https://api.example/v1', null],
    ['http://127.0.0.1:11434/v1', null],
    ['http://ollama:11434/v1', null],
  ])('%s: %s', (url, problem) => {
    expect(addressProblem(new URL(url))).toBe(problem)
  })
})

test.each([
  ['localhost', true],
  ['ollama', true],
  ['ia.local', true],
  ['[::1]', true],
  ['192.168.1.5', true],
  ['api.example.com', false],
  ['8.8.8.8', false],
])('%s is nearby: %s', (host, nearby) => {
  expect(isNearbyName(host)).toBe(nearby)
})
