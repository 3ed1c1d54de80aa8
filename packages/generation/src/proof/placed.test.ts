import { expect, test } from 'vitest'
import { treeOf } from '../testing/tree.ts'
import { changedPlaces, endsBeforeItsHead, placedIn } from './placed.ts'

const ROOM = treeOf(
  'O moinho ocupa uma única sala.',
  `o/DET/2/det moinho/NOUN/3/nsubj ocupar/VERB/0/root um/DET/6/det único/ADJ/6/amod sala/NOUN/3/obj ./PUNCT/3/punct`,
)
const LEFT = treeOf(
  'A lenha fica à esquerda do moinho.',
  `o/DET/2/det lenha/NOUN/3/nsubj ficar/VERB/0/root a/ADP/6/case o/DET/6/det esquerda/NOUN/3/obl de/ADP/9/case \
o/DET/9/det
   moinho/NOUN/6/nmod ./PUNCT/3/punct`,
)
const answer = (text: string, rows: string) => treeOf(text, rows)

test('an answer is found where most of its words stand one behind the other', () => {
  const placed = placedIn(answer('Sala de ferro', 'sala/NOUN/0/root de/ADP/3/case ferro/NOUN/1/nmod'), [LEFT, ROOM])
  expect(placed).toMatchObject({ tree: ROOM, from: 5, to: 5, share: 0.5, toEnd: false })
  expect(placedIn(answer('Ferro', 'ferro/NOUN/0/root'), [LEFT, ROOM])).toBeNull()
})

test('one that leaves out the noun its last word belongs to is cut, unless the question says that noun', () => {
  const cut = placedIn(answer('Uma única', 'um/DET/2/det único/ADJ/0/root'), [ROOM])
  const asks = treeOf('O que ocupa?', 'o/PRON/3/nsubj que/PRON/1/fixed ocupar/VERB/0/root ?/PUNCT/3/punct')
  const names = treeOf('Que sala ocupa?', 'que/DET/2/det sala/NOUN/3/obj ocupar/VERB/0/root ?/PUNCT/3/punct')
  expect(cut && endsBeforeItsHead(cut, asks)).toBe(true)
  expect(cut && endsBeforeItsHead(cut, names)).toBe(false)
})

test('a place that the passage gives to the answer is not one of what the question names', () => {
  const placed = placedIn(answer('O moinho', 'o/DET/2/det moinho/NOUN/0/root'), [LEFT])
  const of = (noun: string) =>
    treeOf(
      `O que fica à esquerda do ${noun}?`,
      `o/PRON/3/nsubj que/PRON/1/fixed ficar/VERB/0/root a/ADP/6/case o/DET/6/det esquerda/NOUN/3/obl de/ADP/9/case
       o/DET/9/det ${noun}/NOUN/6/nmod ?/PUNCT/3/punct`,
    )
  expect(placed && changedPlaces(of('celeiro'), new Set(), placed)).toBe('esquerda')
  expect(placed && changedPlaces(of('moinho'), new Set(), placed)).toBeNull()
})
