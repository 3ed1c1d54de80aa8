import { verbAgrees } from '@capivira/portuguese/agreement'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, upperFirst, wordsIn } from '../wording/phrasing.ts'

const VERB =
  /^(?:pesa|pesam|mede|medem|pesava|pesavam|media|mediam|custa|custam|custava|custavam|(?:pode|podem)\s(?:pesar|medir|custar))$/iu
const NUMBER = String.raw`(?:\d[\d.,]*(?:\s(?:mil|milhão|milhões|bilhões))?|um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|cem|mil|meio|meia)`
const UNIT = String.raw`(?:\p{Ll}*(?:grama|metro|litro)s?|quilos?|tonelada(?:s)?|kg|g|mg|km|m|cm|mm|arrobas?|reais|dólares|centavos)(?:\s(?:e\smei[oa]|de\s(?:altura|comprimento|diâmetro|largura|envergadura|espessura)|(?:quadrad|cúbic)os?))?`
const AMOUNT = new RegExp(
  String.raw`^((?:(?:cerca de|de(?=\s\S+\sa\s)|aproximadamente|quase|mais de|menos de|até|em torno de|em média|por volta de)\s)?(?:entre\s)?${NUMBER}(?:\s(?:a|e)\s${NUMBER})?\s${UNIT})(\s(?:em|n[oa]s?|quando|ao)\s[^,;:()]{4,50})?(?=$|[,;]|\se\s)`,
  'iu',
)

/** 'Um elefante adulto pesa até 6 toneladas' → 'Quanto pesa um elefante adulto?' */
export const weighs: ClauseFamily = place => {
  const { clause } = place
  const [, amount = '', on = ''] = (VERB.test(clause.verb) && AMOUNT.exec(clause.rest)) || []
  const subject = amount === '' || clause.negated ? null : subjectOf(place)
  const lead = limitingLead(clause)
  if (!subject || lead === null || !verbAgrees(clause.verb.split(' ')[0] ?? '', subject.phrase.number)) return []
  // 'O livro media 30 centímetros': which one and when?
  if (/(?:va|vam|dia|diam)$/u.test(clause.verb) && !subject.phrase.proper && wordsIn(subject.display) < 3) return []
  return [
    {
      family: 'quantity',
      pattern: 'quantity/weighs',
      focus: `${focusKey(subject.phrase.core)} quanto`,
      question: ask(lead === '' ? '' : `${lead},`, 'quanto', clause.verb.toLowerCase(), named(subject), on.trim()),
      answer: upperFirst(amount),
      answerType: 'quantity',
      strength: 0.9,
      load: 0.35,
      // 'Cerca de 2,8 quilo': other numbers would need the plural.
      quiz: !/\d\s\p{Ll}{3,}(?<!s)(?:\s.*)?$/u.test(amount),
    },
  ]
}
