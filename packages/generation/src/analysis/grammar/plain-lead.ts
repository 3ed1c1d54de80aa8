import { pattern, wordsOf } from '../../lexicon/words.ts'
import type { Word } from './tagging.ts'

const OPENS = pattern('u')`^${'opening of a plain lead, capital'}(?=\s|$)`
/** 'Em relação a', 'Com respeito a': there 'a' belongs to the noun before it. */
const TAKES_A = wordsOf('noun before a preposition a')
const ENDS: ReadonlySet<Word['tag']> = new Set<Word['tag']>(['noun', 'proper', 'adjective', 'number'])
/** Words a time or place before the subject has at most. */
const LONGEST = 9

/** Whether a text may begin with such a time or place: its words need be told only then. */
export function mayOpenWithLead(text: string): boolean {
  return OPENS.test(text)
}

/**
 * Where the subject begins after a time or place that no comma sets off: 'Em 1996 | o curso foi implantado', 'Nos
 * computadores modernos | a memória guarda…'. Null where the sentence has none, or where it is not sure.
 */
export function subjectAfterLead(words: readonly Word[]): number | null {
  if (!OPENS.test(words[0]?.text ?? '')) return null
  for (let at = 1; at <= LONGEST; at++) {
    const [word, before, next] = [words[at], words[at - 1], words[at + 1]]
    if (!word || !before || !next) return null
    if (word.tag === 'verb' || word.tag === 'relative' || word.tag === 'pronoun' || /^[,:;("“]$/.test(word.text))
      return null
    if (word.tag !== 'article' || !ENDS.has(before.tag)) continue
    if (next.tag !== 'noun' && next.tag !== 'proper' && next.tag !== 'adjective') return null
    if (word.lower === 'a' && TAKES_A.has(before.lower)) return null
    const rest = words.slice(at + 1)
    const verb = rest.findIndex(({ tag }) => tag === 'verb')
    const comma = rest.findIndex(({ text }) => text === ',')
    return verb > 0 && (comma < 0 || verb < comma) ? at : null
  }
  return null
}
