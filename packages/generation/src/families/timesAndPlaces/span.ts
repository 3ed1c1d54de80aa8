import { isParticiple } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, upperFirst, wordsIn } from '../wording/phrasing.ts'

const NUMBER =
  '(?:\\d+(?:[.,]\\d+)?|um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|quarenta|sessenta|noventa)'
const SPAN = new RegExp(
  `^(.{0,70}?)(?:,\\s)?((?:(?:no mínimo|no máximo|cerca de|até|em média|aproximadamente|pelo menos|apenas|de|entre),?\\s)*${NUMBER}(?:\\s(?:a|e|ou)\\s${NUMBER})?\\s(?:segundos?|minutos?|horas?|dias?|semanas?|mês|meses|anos?|décadas?|séculos?)(?:\\súteis)?)\\s(após|depois d[aeo]s?|antes d[aeo]s?)\\s([^,;:]{4,80})`,
  'iu',
)

/** 'Os sintomas podem ocorrer de quatro a dez dias após a picada' → 'Quanto tempo após a picada podem ocorrer os sintomas?' */
export const span: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated || clause.subject === '' || clause.lead !== '') return []
  const [, before = '', time = '', link = '', event = ''] = SPAN.exec(clause.rest) ?? []
  if (time === '' || limitingLead(clause) === null) return []
  const subject = subjectOf(place)
  const said = before
    .replace(/,\s*$/u, '')
    .replace(/\s(?:em|no|na)\s(?:\p{L}+\s)*\d+$/u, '')
    .trim()
  const words = tagWords(event)
  // 'após ser picado', 'após ele chegar': what happened has to be named.
  if (!subject || !words.some(word => word.tag === 'noun' || word.tag === 'proper')) return []
  if (words.some(word => word.tag === 'verb' || word.tag === 'infinitive' || word.tag === 'relative')) return []
  if (/(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?|início|fim)(?![\p{L}])/u.test(`${event} ${said}`)) return []
  const [participle = '', ...others] = said.split(' ')
  const passive = participle !== '' && isParticiple(participle)
  if (wordsIn(said) > 7 || wordsIn(event) > 9 || (said !== '' && !passive)) return []
  return [
    {
      family: 'quantity',
      pattern: 'quantity/how-long-after',
      focus: `${focusKey(subject.phrase.core)} quanto`,
      question: ask(
        'quanto tempo',
        link,
        event,
        clause.verb.toLowerCase(),
        passive ? participle : '',
        named(subject),
        passive ? others.join(' ') : '',
      ),
      answer: upperFirst(time.replace(/,(?=\s)/gu, '')),
      answerType: 'quantity',
      strength: 0.76,
      load: 0.4,
      quiz: false,
    },
  ]
}
