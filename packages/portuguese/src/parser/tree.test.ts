import { describe, expect, it } from 'vitest'
import { children, isPassive, negated, path, phrase, root, subtree, type Tree } from './tree.ts'
import { wordsOf } from './words.ts'

/**
 * A tree by hand: for each word `upos head relation`, heads counted from 1 and 0 for the root; features of the last
 * word after a slash.
 */
function tree(text: string, rows: string): Tree {
  const words = wordsOf(text)
  const tokens = rows
    .trim()
    .split('\n')
    .map((row, i) => {
      const [upos = '', head = '', relation = '', form] = row.trim().split(/\s+/)
      const word = words[i] ?? { text: '', start: 0, end: 0 }
      const features: Record<string, string> = form ? { VerbForm: form } : {}
      return { ...word, lemma: word.text, upos, features, head: Number(head) - 1, relation, confidence: 1 }
    })
  expect(tokens).toHaveLength(words.length)
  return { text, tokens }
}

const SEA = tree(
  'O aumento da temperatura, medido no mar, foi causado pela queima de carvão.',
  `DET 2 det
   NOUN 13 nsubj:pass
   ADP 5 case
   DET 5 det
   NOUN 2 nmod
   PUNCT 7 punct
   VERB 2 acl Part
   ADP 10 case
   DET 10 det
   NOUN 7 obl
   PUNCT 7 punct
   AUX 13 aux:pass
   VERB 0 root Part
   ADP 16 case
   DET 16 det
   NOUN 13 obl:agent
   ADP 18 case
   NOUN 16 nmod
   PUNCT 13 punct`,
)

const words = (given: Tree, indices: readonly number[]) => indices.map(i => given.tokens[i]?.text).join(' ')

describe('helpers of trees', () => {
  it('finds the root, and what stands right under a word', () => {
    expect(root(SEA)).toBe(12)
    expect(words(SEA, children(SEA, 12))).toBe('aumento foi queima .')
    expect(words(SEA, children(SEA, 12, 'nsubj', 'obl'))).toBe('aumento queima')
    expect(children(SEA, 12, 'obj')).toEqual([])
  })

  it('finds all below a word, with or without some branches', () => {
    expect(words(SEA, subtree(SEA, 1))).toBe('O aumento de a temperatura , medido em o mar ,')
    expect(words(SEA, subtree(SEA, 1, ['acl']))).toBe('O aumento de a temperatura')
  })

  it('gives a phrase as written, without its preposition and outer commas', () => {
    expect(phrase(SEA, 4)).toEqual({ tokens: [3, 4], start: 10, end: 24, text: 'a temperatura' })
    expect(phrase(SEA, 15).text).toBe('a queima de carvão')
    expect(phrase(SEA, 1).text).toBe('O aumento da temperatura, medido no mar')
    expect(phrase(SEA, 1, ['acl']).text).toBe('O aumento da temperatura')
    expect(phrase(SEA, 9).text).toBe('o mar')
  })

  it('keeps marks inside a phrase', () => {
    const lung = tree(
      'O "pulmão" verde respira',
      'DET 3 det\nPUNCT 3 punct\nNOUN 6 nsubj\nPUNCT 3 punct\nADJ 3 amod\nVERB 0 root',
    )
    expect(phrase(lung, 2).text).toBe('O "pulmão" verde')
  })

  it('walks from a word to another over the one above both', () => {
    expect(words(SEA, path(SEA, 4, 17))).toBe('temperatura aumento causado queima carvão')
    expect(path(SEA, 9, 9)).toEqual([9])
    expect(words(SEA, path(SEA, 12, 6))).toBe('causado aumento medido')
  })

  it('tells the passive', () => {
    expect(isPassive(SEA, 12)).toBe(true)
    expect(isPassive(SEA, 6)).toBe(true)
    const active = tree(
      'O sol tinha secado a terra',
      'DET 2 det\nNOUN 4 nsubj\nAUX 4 aux\nVERB 0 root Part\nDET 6 det\nNOUN 4 obj',
    )
    expect(isPassive(active, 3)).toBe(false)
  })

  it('tells a negation of the word itself', () => {
    const rain = tree(
      'Não choveu, e nenhuma planta cresceu sem água',
      'ADV 2 advmod\nVERB 0 root\nPUNCT 7 punct\nCCONJ 7 cc\nDET 6 det\nNOUN 7 nsubj\nVERB 2 conj\nADP 9 ' +
        'case\nNOUN 7 obl',
    )
    expect(negated(rain, 1)).toBe(true)
    expect(negated(rain, 6)).toBe(true)
    expect(negated(rain, 8)).toBe(true)
    expect(negated(rain, 5)).toBe(true)
    expect(negated(SEA, 12)).toBe(false)
  })
})

describe('the end of a phrase', () => {
  it('is no mark where it has letters', () => {
    const read = tree(
      'o íon OH⁻ .',
      `DET 2 det
       NOUN 0 root
       PUNCT 2 nmod
       PUNCT 2 punct`,
    )
    expect(phrase(read, 1).text).toBe('o íon OH⁻')
  })
})
