import { wordsOf } from '../../lexicon/words.ts'

/** Verbs of how long something takes. */
const TAKES = wordsOf('taking time, form')

/**
 * What something takes its time for, from what follows the time: 'leva oito minutos | para chegar à Terra'. '' where
 * nothing is said of it; null where it is too long to ask, for how long alone says nothing.
 */
export function aimOf(verb: string, after: string): string | null {
  if (!TAKES.has(verb.toLowerCase())) return ''
  const aim = /^\s(para\s(?:se\s)?\p{Ll}+r(?:-se)?(?:\s[^,.;]{3,50})?)(?=$|[,.;])/u.exec(after)?.[1] ?? ''
  return aim === '' && /^\spara\s/u.test(after) ? null : aim
}
