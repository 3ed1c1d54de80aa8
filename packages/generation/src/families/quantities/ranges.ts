import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { Study } from '../../analysis/study.ts'
import { pattern } from '../../lexicon/words.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { ask, focusKey, inSentence, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

const NUMBER = /\d[\d.,]*\d|\d/u
const UNIT = /(?:\s(?!é|são|o|a)[\p{L}%/°²³]{1,12})?/u
/** 'o valor', 'a faixa etária' */
const SUBJECT = /[oa]s?\s\p{Ll}{3,}(?:\s\p{Ll}{4,})?/u
const MEANS = /(?:diz-se que\s)?(?:é|são|indica|indicam|significa|corresponde a|considera-se)/u
const NEXT_RANGE = /[;,.]|\se\s(?:finalmente\s|por fim\s)?(?:entre|de)\s\d|$/u
/** 'entre 18,5 e 24,9 é normal', '0,40-0,59 é uma correlação moderada', 'de 25 a 29,9 indica sobrepeso' */
const RANGE = pattern('gu')`
  (?:(?:entre|de)\s)?(${NUMBER})\s?(-|–|e|a)\s?(${NUMBER})(${UNIT}),?\s(?:(${SUBJECT})\s)?
  ${MEANS}\s([^;,.]{3,50}?)(?=${NEXT_RANGE})`
/** 'Quando o valor de r estiver entre…', 'Se o IMC está entre…', 'Um IMC entre…' */
const OF = /^(?:Quando|Se)\s((?:o|a)\s[^,;]{2,40}?)\s(?:estiver|está|for|fica|ficar|é)\s(?=(?:entre\s|de\s)?\d)/u
const LEAST = 3

/**
 * A scale told in one sentence: 'Quando o pH está entre 0 e 6,9 a solução é ácida; …' → 'Como é a solução quando o pH
 * está entre 0 e 6,9?'
 */
export function rangeFacts(study: Study): Fact[] {
  return study.sentences.flatMap(sentence => {
    const measured = OF.exec(sentence.core)?.[1] ?? ''
    if (measured === '' || sentence.section.kind !== 'content') return []
    const found = [...sentence.core.matchAll(RANGE)].map(
      ([, from = '', , to = '', unit = '', thing = '', label = '']) => ({
        from,
        to,
        unit,
        thing,
        label,
      }),
    )
    const thing = found[0]?.thing ?? ''
    if (found.length < LEAST || thing === '') return []
    const noun = thing.split(' ')[1] ?? ''
    const steps = found.map(step => ({ ...step, label: tidyAnswer(bare(step.label, noun)) }))
    if (
      steps.some(({ label }) => label === '' || wordsIn(label) > 5 || tagWords(label).some(({ tag }) => tag === 'verb'))
    )
      return []
    if (new Set(steps.map(({ label }) => label)).size < steps.length) return []
    return steps.flatMap(step => {
      const verb = /^[oa]s\s/.test(thing) ? 'são' : 'é'
      const question = ask('como', verb, thing, 'quando', measured, `está entre ${step.from} e ${step.to}${step.unit}`)
      return [
        settle(
          {
            family: 'table',
            pattern: 'table/range',
            focus: `${focusKey(measured)} ${step.from}`,
            question,
            answer: step.label,
            answerType: 'term',
            strength: 0.86,
            load: 0.4,
            options: nearest(steps, step).map(({ label }) => label),
          },
          sentence,
        ),
        // The names of the steps differ in a word ('fraca', 'muito fraca'), their numbers do not overlap.
        settle(
          {
            family: 'table',
            pattern: 'table/range-of',
            focus: `${focusKey(measured)} ${step.label.toLowerCase()}`,
            question: ask(
              'entre que valores',
              measured.startsWith('os ') || measured.startsWith('as ') ? 'estão' : 'está',
              measured,
              'quando',
              thing,
              verb,
              inSentence(step.label, step.label.toLowerCase()),
            ),
            answer: `${step.from} e ${step.to}${step.unit}`,
            answerType: 'quantity',
            strength: 0.84,
            load: 0.45,
            options: nearest(steps, step).map(({ from, to, unit }) => `${from} e ${to}${unit}`),
            card: false,
          },
          sentence,
        ),
      ]
    })
  })
}

/** The steps beside a step, three at most. */
function nearest<T>(steps: readonly T[], step: T): T[] {
  const at = steps.indexOf(step)
  return steps
    .map((other, index) => ({ other, far: Math.abs(index - at) }))
    .filter(({ far }) => far > 0)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ other }) => other)
}

/** 'uma correlação moderada' of a correlation → 'moderada' */
function bare(label: string, noun: string): string {
  return label
    .replace(new RegExp(`^(?:um|uma|o|a)?\\s?${RegExp.escape(noun)}\\s`, 'u'), '')
    .replace(/\s\p{L}+-se$/u, '')
}
