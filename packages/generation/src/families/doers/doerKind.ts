import type { Subject } from '../../analysis/grammar/nouns.ts'
import { nameClass } from '../../analysis/people/names.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import { listed } from '../../items/kinds/lists.ts'
import type { AnswerType } from '../../items.ts'
import { upperFirst } from '../wording/phrasing.ts'

/** 'o Iphan | como patrimônio': who did it, and as what it was done. */
export const AS_WHAT = /^(.{3,60}?)\s(como\s.{4,60})$/u

/** Whether whoever did it is somebody, by the noun that names him. */
export function isHuman(subject: Subject): boolean {
  return meansPerson(subject.phrase.head) || listed(subject.phrase.head)?.sorts.has('person') === true
}

/** A doer as an answer: a name alone, anything else with its article. */
export function answerOf(subject: Subject): string {
  return subject.phrase.proper ? upperFirst(subject.phrase.core) : upperFirst(subject.display)
}

/** What sort of answer a doer is. */
export function typeOf(by: Subject): AnswerType {
  if (/^[\p{Lu}\d]{2,}$/u.test(by.phrase.core)) return 'acronym'
  if (!by.phrase.proper) return isHuman(by) ? 'person' : 'term'
  const named = nameClass(by.phrase.core)
  return named === 'event' || named === 'other' ? 'person' : named
}
