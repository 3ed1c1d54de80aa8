import { readSubject } from '../../analysis/grammar/nouns.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, phraseOf, subjectOf, wordsIn } from '../wording/phrasing.ts'
import { nameDraft } from './nameDraft.ts'

const CALL = /^(?:cham(?:a|am|ava|avam|ou|aram)|denomin(?:a|am|ava|avam|ou|aram)|apelid(?:ou|aram)|batiz(?:ou|aram))$/iu
const NAME_FIRST =
  /^de\s(?!volta|novo|lado|longe|perto|fato|forma|maneira|modo)["“]?(\p{L}[\p{L}-]*(?:\s(?:d[aeo]s?\s)?[\p{L}-]+){0,2}?)["”]?\s((?:o|a|os|as|ao|à|aos|às)\s[^,;:()]{4,80})$/u
const NAME_LAST = /^((?:o|a|os|as)\s[^,;:()“"]{4,70}?)\s(?:de|como)\s["“](\p{L}[^“”"]{2,40})["”]$/u

/** 'Os tropeiros chamavam de pouso o lugar do descanso' → 'Como os tropeiros chamavam o lugar do descanso?' */
export const callsSo: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated || clause.lead !== '' || !CALL.test(clause.verb)) return []
  const first = NAME_FIRST.exec(clause.rest)
  const last = NAME_LAST.exec(clause.rest)
  const [said, thing] = first ? [first[1], first[2]] : [last?.[2], last?.[1]]
  const subject = said === undefined ? null : (subjectOf(place) ?? readSubject(clause.subject, place.study.use, true))
  const name = phraseOf(said ?? '', place)
  if (!subject || !name || thing === undefined) return []
  if (!subject.phrase.proper && !meansPerson(subject.phrase.head) && subject.phrase.number === 's') return []
  const whole = thing.replace(/^ao(s?)\s/u, 'o$1 ').replace(/^à(s?)\s/u, 'a$1 ')
  if (wordsIn(whole) > 12 || /(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?|ess[ea]s?)(?![\p{L}])/u.test(whole)) return []
  return [nameDraft('naming/calls-so', ask('como', subject.display, clause.verb, whole), name.phrase, 0.86)]
}
