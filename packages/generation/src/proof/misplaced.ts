import { children, subtree, type Tree } from '@capivira/portuguese/parser'
import { wordsOf } from '../lexicon/words.ts'
import { askedTree } from './asked.ts'
import { wordOf } from './tokens.ts'
import { isFormOf, type Word } from './words.ts'

type Trees = { question: Tree; answer: Tree; passage: readonly Tree[] }

const USING = wordsOf('using for a purpose')

const contentOfTree = ({ tokens }: Tree): Word[] => tokens.map(wordOf).filter(({ content }) => content)

/**
 * 'Os carteiros utilizam bicicletas para entregar cartas': who delivers is who uses, however a parser hangs the aim.
 * Whether an answer names only what is used where the question asks who or what does it.
 */
export function isOnlyUsed({ question, answer, passage }: Trees): boolean {
  const { roles, frame } = askedTree(question)
  const words = contentOfTree(answer)
  if (roles.join() !== 'agent' || !frame || words.length === 0) return false
  return passage.some(({ tokens }) =>
    tokens.some(({ lemma }, from) => {
      if (!USING.has(lemma)) return false
      const to = tokens.findIndex(({ text }, i) => i > from && text.toLowerCase() === 'para')
      const aim = tokens.find(({ upos }, i) => i > to && (upos === 'VERB' || upos === 'AUX'))
      if (to < 0 || aim?.lemma !== frame.lemma) return false
      const used = tokens.slice(from + 1, to).map(wordOf)
      return words.every(word => used.some(other => isFormOf(word, other)))
    }),
  )
}

/**
 * 'Em que vila…?' answered by another place than the village of the passage: 'na ilha' of 'quem mora na vila … e quem
 * mora na ilha'. Null where the passage names no such place, or the answer belongs to it.
 */
export function anotherPlace({ question, answer, passage }: Trees): string | null {
  const { by, asking } = askedTree(question)
  if (by !== 'em') return null
  const asked = [...asking].flatMap(i => (question.tokens[i]?.upos === 'NOUN' ? [wordOf(question.tokens[i])] : []))
  const own = contentOfTree(answer)
  const isOwn = (tree: Tree, i: number) => {
    const token = tree.tokens[i]
    return token !== undefined && own.some(word => isFormOf(word, wordOf(token)))
  }
  for (const tree of passage) {
    const places = tree.tokens.flatMap((token, i) => {
      const isPlace = children(tree, i, 'case').some(at => /^(?:em|n[ao]s?)$/iu.test(tree.tokens[at]?.text ?? ''))
      return isPlace && asked.some(word => isFormOf(word, wordOf(token))) ? [i] : []
    })
    const isTied = (i: number) => isOwn(tree, i) || subtree(tree, i).some(at => isOwn(tree, at))
    if (places.some(isTied)) return null
    const [place] = places
    if (place !== undefined) return tree.tokens[place]?.text ?? null
  }
  return null
}
