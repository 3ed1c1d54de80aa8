import { expect, test } from 'vitest'
import { fontStyle } from './font-style.ts'

const regular = { flags: 32, weight: 400 }

test.each([
  ['ABCDEF+Helvetica-Bold', regular, 'bold'],
  ['Calibri,BoldItalic', regular, 'bold italic'],
  ['CMBX12', regular, 'bold'],
  ['GHIJKL+SFBX1200', regular, 'bold'],
  ['CMTI10', regular, 'italic'],
  ['TimesNewRomanPS-ItalicMT', regular, 'italic'],
  ['CMTT9', regular, 'monospace'],
  ['CourierNewPSMT', regular, 'monospace'],
  ['Helvetica', regular, ''],
  ['ABCDEF+Verdana', { flags: 32, weight: 700 }, 'bold'],
  ['Verdana', { flags: 32 | 64, weight: 400 }, 'italic'],
  ['Verdana', { flags: 32 | (1 << 18), weight: 400 }, 'bold'],
  ['Qualquer', { flags: 33, weight: 400 }, 'monospace'],
])('%s with %j is %j', (name, descriptor, expected) => {
  const style = fontStyle({ name, ...descriptor })
  const words = (['bold', 'italic', 'monospace'] as const).filter(word => style[word])
  expect(words.join(' ')).toBe(expected)
})

test.each([
  ['ABCDEF+TimesNewRomanPS-BoldMT', 'timesnew'],
  ['TimesNewRomanPSMT', 'timesnew'],
  ['LiberationSerif-Regular', 'liberationserif'],
  ['LiberationSerif-BoldItalic', 'liberationserif'],
  ['Calibri,Italic', 'calibri'],
  ['CourierNewPSMT', 'couriernew'],
  ['Arial-BoldMT', 'arial'],
  ['ArialMT', 'arial'],
])('%s is of the family %s', (name, family) => {
  expect(fontStyle({ name, ...regular }).family).toBe(family)
})
