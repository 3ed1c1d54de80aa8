import { verbAgrees } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import { participleAgrees } from '../../analysis/grammar/joinedConcord.ts'
import type { Subject } from '../../analysis/grammar/nouns.ts'
import { balanced, pointsElsewhere } from '../../analysis/selfContained.ts'
import { topicOf } from '../../clauses/topic.ts'
import { wordsOf } from '../../lexicon/words.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { ask, focusKey, isBackground, limitingLead, named, tidyAnswer, wordsIn } from '../wording/phrasing.ts'
import { POINTS } from './procedure.ts'

/** Verbs of being at work, which say little without how. */
const WORKS: ReadonlySet<string> = wordsOf('verb of working')
/** What a sign stands for: 'são representados por', 'é indicada pela letra'. */
const SIGNED =
  /^((?:representad|indicad|simbolizad|expressad|express|denotad|identificad|designad|sinalizad|assinalad|marcad|abreviad)[oa]s?)\s((?:por|pel[oa]s?|com|pelo uso d[aeo]s?)\s.+)$/u
const GERUND = /^(\p{Ll}{2,}[aei]ndo(?:-se)?\s[^;:]+)$/u

/** How a thing works, and by which sign it is shown. */
export const workingBy: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated || clause.subject === '') return []
  const lead = limitingLead(clause)
  if (lead === null) return []
  return signed(place, lead) ?? working(place, lead)
}

/** 'A bússola funciona alinhando a agulha ao campo magnético' → 'Como funciona a bússola?' */
function working(place: Place, lead: string): FactDraft[] {
  const { clause } = place
  const plain = clause.verb.replace(/-se$|^se\s/giu, '').toLowerCase()
  const verb = analyse(plain).find(
    a => a.category === 'verb' && a.person === 3 && a.mood === 'indicative' && a.tense !== 'imperfect',
  )
  const by = GERUND.exec(clause.rest)?.[1]
  if (!verb || by === undefined || !WORKS.has(verb.lemma)) return []
  const subject = topicOf(place)
  if (!subject || !verbAgrees(plain, subject.phrase.number) || isBackground(place, subject)) return []
  const se = plain === clause.verb.toLowerCase() ? '' : 'se '
  return made('working', lead, subject, `${se}${plain} ${ofAll(subject)}`, by)
}

/** 'Nos mapas, as montanhas são representadas por tons de marrom' → 'Nos mapas, como são representadas as montanhas?' */
function signed(place: Place, lead: string): FactDraft[] | null {
  const { clause } = place
  const match = /^(?:é|são|era|eram)$/iu.test(clause.verb) ? SIGNED.exec(clause.rest) : null
  const [, participle = '', by = ''] = match ?? []
  if (participle === '') return null
  const subject = topicOf(place)
  if (!subject || !participleAgrees(participle, subject.phrase) || isBackground(place, subject)) return []
  const sign = by.replace(/,\s.*$|\s(?:enquanto|mas)\s.*$|\se\s(?:cada|[oa]s?)\s[^,]*\s(?:é|são|foi|foram)\s.*$/u, '')
  return made('signed', lead, subject, `${clause.verb.toLowerCase()} ${participle} ${ofAll(subject)}`, sign)
}

/** 'Telescópios' → 'os telescópios': all of them. */
export function ofAll(subject: Subject): string {
  const { determiner, number, gender, genderFrom, proper } = subject.phrase
  const name = named(subject)
  if (determiner !== '' || number !== 'p' || proper || genderFrom === 'default') return name
  return /^(?:os|as|cada|tod[oa]s)\s/u.test(name) ? name : `${gender === 'f' ? 'as' : 'os'} ${name}`
}

function made(kind: string, lead: string, subject: Subject, body: string, by: string): FactDraft[] {
  const answer = tidyAnswer(by)
  const least = kind === 'signed' ? 2 : 3
  if (wordsIn(answer) < least || wordsIn(answer) > 18 || POINTS.test(answer) || !balanced(answer)) return []
  if (pointsElsewhere(`${lead} ${answer}`) || POINTS.test(lead)) return []
  return [
    {
      family: 'cause',
      pattern: `cause/${kind}`,
      focus: `${focusKey(subject.phrase.core)} como ${kind}`,
      question: ask(lead === '' ? '' : `${lead},`, 'como', body),
      answer,
      answerType: 'cause',
      strength: 0.8,
      load: 0.5,
      quiz: false,
    },
  ]
}
