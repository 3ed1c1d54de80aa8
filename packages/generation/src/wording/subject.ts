import { analyse, genderOf } from '@capivira/portuguese/morphology'
import { children, type Tree } from '@capivira/portuguese/parser'
import { pattern, wordsOf } from '../lexicon/words.ts'
import { withoutSetOff } from '../reading/set-off.ts'
import type { Part } from '../reading/statements.ts'
import { trimmed, written } from '../reading/written.ts'

/** 'parte dos pescadores', 'dezenas de rios': how many of them, without an article. */
const SHARE = pattern('iu')`^${'share of them'}\sd[aeo]s?\s`

/** What stands before a noun in place of an article. */
const TAKES_ITS_PLACE = ['det', 'nummod', 'case', 'conj', 'cc']

/** ', e principalmente a do vale,': which of them above all. */
const ABOVE_ALL = wordsOf('above all')

/**
 * The words of a subject between a question word and its verb: without what commas set off there, which would part the
 * two. What no second comma closes is read on as a list and stays.
 */
export function plainSubject(tree: Tree, subject: Part): readonly number[] {
  const { words } = subject
  if (tree.tokens[(words.at(-1) ?? -1) + 1]?.text !== ',') return words
  const from = words.find(i => {
    if (tree.tokens[i]?.text !== ',') return false
    const next = ['e', 'ou', 'mas'].includes(tree.tokens[i + 1]?.text ?? '') ? i + 2 : i + 1
    return ABOVE_ALL.has(tree.tokens[next]?.text.toLowerCase() ?? '')
  })
  if (from === undefined) return withoutSetOff(tree, subject)
  return from > subject.index
    ? trimmed(
        tree,
        words.filter(i => i < from),
      )
    : words
}

/**
 * A subject as a question names it: one plain noun without its article gets it ('fornos sem chaminé' → 'os fornos sem
 * chaminé'). Names, lists ('ciência e tecnologia') and what the dictionary does not know as a noun stay as they are.
 */
export function subjectWords(tree: Tree, { index }: Part, words: readonly number[]): string {
  const said = written(tree, words)
  const article = SHARE.test(said) ? null : articleOf(tree, index, words)
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
