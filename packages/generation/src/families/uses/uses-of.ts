import type { Clause } from '../../analysis/grammar/clauses.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'

/** 'permite | o uso de dois critérios' → 'permite usar | dois critérios' */
export function usesOf(clause: Clause): Clause {
  const used = /^(?:o uso|a utilização|o emprego)\sde\s(.+)$/u.exec(clause.rest)?.[1]
  if (used === undefined || !/^(?:permit|possibilit)\p{L}+$/iu.test(clause.verb)) return clause
  return { ...clause, verb: `${clause.verb} usar`, rest: used, words: tagWords(used) }
}
