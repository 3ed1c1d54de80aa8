import { isParticiple } from '@capivira/portuguese/morphology'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { Clause } from './clause.ts'
import { tagWords } from './tagging.ts'

/** What stands between 'ser' and what is set off: 'fundada', 'ter sido vista'. */
const PARTICIPLE = /(?:(?:ser|ter sido)\s)?\p{Ll}{3,}[dt][oa]s?/u
/** A time, a place or a manner between commas right after the verb, and what the verb takes after it. */
const SET_OFF = pattern('u')`
  ^(${PARTICIPLE})?,\s((${'opening of something set off'})(?:[oa]s?)?\s[^,;:()“”"]{2,70}),\s(?=\p{L}|\d)
  (?!${'conjunction or relative'}\s)(.+)$`
/** 'produz, com a prata, o ouro e o cobre': there the commas may be those of a list. */
const LISTS = /^(?:com|além|entre)$/u

/**
 * 'A fábrica produz, na capital, chapas de aço' → 'Na capital, a fábrica produz chapas de aço': where, when or how, put
 * between a verb and what it takes, belongs to the whole and must not part them.
 */
export function fronted(clause: Clause): Clause {
  const [, done = '', set = '', link = '', after = ''] = SET_OFF.exec(clause.rest) ?? []
  if (set === '' || (done !== '' && !isParticiple(done.split(' ').at(-1) ?? ''))) return clause
  const words = tagWords(after)
  const within = tagWords(set)
  // 'quanto à facilidade com que se dobram': which respect, however long it is told.
  const respect = isOneOf('opening of a respect', link)
  if (!respect && within.some(({ tag }) => tag === 'verb' || tag === 'relative' || tag === 'gerund')) return clause
  // 'vive, no norte, no sul e no centro'
  if (words[0]?.lower.startsWith(link) === true && /^(?:preposition|contraction)$/u.test(words[0].tag)) return clause
  if (LISTS.test(link) && /^[^,]+\se\s[^,]+$/u.test(after)) return clause
  const lead = clause.lead === '' ? set.charAt(0).toUpperCase() + set.slice(1) : `${clause.lead}, ${set}`
  const rest = `${done} ${after}`.trim()
  return { ...clause, lead, rest, words: tagWords(rest) }
}
