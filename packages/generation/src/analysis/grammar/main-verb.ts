import type { Word } from './tagging.ts'

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
    if (word.tag !== 'verb' || tellsHowLongAgo(words, index)) continue
    if (skip > 0) {
      // The auxiliary and the verb after it are one group; 'é' and the like begin another.
      const next = words[index + 1]
      if (next?.tag !== 'verb' || COPULA.test(next.lower) || !isAuxiliary(word.lower)) skip--
      continue
    }
    return index
  }
  return null
}

/** 'que surgiu há oitenta anos': no verb of its own behind another one. */
function tellsHowLongAgo(words: readonly Word[], at: number): boolean {
  if (!/^(?:há|havia|fazia|faz)$/.test(words[at]?.lower ?? '') || words[at - 1]?.tag !== 'verb') return false
  return words
    .slice(at + 1, at + 6)
    .some(({ lower }) => /^(?:anos?|mês|meses|dias?|séculos?|milênios?|décadas?|semanas?|tempo)$/.test(lower))
}

const COPULA = /^(?:é|são|foi|foram|era|eram|está|estão|tem|têm)$/

const AUXILIARY =
  /^(?:foi|foram|é|são|era|eram|será|serão|está|estão|tem|têm|pode|podem|deve|devem|vai|vão|começ\p{L}+|pass\p{L}+|costum\p{L}+|consegu\p{L}+|continu\p{L}+)$/u

/** True for verbs that say little without what follows: 'foi', 'pode', 'vai'. */
export function isAuxiliary(verb: string): boolean {
  return AUXILIARY.test(verb.toLowerCase())
}
