import { describe, expect, test } from 'vitest'
import { context, GOOD_WORDS } from '../testing/good-items.ts'
import { checkWord } from './check.ts'
import type { CheckedWord } from './checked.ts'
import { containsPhrase, jaccard, share, wholeWords } from './words.ts'

const refusedBy = (word: CheckedWord) =>
  checkWord(word, context).flatMap(finding => (finding.severity === 'reject' ? [finding.gate] : []))

test.each(GOOD_WORDS)('nothing is wrong with $word', word => {
  expect(checkWord(word, context)).toEqual([])
})

describe('refuses', () => {
  const [good] = GOOD_WORDS
  if (!good) throw new Error('no word')
  test.each([
    ['a short word', { ...good, word: 'sol' }, 'W1'],
    ['a long word', { ...good, word: 'desenvolvimento' }, 'W1'],
    ['two words', { ...good, word: 'seiva bruta' }, 'W1'],
    ['digits', { ...good, word: 'xilema2' }, 'W1'],
    ['the word in its hint', { ...good, hint: 'O xilema conduz a seiva bruta das raízes.' }, 'W2'],
    ['its plural in the hint', { ...good, hint: 'Os xilemas conduzem a seiva bruta das raízes.' }, 'W2'],
    [
      'its family in the hint',
      { ...good, word: 'evaporação', hint: 'Quando a água do mar evapora com o calor.' },
      'W2',
    ],
    [
      'its stem in the hint',
      { ...good, word: 'fotossíntese', hint: 'Processo dos seres fotossintetizantes da Terra.' },
      'W2',
    ],
    ['a long hint', { ...good, hint: 'Tecido que conduz a seiva bruta. '.repeat(5) }, 'W3'],
    ['an empty hint', { ...good, hint: 'O que é' }, 'W3'],
    ['an invented quote', { ...good, source: { page: 3, quote: 'A lua reflete a luz do Sol de noite.' } }, 'G1'],
    ['a foreign hint', { ...good, hint: 'The tissue which takes the water from the roots' }, 'P1'],
  ] as const)('%s', (_, word, gate) => {
    expect(refusedBy(word)).toContain(gate)
  })
})

test('wholeWords knows accented letters', () => {
  expect(wholeWords('a').test('ação à água')).toBe(false)
  expect(wholeWords('água').test('a água!')).toBe(true)
  expect(wholeWords('gua').test('água')).toBe(false)
})

test('containsPhrase takes the phrase as it is', () => {
  expect(containsPhrase('custa 3.5 (aprox.) reais', '3.5 (aprox.)')).toBe(true)
  expect(containsPhrase('custa 345', '3.5')).toBe(false)
})

test('jaccard and share', () => {
  expect(jaccard(new Set([1, 2, 3]), new Set([2, 3, 4]))).toBe(0.5)
  expect(jaccard(new Set(), new Set())).toBe(0)
  expect(share(new Set([1, 2]), new Set([2, 3]))).toBe(0.5)
  expect(share(new Set(), new Set([1]))).toBe(1)
})
