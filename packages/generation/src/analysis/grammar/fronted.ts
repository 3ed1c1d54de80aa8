import type { Clause } from './clauses.ts'
import { tagWords } from './tagging.ts'

/** A time, a place or a manner between commas right after the verb, and what the verb takes after it. */
const SET_OFF =
  /^,\s((em|n|num|numa|durante|desde|após|entre|sob|por|pel|com|sem|mediante|através|além|quanto|segundo|conforme|de acordo)(?:[oa]s?)?\s[^,;:()“”"]{2,70}),\s(?=\p{L}|\d)(?!(?:e|ou|mas|nem|quando|enquanto|onde|cuj[oa]s?|qua(?:l|is))\s)(.+)$/u
/** 'produz, com a prata, o ouro e o cobre': there the commas may be those of a list. */
const LISTS = /^(?:com|além|entre)$/u

/**
 * 'A fábrica produz, na capital, chapas de aço' → 'Na capital, a fábrica produz chapas de aço': where, when or how, put between a verb and
 * what it takes, belongs to the whole and must not part them.
 */
export function fronted(clause: Clause): Clause {
  const [, set = '', link = '', rest = ''] = SET_OFF.exec(clause.rest) ?? []
  if (set === '') return clause
  const words = tagWords(rest)
  const within = tagWords(set)
  if (within.some(({ tag }) => tag === 'verb' || tag === 'relative' || tag === 'gerund')) return clause
  // 'vive, no norte, no sul e no centro'
  if (words[0]?.lower.startsWith(link) === true && /^(?:preposition|contraction)$/u.test(words[0].tag)) return clause
  if (LISTS.test(link) && /^[^,]+\se\s[^,]+$/u.test(rest)) return clause
  const lead = clause.lead === '' ? set.charAt(0).toUpperCase() + set.slice(1) : `${clause.lead}, ${set}`
  return { ...clause, lead, rest, words }
}
