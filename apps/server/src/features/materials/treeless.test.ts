import { expect, test } from 'vitest'
import { reportTreeless } from './treeless.ts'

test('that trees are missing is said once, with the reason', () => {
  const lines: object[] = []
  const report = reportTreeless({ warn: details => lines.push(details) })
  report('EACCES: packages/portuguese/weights/parser.bin')
  report('EACCES: packages/portuguese/weights/parser.bin')
  expect(lines).toEqual([{ trouble: 'EACCES: packages/portuguese/weights/parser.bin' }])
})
