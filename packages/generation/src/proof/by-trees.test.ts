import type { Tree } from '@capivira/portuguese/parser'
import { describe, expect, test } from 'vitest'
import { treeOf } from '../testing/tree.ts'
import { evidenceOf } from './by-trees.ts'

/** Trees as the parser gives them. */
const TREES: readonly (readonly [string, string])[] = [
  [
    'A coruja caça o rato, e o gavião caça a cobra.',
    `o/DET/2/det coruja/NOUN/3/nsubj/Number=Sing/Gender=Fem caçar/VERB/0/root/VerbForm=Fin/Number=Sing
     o/DET/5/det rato/NOUN/3/obj/Number=Sing/Gender=Masc ,/PUNCT/10/punct e/CCONJ/10/cc o/DET/9/det
     gavião/NOUN/10/nsubj/Number=Sing/Gender=Masc caçar/VERB/3/conj/VerbForm=Fin/Number=Sing o/DET/12/det
     cobra/NOUN/10/obj/Number=Sing/Gender=Fem ./PUNCT/3/punct`,
  ],
  [
    'Quem caça a cobra?',
    `quem/PRON/2/nsubj/PronType=Ind caçar/VERB/0/root/VerbForm=Fin/Number=Sing o/DET/4/det
     cobra/NOUN/2/obj/Number=Sing/Gender=Fem ?/PUNCT/2/punct`,
  ],
  ['O gavião', `o/DET/2/det gavião/NOUN/0/root/Number=Sing/Gender=Masc`],
  ['A coruja', `o/DET/2/det coruja/NOUN/0/root/Number=Sing/Gender=Fem`],
  ['O rato', `o/DET/2/det rato/NOUN/0/root/Number=Sing/Gender=Masc`],
  [
    'A ponte foi projetada por Lia Rocha em 1931.',
    `o/DET/2/det ponte/NOUN/4/nsubj:pass/Number=Sing/Gender=Fem ser/AUX/4/aux:pass
     projetar/VERB/0/root/VerbForm=Part/Number=Sing/Gender=Fem por/ADP/6/case Lia/PROPN/4/obl:agent
     Rocha/PROPN/6/flat em/ADP/9/case 1931/NUM/4/obl ./PUNCT/4/punct`,
  ],
  [
    'Quem projetou a ponte?',
    `quem/PRON/2/nsubj/PronType=Ind projetar/VERB/0/root/VerbForm=Fin/Number=Sing o/DET/4/det
     ponte/NOUN/2/obj/Number=Sing/Gender=Fem ?/PUNCT/2/punct`,
  ],
  ['Lia Rocha', `Lia/PROPN/0/root Rocha/PROPN/1/flat`],
  [
    'O granizo é a chuva que cai em pedras de gelo.',
    `o/DET/2/det granizo/NOUN/5/nsubj/Number=Sing/Gender=Masc ser/AUX/5/cop o/DET/5/det
     chuva/NOUN/0/root/Number=Sing/Gender=Fem que/PRON/7/nsubj/PronType=Rel
     cair/VERB/5/acl:relcl/VerbForm=Fin/Number=Sing em/ADP/9/case pedra/NOUN/7/obl/Number=Plur/Gender=Fem
     de/ADP/11/case gelo/NOUN/9/nmod/Number=Sing/Gender=Masc ./PUNCT/5/punct`,
  ],
  [
    'O que é o granizo?',
    `o/PRON/5/nsubj/Number=Sing/Gender=Masc/PronType=Dem que/PRON/1/fixed/PronType=Rel ser/AUX/5/cop o/DET/5/det
     granizo/NOUN/0/root/Number=Sing/Gender=Masc ?/PUNCT/5/punct`,
  ],
  [
    'A chuva que cai em pedras de gelo',
    `o/DET/2/det chuva/NOUN/0/root/Number=Sing/Gender=Fem que/PRON/4/nsubj/PronType=Rel
     cair/VERB/2/acl:relcl/VerbForm=Fin/Number=Sing em/ADP/6/case pedra/NOUN/4/obl/Number=Plur/Gender=Fem
     de/ADP/8/case gelo/NOUN/6/nmod/Number=Sing/Gender=Masc`,
  ],
  [
    'A chuva que cai em pedras de',
    `o/DET/2/det chuva/NOUN/0/root/Number=Sing/Gender=Fem que/PRON/4/nsubj/PronType=Rel
     cair/VERB/2/acl:relcl/VerbForm=Fin/Number=Sing em/ADP/6/case pedra/NOUN/4/obl/Number=Plur/Gender=Fem
     de/ADP/6/case`,
  ],
  [
    'Os morcegos podem dormir porque a caverna é escura.',
    `o/DET/2/det morcego/NOUN/3/nsubj/Number=Plur/Gender=Masc poder/VERB/0/root/VerbForm=Fin/Number=Plur
     dormir/VERB/3/xcomp/VerbForm=Inf porque/SCONJ/9/mark o/DET/7/det caverna/NOUN/9/nsubj/Number=Sing/Gender=Fem
     ser/AUX/9/cop escuro/ADJ/4/advcl/Number=Sing/Gender=Fem ./PUNCT/3/punct`,
  ],
  [
    'O que os morcegos fazem?',
    `o/PRON/5/nsubj/Number=Sing/Gender=Masc/PronType=Dem que/PRON/5/obj/PronType=Rel o/DET/4/det
     morcego/NOUN/5/nsubj/Number=Plur/Gender=Masc fazer/VERB/0/root/VerbForm=Fin/Number=Plur ?/PUNCT/5/punct`,
  ],
  [
    'Por que esse método demora?',
    `por/ADP/2/case que/PRON/5/obl/PronType=Rel esse/DET/4/det método/NOUN/5/nsubj/Number=Sing/Gender=Masc
     demorar/VERB/0/root/VerbForm=Fin/Number=Sing ?/PUNCT/5/punct`,
  ],
  [
    'O aumento preocupa a cidade.',
    `o/DET/2/det aumento/NOUN/3/nsubj/Number=Sing/Gender=Masc preocupar/VERB/0/root/VerbForm=Fin/Number=Sing
     o/DET/5/det cidade/NOUN/3/obj/Number=Sing/Gender=Fem ./PUNCT/3/punct`,
  ],
  [
    'O que causa o aumento?',
    `o/PRON/3/nsubj/Number=Sing/Gender=Masc/PronType=Dem que/PRON/1/fixed/PronType=Rel
     causar/VERB/0/root/VerbForm=Fin/Number=Sing o/DET/5/det aumento/NOUN/3/obj/Number=Sing/Gender=Masc
     ?/PUNCT/3/punct`,
  ],
  [
    'Quem governou até março?',
    `quem/PRON/2/nsubj/PronType=Ind governar/VERB/0/root/VerbForm=Fin/Number=Sing até/ADP/4/case
     março/NOUN/2/obl/Number=Sing/Gender=Masc ?/PUNCT/2/punct`,
  ],
  [
    'A jiboia não tem veneno.',
    `o/DET/2/det jiboia/NOUN/4/nsubj/Number=Sing/Gender=Fem não/ADV/4/advmod
     ter/VERB/0/root/VerbForm=Fin/Number=Sing veneno/NOUN/4/obj/Number=Sing/Gender=Masc ./PUNCT/4/punct`,
  ],
  [
    'O que a jiboia tem?',
    `o/PRON/5/nsubj/Number=Sing/Gender=Masc/PronType=Dem que/PRON/5/obj/PronType=Rel o/DET/4/det
     jiboia/NOUN/5/nsubj/Number=Sing/Gender=Fem ter/VERB/0/root/VerbForm=Fin/Number=Sing ?/PUNCT/5/punct`,
  ],
  ['Veneno', `veneno/NOUN/0/root/Number=Sing/Gender=Masc`],
]

