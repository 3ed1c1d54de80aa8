import { expect, test } from 'vitest'
import { asked, readGaps } from './anki-gaps.ts'

const gap = (inside: unknown[], more: object = {}) => ({ numbers: [1], inside, hint: null, inFormula: false, ...more })

test('a gap is in a formula only while the formula lasts', () => {
  expect(readGaps('\\({{c1::x}}\\)')).toEqual(['\\(', gap(['x'], { inFormula: true }), '\\)'])
  expect(readGaps('\\(x\\){{c1::a_b}}')).toEqual(['\\(x\\)', gap(['a_b'])])
})

test('a brace belongs to the gap that opened it, not to the one within', () => {
  const nodes = readGaps('{{c1::{a, {{c2::b}}}}}')
  expect(nodes).toEqual([gap(['{a, ', gap(['b'], { numbers: [2] }), '}'])])
  expect(asked(nodes, 2).hidden).toEqual(['b'])
  expect(asked(nodes, 1).hidden).toEqual(['{a, b}'])
})

test('a gap that nothing closes is text', () => {
  expect(readGaps('água {{c1::doce')).toEqual(['água ', 'doce'])
})
