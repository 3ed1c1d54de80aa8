import { thirdPerson } from '@capivira/portuguese/inflection'
import { analyse } from '@capivira/portuguese/morphology'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { ask, focusKey, limitingLead, named, phraseOf, subjectOf, upperFirst, wordsIn } from '../wording/phrasing.ts'

const FRACTION = String.raw`(?:um\s(?:terço|quarto|quinto|sexto|oitavo|décimo)|uma\s(?:terça|quarta|quinta|décima)\sparte|(?:a\s)?metade|dois\s(?:terços|quintos)|três\s(?:quartos|quintos)|quatro\squintos)`
const ABOUT = `(?:cerca de|aproximadamente|quase|mais d[ea]|menos d[ea]|por volta de|pouco mais de)`
const OF_WHAT = new RegExp(String.raw`^((?:${ABOUT}\s)?${FRACTION})\s(d[aeo]s?\s[^,;:()]{3,70})$`, 'iu')
/** Up to where the verb's other words begin: 'um terço da população da Europa | no século XIV'. */
const WHEN_OR_WHERE = /\s(?:em|n[oa]s?|durante|entre|para|por|com|até|desde|sem|ao|à)\s.*$/u
const BE = /^(?:é|são|foi|foram|era|eram|está|estão)$/i

/** How large a part: 'O Cerrado ocupa um quarto do território', 'Dois terços da água doce estão em geleiras'. */
export const fraction: ClauseFamily = place => (place.clause.negated ? [] : [...asObject(place), ...asSubject(place)])

/** 'O Cerrado ocupa um quarto do território do país' → 'Que parte do território do país o Cerrado ocupa?' */
function asObject(place: Place): FactDraft[] {
  const { clause } = place
  if (BE.test(clause.verb) || clause.subject === '') return []
  const when = WHEN_OR_WHERE.exec(clause.rest)?.[0] ?? ''
  const [, part = '', whole = ''] = OF_WHAT.exec(clause.rest.slice(0, clause.rest.length - when.length)) ?? []
  const subject = part === '' ? null : subjectOf(place)
  const lead = limitingLead(clause)
  if (!subject || lead === null || wordsIn(whole) < 2) return []
  return [
    draft(
      ask(lead === '' ? '' : `${lead},`, 'que parte', whole, named(subject), clause.verb.toLowerCase()),
      part,
      `${focusKey(subject.phrase.core)} ${focusKey(whole)}`,
    ),
  ]
}

/** 'Dois terços da água doce estão em geleiras' → 'Que parte da água doce está em geleiras?' */
function asSubject(place: Place): FactDraft[] {
  const { clause } = place
  const [, part = '', whole = ''] = OF_WHAT.exec(clause.subject) ?? []
  const of = part === '' ? null : phraseOf(whole.replace(/^d(?=[oa]s?\s)|^de\s/u, ''), place)
  const verb = part === '' ? null : inSingular(clause.verb)
  const said = clause.rest.split(/,\s|;\s/u)[0]?.trim() ?? ''
  if (!of || verb === null || limitingLead(clause) !== '' || wordsIn(said) < 2 || wordsIn(said) > 10) return []
  return [draft(ask('que parte', whole, verb, said), part, `${focusKey(whole)} ${focusKey(said)}`)]
}

/** 'vivem' → 'vive': a part is one; null for verbs of several words and forms that cannot be told. */
function inSingular(verb: string): string | null {
  const reading = analyse(verb.toLowerCase()).find(
    a => a.category === 'verb' && a.person === 3 && a.mood === 'indicative',
  )
  if (!reading || !(reading.tense === 'present' || reading.tense === 'preterite')) return null
  return reading.number === 's' ? verb.toLowerCase() : thirdPerson(reading.lemma, reading.tense, 's')
}

function draft(question: string, part: string, focus: string): FactDraft {
  return {
    family: 'quantity',
    pattern: 'quantity/fraction',
    focus: `${focus} parte`,
    question,
    answer: upperFirst(part),
    answerType: 'quantity',
    strength: 0.86,
    load: 0.4,
    quiz: false,
  }
}
