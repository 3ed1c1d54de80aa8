import { verbAgrees } from '@capivira/portuguese/agreement'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, upperFirst } from '../wording/phrasing.ts'

const NUMBER = String.raw`(?:\d[\d.,]*(?:\s(?:mil|milhões))?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|cem)`
const UNIT = String.raw`(?:\s?(?:%|°C|ºC|mm|cm|km|m|kg|g|mg)(?![\p{L}])|\s(?:graus?(?: Celsius)?|segundos|minutos|horas|dias|semanas|meses|anos|metros|centímetros|milímetros|quilômetros|quilos|gramas|litros|vezes))`
const RANGE = new RegExp(
  String.raw`^((?:entre\s${NUMBER}${UNIT}?\se|de\s${NUMBER}${UNIT}?\sa)\s${NUMBER}${UNIT})(?=$|[,;.]|\s(?:e|conforme|segundo|de acordo|dependendo|após|depois|em|n[oa]s?|por)\s)`,
  'iu',
)
/** Which measure is said, its verb and how one asks for it. */
const ASKED: readonly { verb: RegExp; wh: string; of: RegExp }[] = [
  { verb: /^(?:varia|variam|oscila|oscilam)$/iu, wh: 'entre que valores', of: /./u },
  { verb: /^(?:vive|vivem|dura|duram)$/iu, wh: 'quanto tempo', of: /(?:segundo|minuto|hora|dia|semana|mese|ano)s$/u },
]

/** 'A gestação da vaca varia de 270 a 290 dias' → 'Entre que valores varia a gestação da vaca?' */
export const varies: ClauseFamily = place => {
  const { clause } = place
  const asked = ASKED.find(({ verb }) => verb.test(clause.verb))
  const [, range = ''] = (asked && RANGE.exec(clause.rest)) || []
  const subject = range === '' || clause.negated ? null : subjectOf(place)
  const lead = limitingLead(clause)
  if (!asked?.of.test(range) || !subject || lead === null) return []
  // 'as temperaturas médias variam de…': where?
  if (asked.wh.startsWith('entre') && !/\sd[aeo]s?\s/u.test(subject.display)) return []
  if (!verbAgrees(clause.verb, subject.phrase.number)) return []
  return [
    {
      family: 'quantity',
      pattern: 'quantity/varies',
      focus: `${focusKey(subject.phrase.core)} quanto`,
      question: ask(lead === '' ? '' : `${lead},`, asked.wh, clause.verb.toLowerCase(), named(subject)),
      answer: upperFirst(range),
      answerType: 'quantity',
      strength: 0.86,
      load: 0.35,
      quiz: false,
    },
  ]
}
