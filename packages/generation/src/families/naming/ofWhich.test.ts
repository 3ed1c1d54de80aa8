import { isKnown } from '@capivira/portuguese/morphology'
import { expect, test } from 'vitest'
import { studyOf } from '../../analysis/study.ts'
import { understandDocument } from '../../document/understand.ts'
import { extracted, line, page, tableLines } from '../../testing/document.ts'
import { findFacts } from '../index.ts'

const ROWS = [
  ['**Espécie**', '**Nome popular**'],
  ['C. langsdorffii', 'copaíba'],
  ['M. urundeuva', 'aroeira'],
  ['T. aurea', 'caraibeira'],
  ['Z. joazeiro', 'juazeiro'],
]

/** What is asked of a sentence above a table of four species. */
function asked(sentence: string): string[] {
  const table = tableLines(ROWS, [57, 260], 300)
  const document = extracted([page(1, [line(sentence, { top: 100 }), ...table])])
  return findFacts(studyOf(understandDocument(document, isKnown), 'Árvores'))
    .filter(({ pattern }) => pattern === 'naming/of-which')
    .map(({ question, answer, rivals }) => `${question} → ${answer} (${rivals?.length})`)
}

test.each([
  [
    'Apenas as folhas de M. urundeuva apresentaram manchas durante toda a seca.',
    'As folhas de qual espécie apresentaram manchas durante toda a seca? → M. urundeuva (3)',
  ],
  [
    'Os maiores frutos foram encontrados na espécie Z. joazeiro.',
    'Em qual espécie foram encontrados os maiores frutos? → Z. joazeiro (3)',
  ],
  [
    'T. aurea é a mais resistente entre as árvores plantadas.',
    'Qual espécie é a mais resistente entre as árvores plantadas? → T. aurea (3)',
  ],
  [
    'As folhas e frutos de M. urundeuva tiveram a maior resistência à seca.',
    'As folhas e frutos de qual espécie tiveram a maior resistência à seca? → M. urundeuva (3)',
  ],
  [
    'Os FAS e FAU de C. langsdorffii tiveram a maior resistência à seca.',
    'Os FAS e FAU de qual espécie tiveram a maior resistência à seca? → C. langsdorffii (3)',
  ],
])('%s', (sentence, expected) => {
  expect(asked(sentence)).toEqual([expected])
})

test.each([
  ['what others may have as well', 'As folhas de M. urundeuva apresentaram manchas durante toda a seca.'],
  ['a name the table has not', 'Apenas as folhas de H. brasiliensis apresentaram manchas durante toda a seca.'],
  ['what points back', 'Apenas as folhas de M. urundeuva perderam a sua cor durante toda a seca.'],
])('asks nothing of %s', (_, sentence) => {
  expect(asked(sentence)).toEqual([])
})
