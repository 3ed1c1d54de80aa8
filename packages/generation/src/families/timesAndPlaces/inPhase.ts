import { verbAgrees } from '@capivira/portuguese/agreement'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

const PHASE =
  /^((?!.*(?<![\p{L}])(?:que|para)(?![\p{L}]))[^,;:()]{0,60}?)\s?(?<![\p{L}])n([oa]s?)\s((?:\p{Ll}+\s)?)(fases?|etapas?|estágios?|momentos?|períodos?)\s((?!em que|que|seguintes?|anterior)[^,;:()]{3,50})$/u
const FORMAT =
  /^([^,;:()]{4,60}?)\s(?:no|nos|em)\sformatos?\s((?:[\p{Lu}\d][\p{L}\d.]*|\.\p{Ll}+)(?:(?:,\s|\se\s|\sou\s)(?:[\p{Lu}\d][\p{L}\d.]*|\.\p{Ll}+))*)(?:\s\(.*)?$/u

/** In which phase something happens, and in which formats a program takes or gives something. */
export const inPhase: ClauseFamily = place => [...phase(place), ...format(place)]

/** 'A célula duplica o seu DNA na fase S da interfase' → 'Em que fase a célula duplica o seu DNA?' */
function phase(place: Place): FactDraft[] {
  const { clause } = place
  const [, between = '', article = '', first = '', noun = '', which = ''] = PHASE.exec(clause.rest) ?? []
  if (noun === '' || clause.negated || /^(?:É|é|são|foi|foram|era|há|está|estão)$/u.test(clause.verb + between))
    return []
  const subject = subjectOf(place)
  const lead = limitingLead(clause)
  if (!subject || lead === null || lead !== '' || !verbAgrees(clause.verb.split(' ')[0] ?? '', subject.phrase.number))
    return []
  if (
    /(?<![\p{L}])(?:seus?|suas?|ess[ea]s?|est[ea]s?|dess[ea]s?|dest[ea]s?)(?![\p{L}])/u.test(
      `${between} ${which} ${first}`,
    )
  )
    return []
  if (between === '' && wordsIn(subject.display) < 3) return []
  return [
    {
      family: 'relation',
      pattern: 'relation/in-phase',
      focus: `${focusKey(subject.phrase.core)} ${noun}`,
      question: ask('em que', noun, named(subject), clause.verb, between),
      answer: tidyAnswer(`N${article} ${first}${noun} ${which}`),
      answerType: 'definition',
      strength: 0.8,
      load: 0.4,
      quiz: false,
    },
  ]
}

/** 'O programa aceita dados no formato CSV ou JSON' → 'Em que formatos o programa aceita dados?' */
function format(place: Place): FactDraft[] {
  const { clause } = place
  const [, what = '', formats = ''] = FORMAT.exec(clause.rest) ?? []
  if (
    formats === '' ||
    clause.negated ||
    !/^(?:aceit|import|export|salv|grav|l[êe]|produz|ger|guard|escrev|abr|us)/iu.test(clause.verb)
  )
    return []
  const subject = subjectOf(place)
  if (!subject || limitingLead(clause) !== '') return []
  const several = /[, ]/.test(formats)
  return [
    {
      family: 'relation',
      pattern: 'relation/format',
      focus: `${focusKey(subject.phrase.core)} formato`,
      question: ask(several ? 'em que formatos' : 'em que formato', named(subject), clause.verb, what),
      answer: formats,
      answerType: 'list',
      strength: 0.84,
      load: 0.35,
      quiz: false,
    },
  ]
}
