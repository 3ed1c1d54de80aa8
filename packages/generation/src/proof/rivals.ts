import { children, type Tree } from '@capivira/portuguese/parser'
import { tieOf } from '../reading/frames.ts'
import { wordOf } from './tokens.ts'
import { isFormOf, means, type Word } from './words.ts'

type Trees = { question: Tree; passage: readonly Tree[] }

/** A word of the question that a passage may have, and whether it names a thing. */
export type Said = { word: Word; index: number; upos: string; relation: string; met: boolean; near: boolean }

/** 'Por que é preciso configurar…?' asks why one configures. */
export const isNeed = ({ upos, word }: Pick<Said, 'upos' | 'word'>) =>
  upos === 'ADJ' && /^(?:precis|necess[aá]ri|importante)/u.test(word.form)

/** 'as lojas do centro' where the sentence has 'as lojas do bairro'; 'a peça úmida' where it has 'a peça seca'. */
export function isRivalled({ index, word, met, relation }: Said, { question, passage }: Trees): boolean {
  if (met) return false
  if (isHeadChanged(index, { question, passage })) return true
  if (!/^(?:nmod|amod)/u.test(relation) || isNeed({ upos: 'ADJ', word })) return false
  const above = question.tokens[question.tokens[index]?.head ?? -1]
  if (!above || !wordOf(above).content) return false
  const kind = relation.startsWith('amod') ? ['amod'] : ['nmod']
  const by = tieOf(question, index)
  const asked = question.tokens.map(wordOf)
  return passage.some(tree =>
    tree.tokens.some((token, i) => {
      if (!isFormOf(wordOf(above), wordOf(token))) return false
      return children(tree, i, ...kind).some(at => {
        const theirs = tree.tokens[at]
        if (!theirs || (kind[0] === 'nmod' && tieOf(tree, at) !== by)) return false
        return wordOf(theirs).content && !asked.some(one => means(one, wordOf(theirs))) && !means(word, wordOf(theirs))
      })
    }),
  )
}

/** 'a cor da peça' where the sentence has 'a medida da peça'. */
function isHeadChanged(index: number, { question, passage }: Trees): boolean {
  if (question.tokens[index]?.upos !== 'NOUN') return false
  const asked = question.tokens.map(wordOf)
  return children(question, index, 'nmod').some(at => {
    const below = question.tokens[at]
    const by = tieOf(question, at)
    return passage.some(tree =>
      tree.tokens.some((token, i) => {
        const head = tree.tokens[token.head]
        if (!below || !head || !token.relation.startsWith('nmod') || tieOf(tree, i) !== by) return false
        return isFormOf(wordOf(below), wordOf(token)) && !asked.some(one => means(one, wordOf(head)))
      }),
    )
  })
}
