import { expect, test } from 'vitest'
import { participleAgrees } from './joinedConcord.ts'
import { NO_USE, readSubject } from './nouns.ts'

test.each([
  ['As raízes e caules', 'colhidos', true],
  ['As conchas e os ossos de peixe', 'encontrados', true],
  ['As raízes e sementes', 'colhidos', false],
  ['As raízes', 'colhidos', false],
  ['As raízes', 'colhidas', true],
])('%s foram %s: %s', (text, participle, expected) => {
  const subject = readSubject(text, NO_USE)
  expect(subject && participleAgrees(participle, subject.phrase)).toBe(expected)
})
