import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import { takeApart } from '../../analysis/grammar/clauses.ts'
import { readSubject, type Subject } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pointsElsewhere } from '../../analysis/self-contained.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { ClauseFamily, Place } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

const UNDER = pattern('u')`^(.{12,150}?),?\s(${'condition'})\s(.{10,130})$`
/**
 * 'Um número é par se…': after a plain 'se' what has to be so, with a subject of its own or of a verb that supposes it.
 */
const IF = pattern('u')`
  ^(.{12,150}?),?\s(se)\s((?:(?:[oa]s?|uma?|cada|tod[oa]s)\s\p{Ll}|não\s${'supposed or having, singular'}
  |${'supposed or having, form'}\s).{6,130})$`
/** 'ver se', 'como se', 'mesmo se': no condition. */
const NO_IF = pattern('u')`(?<![\p{L}])${'no condition follows'}$`
const WH: Readonly<Record<string, string>> = { quando: 'quando', 'sempre que': 'quando' }
const LEANS = /(?<![\p{L}])(?:el[ea]s?|[dn]el[ea]s?|iss[oa]|ess[ea]s?|você|seus?|suas?|\p{L}{3,}[aei]mos)(?![\p{L}])/iu
/** 'quando suas partes se ligam': of what the question names. */
const OWN = /(?<![\p{L}])(?:seus?|suas?)(?=\s\p{L})/giu

/**
 * 'Os estudos poderão ser aproveitados desde que seja comprovada…' → 'Em que condição os estudos poderão ser
 * aproveitados?'
 */
export const condition: ClauseFamily = place => {
  const match = UNDER.exec(place.clause.text) ?? IF.exec(place.clause.text)
  if (!match) return []
  const [, before = '', link = '', tail = ''] = match
  const main = takeApart(before)
  if (link === 'se' && (NO_IF.test(before) || !main || !isGeneral(main.verb))) return []
  // 'quando levada ao extremo': of what has been named.
  const reduced = link === 'quando' && isParticiple(tail.split(' ')[0] ?? '')
  const inner = reduced || link === 'se' || takeApart(upperFirst(tail)) !== null
  if (
    !main ||
    !inner ||
    main.subject === '' ||
    // 'onde raramente ocorrem geadas e | quando ocorrem': a second clause beside the first.
    /\s(?:e|ou|mas)$/u.test(before) ||
    /(?<![\p{L}])(?:que|mas|porém|pois|porque|se)(?![\p{L}])/u.test(main.rest)
  )
    return []
  // 'em 1808, quando a corte chegou' dates; 'foi feita quando…' in a story is known from before.
  if (/\d{3}|século|época|momento$/u.test(before)) return []
  // 'desde que o rádio chegou à vila': since when, not if.
  if (link === 'desde que' && isTold(tail)) return []
  // 'Endemismo é quando…' defines.
  if (main.rest === '' && isOneOf('copula form, present and imperfect', main.verb.toLowerCase())) return []
  const unless = /^a (?:menos|não ser) que$/u.test(link)
  // 'até o fim da guerra, quando foi anunciado' goes on with the story.
  if (link === 'quando' && place.clause.text.charAt(before.length) === ',') return []
  const subject =
    subjectOf({ ...place, clause: main }) ?? anyOf({ ...place, clause: main }) ?? pairOf({ ...place, clause: main })
  const lead = limitingLead(main)
  // 'Um gesto livre só é um gesto livre se…': the same thing twice.
  if (!subject || lead === null || wordsIn(main.rest) > 14 || main.rest.includes(subject.phrase.core)) return []
  const under = tidyAnswer(tail)
  if (
    wordsIn(under) < 3 ||
    wordsIn(under) > 20 ||
    LEANS.test(tail.replace(OWN, '')) ||
    LEANS.test(main.rest) ||
    pointsElsewhere(under)
  )
    return []
  if (!reduced && link !== 'se' && tagWords(under).every(word => word.tag !== 'verb')) return []
  return [
    {
      family: 'cause',
      pattern: 'cause/under-condition',
      focus: `${focusKey(`${subject.phrase.core} ${main.rest}`)} causa`,
      question: ask(
        lead === '' ? '' : `${lead},`,
        unless ? 'em que situação' : (WH[link] ?? 'em que condição'),
        named(subject),
        main.negated !== unless ? 'não' : '',
        main.verb,
        main.rest,
      ),
      answer: upperFirst(`${unless ? 'caso' : link} ${under.charAt(0).toLowerCase()}${under.slice(1)}`),
      answerType: 'cause',
      strength: 0.78,
      load: 0.8,
      quiz: false,
    },
  ]
}

/** What is so at any time: 'é', 'têm', 'gira'. */
function isGeneral(verb: string): boolean {
  return analyse(verb.replace(/-se$|^se\s/iu, '').toLowerCase()).some(
    a => a.mood === 'indicative' && a.tense === 'present' && a.person === 3,
  )
}

/** 'Um número é primo quando…', 'Duas retas são paralelas se…': any of them, however little the word says. */
function anyOf(place: Place): Subject | null {
  const { subject, verb, rest } = place.clause
  return /^Uma?\s\p{Ll}+$/u.test(subject) &&
    isOneOf('ser or estar, present', verb.toLowerCase()) &&
    /^(?:(?:em|chamad[oa]s?(?:\sde)?|dit[oa]s?|considerad[oa]s?)\s)?\p{Ll}+(?:\s\p{Ll}+)?$/u.test(rest) &&
    !/^Um exemplo$/u.test(subject)
    ? subjectOf(place, true)
    : null
}

/** 'Duas retas são paralelas se…': any two of them. */
function pairOf(place: Place): Subject | null {
  const { subject, verb, rest } = place.clause
  const [, two = '', noun = ''] = /^(Dois|Duas|Três)\s(\p{Ll}+s)$/u.exec(subject) ?? []
  if (noun === '' || !/^(?:são|estão|têm)$/iu.test(verb) || rest === '') return null
  const all = readSubject(`${two === 'Duas' ? 'As' : 'Os'} ${noun}`, place.study.use, true)
  return all && { ...all, display: `${two.toLowerCase()} ${noun}` }
}

/** Whether the verb of a clause tells what is or was so, rather than what has to be: 'chegou', not 'chegue'. */
export function isTold(clause: string): boolean {
  const verb = tagWords(clause).find(word => word.tag === 'verb')
  const readings = analyse(verb?.lower ?? '').filter(a => a.category === 'verb')
  return readings.some(a => a.mood === 'indicative') && readings.every(a => a.mood !== 'subjunctive')
}
