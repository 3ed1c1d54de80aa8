import { pattern, wordsOf } from '../../lexicon/words.ts'
import { tagWords, type Word } from './tagging.ts'

/** Position of the verb of the main clause: verbs inside relative clauses, parentheses and quotes are passed over. */
export function mainVerb(words: readonly Word[]): number | null {
  let skip = 0
  let depth = 0
  for (const [index, word] of words.entries()) {
    if (word.text === '(') depth++
    if (word.text === ')') depth--
    if (depth > 0) continue
    if (word.tag === 'relative' && index > 0) {
      skip++
      continue
    }
    if (/^cuj[oa]s?$/.test(word.lower)) {
      skip++
      continue
    }
    if (word.tag !== 'verb') continue
    if (skip > 0) {
      // The auxiliary and the verb after it are one group; 'é' and the like begin another.
      const next = words[index + 1]
      if (next?.tag !== 'verb' || COPULA.has(next.lower) || !isAuxiliary(word.lower)) skip--
      continue
    }
    return index
  }
  return null
}

const COPULA = wordsOf('copula or ter, commonest forms')

const AUXILIARY = pattern('u')`^${'auxiliary form'}$`

/** True for verbs that say little without what follows: 'foi', 'pode', 'vai'. */
export function isAuxiliary(verb: string): boolean {
  return AUXILIARY.test(verb.toLowerCase())
}

/** True for a text with a main verb; 'a nota que não tem marca' has none. */
export const isStatement = (text: string): boolean => mainVerb(tagWords(text)) !== null
