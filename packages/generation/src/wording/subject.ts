import { analyse, genderOf } from '@capivira/portuguese/morphology'
import { children, type Tree } from '@capivira/portuguese/parser'
import type { Part } from '../reading/statements.ts'
import { written } from '../reading/written.ts'

/** What stands before a noun in place of an article. */
const TAKES_ITS_PLACE = ['det', 'nummod', 'case', 'conj', 'cc']

/**
 * A subject as a question names it: one plain noun without its article gets it ('fornos sem chaminé' → 'os fornos sem
 * chaminé'). Names, lists ('ciência e tecnologia') and what the dictionary does not know as a noun stay as they are.
 */
export function subjectWords(tree: Tree, { index }: Part, words: readonly number[]): string {
  const said = written(tree, words)
  const article = articleOf(tree, index, words)
  return article === null ? said : `${article} ${said}`
}

function articleOf(tree: Tree, index: number, words: readonly number[]): string | null {
  const token = tree.tokens[index]
  if (!token || !['NOUN', 'ADJ'].includes(token.upos) || words[0] !== index) return null
  if (children(tree, index, ...TAKES_ITS_PLACE).length > 0) return null
  // A capital inside a sentence is a name's, as are several.
  if (!(token.start === 0 ? /^\p{L}\p{Ll}+$/u : /^\p{Ll}+$/u).test(token.text)) return null
  const readings = analyse(token.text.toLowerCase())
  const isNoun = readings.some(({ category }) => category === 'noun')
  // 'Fornos', which the tree takes for a describing word and no dictionary does.
  if (!isNoun || (token.upos === 'ADJ' && readings.some(({ category }) => category === 'adjective'))) return null
  const known = genderOf(token.text.toLowerCase())
  const gender = token.features.Gender ?? (known === undefined ? undefined : known === 'f' ? 'Fem' : 'Masc')
  return gender === undefined ? null : `${gender === 'Fem' ? 'a' : 'o'}${token.features.Number === 'Plur' ? 's' : ''}`
}
