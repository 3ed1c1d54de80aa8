import { expect, test } from 'vitest'
import { treeOf } from '../testing/tree.ts'
import { hangingIn } from './mentions.ts'

const METHOD = treeOf(
  'Por que esse método demora?',
  `por/ADP/2/case que/PRON/5/obl/PronType=Rel esse/DET/4/det método/NOUN/5/nsubj/Number=Sing/Gender=Masc
   demorar/VERB/0/root/VerbForm=Fin/Number=Sing ?/PUNCT/5/punct`,
)
const RISE = treeOf(
  'O que causa o aumento?',
  `o/PRON/3/nsubj/Number=Sing/Gender=Masc/PronType=Dem que/PRON/1/fixed/PronType=Rel causar/VERB/0/root
   o/DET/5/det aumento/NOUN/3/obj/Number=Sing/Gender=Masc ?/PUNCT/3/punct`,
)
const MARCH = treeOf(
  'Quem governou até março?',
  `quem/PRON/2/nsubj/PronType=Ind governar/VERB/0/root até/ADP/4/case março/NOUN/2/obl ?/PUNCT/2/punct`,
)

test('a demonstrative, a relational noun without complement and a month without year leave open which is meant', () => {
  const why = (tree: typeof METHOD) => hangingIn(tree).map(({ text, why: reason }) => `${text}: ${reason}`)
  expect(why(METHOD)).toEqual(['método: demonstrative'])
  expect(why(RISE)).toEqual(['aumento: relational'])
  expect(why(MARCH)).toEqual(['março: month'])
})

test('a term of the document stands alone', () => {
  expect(hangingIn(RISE, { isTerm: lemma => lemma === 'aumento' })).toEqual([])
})
