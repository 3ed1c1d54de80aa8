import { genderOf, numberOf } from '@capivira/portuguese/morphology'
import type { Word } from '../analysis/grammar/tagging.ts'

/** 'no mínimo | dez alunos', 'pelo menos | dois anos': words before a number. */
export function amountAt(words: readonly Word[], at: number): number {
  const led =
    /^(?:no|pelo|ao)$/.test(words[at]?.lower ?? '') && /^(?:mínimo|máximo|menos)$/.test(words[at + 1]?.lower ?? '')
  return led ? 2 : 0
}

/** 'aplicado a pessoas', 'passa a ser': 'a' that is no article of what follows it. */
export function isPrepositionA(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  if (words[at]?.lower !== 'a' || !next) return false
  if (
    next.tag === 'infinitive' ||
    next.tag === 'article' ||
    next.tag === 'determiner' ||
    (next.tag === 'number' && !/[oa]s?$/.test(next.lower))
  )
    return true
  if (next.tag !== 'noun' && next.tag !== 'adjective') return false
  return numberOf(next.lower) === 'p' || genderOf(next.lower) === 'm'
}
