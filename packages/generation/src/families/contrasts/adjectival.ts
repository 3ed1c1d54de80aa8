import { agrees, verbAgrees } from '@capivira/portuguese/agreement'
import type { ClauseFamily } from '../fact.ts'
import { isBroad } from '../uses/does.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

/** Describing words with what completes them. */
const DESCRIBED =
  /^((?:muito\s|bastante\s|pouco\s)?(?:ric[oa]s?|pobres?|abundantes?|(?:in|lipo|hidro)?solúve(?:l|is)))\s((?:em|n[oa]s?)\s.{3,120})$|^((?:muito\s|bastante\s)?(?:resistente|sensível|sensíve|vulneráve|imune|favoráve|contrári[oa]|alérgic[oa]|sujeit[oa]|(?:(?:direta|inversa)mente\s)?proporciona|perpendicular(?:es)?|paralel[oa]|propíci[oa]|suscetíve)(?:is|s|l)?)\s((?:a|ao|à|aos|às)\s.{3,120})$|^((?:dependente|originári[oa]|derivad[oa]|livre|isent[oa]|desprovid[oa]|carente|proveniente|oriund[oa]|nativ[oa]|endêmic[oa]|típic[oa]|exclusiv[oa]|natura(?:l|i)|(?:o\s|um\s)?resultado|(?:um\s)?fruto|(?:um\s)?produto|(?:uma\s)?consequência|(?:um\s)?reflexo)s?)\s((?:de|d[oa]s?)\s.{3,120})$/u
/** What is said next of the same thing. */
const NEXT =
  /,?\s(?:e|mas|porém)\s(?:(?:muito|bastante|pouco)\s)?(?:\p{Ll}+[ai]d[oa]s?(?:\s.*)?|(?:ric[oa]|pobre|abundante|resistente|sensíve|vulneráve|livre|isent[oa]|carente|solúve)(?:is|s|l)?\s(?:em|n[oa]s?|a|ao|à|aos|às|de|d[oa]s?)\s.*)$/u
/** What something is of another, whatever its gender. */
const NOUN = /(?:resultado|fruto|produto|consequência|reflexo)s?$/u
/** Of anything else these say how it is: 'típico da infância', 'natural do corpo'. */
const OF_A_PLACE = /^(?:típic|exclusiv|natura)/u
const LEANS = /(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?|iss[oa])(?![\p{L}])/u

/** 'O sangue arterial é rico em oxigênio' → 'Em que é rico o sangue arterial?' */
export const adjectival: ClauseFamily = place => {
  const { clause } = place
  if (!/^(?:é|são|era|eram)$/i.test(clause.verb) || clause.negated) return []
  const match = DESCRIBED.exec(clause.rest)
  if (!match || limitingLead(clause) === null) return []
  const said = match[1] ?? match[3] ?? match[5] ?? ''
  const subject = subjectOf(place)
  // 'proveniente da cana e obtido no engenho', 'rico em ferro e pobre em gordura'
  const answer = tidyAnswer((match[2] ?? match[4] ?? match[6] ?? '').replace(NEXT, ''))
  if (!subject || isBroad(subject, place) || !verbAgrees(clause.verb.toLowerCase(), subject.phrase.number)) return []
  if (!NOUN.test(said) && !agrees(said.split(' ').at(-1) ?? '', subject.phrase)) return []
  if (wordsIn(answer) < 2 || wordsIn(answer) > 14 || LEANS.test(answer)) return []
  // 'originário da Amazônia', 'natural de Mileto', 'natural da cidade de Mileto'; 'típico da infância' is not asked.
  const where =
    /^(?:originári|nativ|endêmic|oriund|provenient|típic|exclusiv|natura)/u.test(said) &&
    /^d[eoa]s?\s(?:\p{Ll}+\s){0,2}\p{Lu}/u.test(match[6] ?? '')
  if (!where && OF_A_PLACE.test(said)) return []
  const preposition = match[1] ? 'em que' : match[3] ? 'a que' : where ? 'de onde' : 'de que'
  const lead = limitingLead(clause) ?? ''
  return [
    {
      family: 'relation',
      pattern: 'relation/described',
      focus: `${focusKey(subject.phrase.core)} ${said}`,
      question: ask(lead === '' ? '' : `${lead},`, preposition, clause.verb.toLowerCase(), said, named(subject)),
      answer,
      answerType: 'definition',
      strength: 0.78,
      load: 0.4,
      quiz: false,
    },
  ]
}
