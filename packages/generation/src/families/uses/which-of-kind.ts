import { lemma } from '@capivira/portuguese/morphology'
import type { Subject } from '../../analysis/grammar/nouns.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import type { Study } from '../../analysis/study.ts'
import { kindAndName, nameAsAnswer, othersOfKind } from '../../analysis/terms/named-kinds.ts'
import { classOfName } from '../../items/kinds/class-of-name.ts'
import type { AnswerType } from '../../items.ts'
import { isOf } from '../../reading/words.ts'
import type { Place } from '../fact.ts'
import { upperFirst, wordsIn } from '../wording/phrasing.ts'

/** The interrogative for a thing of a named kind, how it answers, and the others of its kind. */
type Asked = { wh: string; answer: string; type: AnswerType; rivals?: readonly string[] }

/** 'O pacote float' answers 'Que pacote…?': of the others of its kind that the document names, none will do. */
export function whichOfKind({ phrase, display }: Subject, { study }: Place): Asked | null {
  const one = phrase.number === 's' ? kindAndName(display) : null
  // 'o mantenedor Debian': whoever keeps it, not one of its name.
  if (!one) return whichOfClass({ phrase, display }, study)
  if (meansPerson(one.kind)) return null
  return {
    wh: `que ${one.kind}`,
    answer: nameAsAnswer(one.kind, one.name),
    type: 'term',
    rivals: othersOfKind(one, study).map(name => nameAsAnswer(one.kind, name)),
  }
}

/** 'O conceito moderno de projeto' answers 'Que conceito…?', 'O HTML' 'Que linguagem…?'. */
function whichOfClass({ phrase, display }: Pick<Subject, 'phrase' | 'display'>, study: Study): Asked | null {
  if (phrase.number !== 's' || /^uma?$/u.test(phrase.determiner)) return null
  const said = phrase.words.length > 1 && phrase.determiner !== '' && isOf(lemma(phrase.head), 'classNoun')
  const kind = phrase.proper ? classOfName(phrase.core, study) : said ? phrase.head.toLowerCase() : null
  return kind === null ? null : { wh: `que ${kind}`, answer: upperFirst(display), type: 'term' }
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
