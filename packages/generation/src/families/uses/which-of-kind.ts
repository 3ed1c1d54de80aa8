import type { Subject } from '../../analysis/grammar/nouns.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import { kindAndName, nameAsAnswer, othersOfKind } from '../../analysis/terms/named-kinds.ts'
import type { AnswerType } from '../../items.ts'
import type { Place } from '../fact.ts'
import { wordsIn } from '../wording/phrasing.ts'

/** The interrogative for a thing of a named kind, how it answers, and the others of its kind. */
type Asked = { wh: string; answer: string; type: AnswerType; rivals: readonly string[] }

/** 'O pacote float' answers 'Que pacote…?': of the others of its kind that the document names, none will do. */
export function whichOfKind({ phrase, display }: Subject, { study }: Place): Asked | null {
  const one = phrase.number === 's' ? kindAndName(display) : null
  // 'o mantenedor Debian': whoever keeps it, not one of its name.
  if (!one || meansPerson(one.kind)) return null
  return {
    wh: `que ${one.kind}`,
    answer: nameAsAnswer(one.kind, one.name),
    type: 'term',
    rivals: othersOfKind(one, study).map(name => nameAsAnswer(one.kind, name)),
  }
}

/**
 * 'O que ilustra | o uso da tabela?', 'Que classe carrega | o pacote hyperref?': what stands after the verb may be what
 * does it.
 */
export function readsAsSubject(said: string, wh: string): boolean {
  if (wh === 'o que') return /^(?:o|a)\s/u.test(said) && wordsIn(said) < 4
  const one = /^(?:o|a)\s\p{L}+\s[\p{L}\d_.+-]+/u.exec(said)?.[0]
  return wh.startsWith('que ') && one !== undefined && wordsIn(said) < 6 && kindAndName(one) !== null
}
