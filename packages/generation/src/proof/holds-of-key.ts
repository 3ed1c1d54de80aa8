import type { Tree } from '@capivira/portuguese/parser'
import { contraryDegree, isDeniedThere, isOfPart, isOneOfMany, otherTerm } from './overstated.ts'
import { aspectMissing, doneByOther, isThingItself, verbMissing } from './predicate.ts'
import type { Said } from './rivals.ts'
import { saidOfSibling } from './siblings.ts'
import { isTurned } from './turned.ts'

/** Why a key waits for its teacher, in Portuguese; null where this check finds nothing. */
type HoldOfKey = (item: {
  question: string
  answer: string
  passage: string
  trees: { question: Tree; answer: Tree; passage: readonly Tree[] }
  said: readonly Said[]
}) => string | null

const notSaid = (word: string | null) => word && `A frase do texto não fala de “${word}”.`

/**
 * Whether it is said of the very thing that is asked about; of keys, too, whose roles are proved. Wrong options are not
 * asked: what would hold a key does not make an option wrong.
 */
export const HOLDS_OF_KEY: readonly HoldOfKey[] = [
  ({ trees, said }) => {
    const word = saidOfSibling(trees, said)
    return word && `Na frase do texto, “${word}” é dito de outra coisa, ao lado desta.`
  },
  ({ trees }) => {
    const word = doneByOther(trees)
    return word && `Na frase do texto, isso é de “${word}”.`
  },
  ({ trees }) => (isTurned(trees) ? 'Confira quem faz e a quem se faz: a frase do texto diz o contrário.' : null),
  item => (isOneOfMany(item) ? 'O texto diz que é um entre vários: confira.' : null),
  item => (isOfPart(item) ? 'A frase do texto diz isso só de uma parte: confira.' : null),
  item => (isDeniedThere(item) ? 'O texto nega o que o item afirma.' : null),
  item => {
    const word = otherTerm(item)
    return word && `A frase do texto não diz o que é “${word}”.`
  },
  ({ trees }) => {
    const word = contraryDegree(trees.question, trees.passage)
    return word && `A frase do texto não diz “${word}” disso.`
  },
  ({ trees }) => (isThingItself(trees) ? 'A resposta é, no texto, a própria coisa de que se pergunta.' : null),
]

/** Those of keys whose roles are not proved. */
export const HOLDS_OF_OPEN_KEY: readonly HoldOfKey[] = [
  ({ trees, said }) => notSaid(aspectMissing(trees.question, said)),
  ({ trees }) => notSaid(verbMissing(trees)),
]