const trees = new Map<string, Tree>(TREES.map(([text, rows]) => [text, treeOf(text, rows)]))
const read = (sentences: readonly string[]): Tree[] =>
  sentences.map(sentence => {
    const tree = trees.get(sentence)
    if (!tree) throw new Error(`No tree for: ${sentence}`)
    return tree
  })
const told = (question: string, answer: string, quote: string) =>
  evidenceOf({ question, answer }, { quote, lean: '', heading: '' }, read)

describe('what a passage says of an item, by its tree', () => {
  const HUNT = 'A coruja caça o rato, e o gavião caça a cobra.'

  test('the answer in the role asked for is proved', () => {
    const { verdict, features } = told('Quem caça a cobra?', 'O gavião', HUNT)
    expect(verdict).toBe('proved')
    expect(features).toMatchObject({
      predicateMatched: 1,
      rolesMatched: 1,
      answerRole: 1,
      answerWhole: 1,
      arcsLeast: 0.98,
    })
  })

  test('a subject of the other clause is not', () => {
    expect(told('Quem caça a cobra?', 'A coruja', HUNT)).toMatchObject({
      verdict: 'disproved',
      reason: 'Na frase do texto, isso é dito de “gavião”.',
      features: { slotTakenByOther: 1 },
    })
  })

  test('who it is instead is named as the passage writes it', () => {
    expect(told('Quem projetou a ponte?', 'O rato', 'A ponte foi projetada por Lia Rocha em 1931.').reason).toBe(
      'Na frase do texto, isso é dito de “Lia Rocha”.',
    )
  })

  test('who does it in the active is the agent of the passive', () => {
    expect(told('Quem projetou a ponte?', 'Lia Rocha', 'A ponte foi projetada por Lia Rocha em 1931.').verdict).toBe(
      'proved',
    )
  })

  test('a definition is proved whole, and not when it is cut', () => {
    const HAIL = 'O granizo é a chuva que cai em pedras de gelo.'
    expect(told('O que é o granizo?', 'A chuva que cai em pedras de gelo', HAIL).verdict).toBe('proved')
    expect(told('O que é o granizo?', 'A chuva que cai em pedras de', HAIL)).toMatchObject({
      verdict: 'open',
      features: { answerCut: 1 },
    })
  })

  test('what the text denies is disproved', () => {
    expect(told('O que a jiboia tem?', 'Veneno', 'A jiboia não tem veneno.')).toMatchObject({
      verdict: 'disproved',
      features: { negated: 1, polarityDiffers: 1 },
    })
  })
})
