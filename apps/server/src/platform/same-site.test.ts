import { expect, test } from 'vitest'
import { comesFromOurPages, isAskedByScript } from './same-site.ts'

const ours = 'https://escola.example'

test.each([
  ['Fetch Metadata says same-origin', { 'sec-fetch-site': 'same-origin' }, true],
  ['same-origin wins over a missing Origin', { 'sec-fetch-site': 'same-origin', origin: ours }, true],
  ['cross-site', { 'sec-fetch-site': 'cross-site', origin: ours }, false],
  ['same-site (a sister host)', { 'sec-fetch-site': 'same-site', origin: 'https://outra.escola.example' }, false],
  ['none (typed address)', { 'sec-fetch-site': 'none' }, false],
  ['our Origin', { origin: ours }, true],
  ['a foreign Origin', { origin: 'https://outro.example' }, false],
  ['the null Origin', { origin: 'null' }, false],
  ['an Origin that is no address', { origin: 'x' }, false],
  ['the address the server was asked under', { origin: 'http://192.168.0.10:3000', host: '192.168.0.10:3000' }, true],
  ['another port of that address', { origin: 'http://192.168.0.10:8080', host: '192.168.0.10:3000' }, false],
  ['neither header', {}, false],
])('%s: %j is %s', (_, headers, allowed) => {
  expect(comesFromOurPages(headers, ours)).toBe(allowed)
})

test.each([
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, true],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, false],
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, false],
  [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }, false],
  // On a plain address browsers say nothing of it.
  [{ accept: '*/*' }, true],
  [{}, true],
  [{ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, false],
])('a read with %j was asked for by a script of ours: %s', (headers, expected) => {
  expect(isAskedByScript(headers)).toBe(expected)
})
