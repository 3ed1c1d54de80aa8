import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf } from '../wording/phrasing.ts'

const FORMAT =
  /^([^,;:()]{4,60}?)\s(?:no|nos|em)\sformatos?\s((?:[\p{Lu}\d][\p{L}\d.]*|\.\p{Ll}+)(?:(?:,\s|\se\s|\sou\s)(?:[\p{Lu}\d][\p{L}\d.]*|\.\p{Ll}+))*)(?:\s\(.*)?$/u

/** In which phase something happens, and in which formats a program takes or gives something. */
export const inPhase: ClauseFamily = format

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
