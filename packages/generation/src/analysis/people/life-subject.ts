import { analyse, isParticiple, numberOf } from '@capivira/portuguese/morphology'
import { isOneOf, pattern, wordsOf } from '../../lexicon/words.ts'
import { tagWords, type Word } from '../grammar/tagging.ts'
import type { Hero, LifeClause, Met } from './life.ts'
import { meansPerson } from './people.ts'
import { personNoun } from './person-noun.ts'
import { isPersonal, needsNoObject, pasts } from './personal-verbs.ts'

/** 'Em 1948, foi morar…' → 'Em 1948, Ana Lopes foi morar…' */
export function subjectNamed(core: string, { name, gender }: Hero, clause: LifeClause, met: Met): string | null {
  const pronoun = /^(?:Ele|Ela)\s(?=\p{Ll})/u.exec(core)?.[0]
  if (pronoun !== undefined)
    return met === 'hero' &&
      (gender ?? (pronoun.startsWith('Ela') ? 'f' : 'm')) === (pronoun.startsWith('Ela') ? 'f' : 'm')
      ? `${name} ${core.slice(pronoun.length)}`
      : null
  const described = met === 'hero' ? afterDescription(core, name, gender) : null
  if (described !== null) return described
  const driven = met === 'hero' ? afterParticiple(core, name, gender, clause) : null
  if (driven !== null) return driven
  if (clause.subject !== '' || /\s/.test(clause.verb)) return null
  const verb = clause.verb.replace(/-(?:se|l?[oa])$/u, '').toLowerCase()
  const [first, second] = tagWords(clause.rest)
  if (/^é$/u.test(verb)) {
    if (met !== 'hero' || !isPresentRole(clause.rest, gender)) return null
  } else if (/^(?:foi|era)$/u.test(verb)) {
    if (
      !describes(first?.lower ?? '', second?.lower ?? '', gender, met) &&
      !(met === 'hero' && isOneOfPeople(clause.rest))
    )
      return null
  } else if (!isPersonal(verb) && !(met === 'hero' && mayBeOfHero(verb, clause.rest))) return null
  // 'Em 1922, morreu o pai': there the subject follows.
  else if (needsNoObject(verb) && /^(?:article|noun|proper|determiner)$/u.test(first?.tag ?? '')) return null
  const lead = clause.lead === '' ? '' : leadOf(core, clause.lead)
  if (lead === null) return null
  const said = core.slice(lead.length).trimStart()
  if (!said.toLowerCase().startsWith(clause.verb.toLowerCase())) return null
  const joint = lead === '' ? '' : lead.endsWith(',') ? ' ' : ', '
  return `${lead}${joint}${name} ${said.charAt(0).toLowerCase()}${said.slice(1)}`
}

/** 'Em 1918', 'Aos 26 anos': what stands before the verb without a comma. */
const TIME = /^(?:Em|Aos|No ano de|No dia|Por volta de|Com)\s[^,]*\d[^,]*$/u

/** What a clause begins with, with its comma; a time also without one. */
function leadOf(core: string, lead: string): string | null {
  if (core.startsWith(`${lead},`)) return `${lead},`
  return core.startsWith(`${lead} `) && TIME.test(lead) ? lead : null
}

/** 'Aconselhado pelo tio cursou Direito' → 'Aconselhado pelo tio, Nilo Sá cursou Direito' */
function afterParticiple(
  core: string,
  name: string,
  gender: Hero['gender'],
  { lead, subject, verb }: LifeClause,
): string | null {
  const [first, second] = tagWords(subject)
  if (lead !== '' || !isParticiple(first?.lower ?? '') || !/^(?:por|pel[oa]s?|em|n[oa]s?)$/u.test(second?.lower ?? ''))
    return null
  if (gender !== undefined && /a$/u.test(first?.lower ?? '') !== (gender === 'f')) return null
  const rest = core.slice(subject.length).replace(/^,/u, '').trimStart()
  return core.startsWith(subject) && rest.startsWith(verb) && pasts(verb)[0] ? `${subject}, ${name} ${rest}` : null
}

