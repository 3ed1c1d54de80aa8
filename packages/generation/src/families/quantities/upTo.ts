import { howMany } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, named, subjectOf, upperFirst } from '../wording/phrasing.ts'

const LIMITED =
  /(?:^|\s)(?:ao|para|de)\s(\p{Ll}+(?:ar|[^z\s]er|[^gq]uir))\s((?:o|a|os|as)\s\p{Ll}[^,;:()]{3,40}?)\s(de|em|por|com)\s(no máximo|no mínimo|até|pelo menos|ao menos)\s(dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|\d{1,3})\s(\p{Ll}{4,}s)(?![\p{L}])/u

/** 'O filtro poupa água ao reter a sujeira de até três lavagens' → 'Até quantas…': the most or the least of something an action takes in. */
export const upTo: ClauseFamily = place => {
  const { clause, study } = place
  const [, action = '', what = '', by = '', limit = '', number = '', noun = ''] = LIMITED.exec(clause.rest) ?? []
  const subject = action === '' || clause.negated ? null : subjectOf(place)
  const verb = subject ? presentOf(action, subject.phrase.number) : null
  const agreement = agreementOf(noun, study.use)
  if (!subject || verb === null || !agreement.sure || agreement.number !== 'p' || clause.lead !== '') return []
  return [
    {
      family: 'quantity',
      pattern: 'quantity/up-to',
      focus: `${focusKey(subject.phrase.core)} ${noun} quanto`,
      question: ask(
        `${limit === 'até' ? 'no máximo' : limit},`,
        by,
        howMany(agreement),
        noun,
        named(subject),
        verb,
        what,
      ),
      answer: upperFirst(number),
      answerType: 'quantity',
      strength: 0.84,
      load: 0.4,
    },
  ]
}

/** 'reter' → 'retém': the form the dictionary knows to be of the verb, of regular endings only. */
function presentOf(infinitive: string, number: 's' | 'p'): string | null {
  const one = infinitive.replace(/ar$/u, 'a').replace(/er$/u, 'e').replace(/uir$/u, 'ui')
  const form = number === 'p' ? `${one.replace(/ui$/u, 'ue')}m` : one
  const fits = analyse(form).some(
    a =>
      a.lemma === infinitive &&
      a.mood === 'indicative' &&
      a.tense === 'present' &&
      a.person === 3 &&
      a.number === number,
  )
  return fits ? form : null
}