/** 'É autor do hino', 'É considerada a primeira aviadora' */
function isPresentRole(rest: string, gender: Hero['gender']): boolean {
  const [first] = tagWords(rest)
  if (/^(?:considerad|conhecid|lembrad|tid)[oa]$/u.test(first?.lower ?? ''))
    return gender === undefined || /a$/u.test(first?.lower ?? '') === (gender === 'f')
  return isOneOfPeople(rest)
}

/** 'Nascida em Lavras, ela viveu do piano' → 'Nascida em Lavras, Ana Lopes viveu do piano' */
function afterDescription(core: string, name: string, gender: Hero['gender']): string | null {
  const [whole = '', lead = '', pronoun = ''] = /^(\p{Lu}[^.;:()]{3,160}?),\s(ele|ela)\s(?=\p{Ll})/u.exec(core) ?? []
  if (whole === '' || (gender !== undefined && (pronoun === 'ela') !== (gender === 'f'))) return null
  if (/^(?:Quando|Enquanto|Se|Segundo|Para|Como)\s/u.test(lead) || tagWords(lead).some(({ tag }) => tag === 'verb'))
    return null
  return `${lead}, ${name} ${core.slice(whole.length)}`
}

/** 'um importante poeta', 'um dos pintores mais lidos' */
const isOneOfPeople = (rest: string) => personNoun(tagWords(rest)) !== undefined

/** What happens by itself: what happened may stand after it. */
const MAY_LACK = wordsOf('happening by itself')

/** 'instalou-se no Recife', 'começou a imprimir': of whom the life tells, where no subject can follow. */
function mayBeOfHero(verb: string, rest: string): boolean {
  const past = pasts(verb)[0]
  const [first, second] = tagWords(rest)
  if (!past) return false
  if (first?.lower === 'a' && second?.tag === 'infinitive') return true
  if (first?.lower === 'como') return true
  // 'começou sua carreira'
  if (/^(?:seu|sua)s?$/u.test(first?.lower ?? '') && isOneOf('beginning or doing', past.lemma)) return true
  if (MAY_LACK.has(past.lemma)) return false
  // 'superou todas as dificuldades': many things did not do what one did.
  if (/^(?:seu|sua)s?$/u.test(first?.lower ?? '') || isOfMany(first, second)) return true
  return /^(?:preposition|contraction|infinitive)$/u.test(first?.tag ?? '')
}

const isOfMany = (first: Word | undefined, second: Word | undefined) =>
  [first, second].every(word => word !== undefined && /s$/u.test(word.lower) && numberOf(word.lower) !== 's') &&
  /^(?:determiner|article|noun|number)$/u.test(first?.tag ?? '')

/** What one is by profession: 'revisor de', 'funcionária da'. */
const PROFESSION = /(?:[sdt]ora?|ári[oa]|nte|ista|eir[oa]|log[oa])$/u

const KIN = pattern('u')`^${'kin, stem'}\p{L}{1,2}$`

/** 'foi presa', 'era neta de', 'foi a primeira mulher', 'foi morar': said of a person of that gender. */
function describes(first: string, second: string, gender: Hero['gender'], met: Met): boolean {
  const next = /^(?:[oa]|uma?)$/u.test(first) ? second : first
  if (KIN.test(next)) return true
  if (met !== 'hero') return meansPerson(next)
  if (isParticiple(next)) return gender === undefined || /a$/u.test(next) === (gender === 'f')
  if (PROFESSION.test(first) && /^(?:d[eoa]s?|em|n[oa]s?)$/u.test(second)) return true
  return meansPerson(next) || analyse(next).some(a => a.mood === 'infinitive') || /^primeir[oa]$/u.test(next)
}
