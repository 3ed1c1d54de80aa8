import { analyse } from '@capivira/portuguese/morphology'
import { tagWords } from '../analysis/tagging.ts'
import { withoutNextVerb } from './clipping.ts'
import type { Fact } from './fact.ts'
import { wordsIn } from './phrasing.ts'

/** 'à' before a word of the plural or a masculine noun: there no article can be, and so no crasis. */
const CRASIS = /(?<![\p{L}])à\s(\p{L}+)/gu

/** Questions and answers of which the verb is a part: 'O que faz…?', 'Porque…'. */
const OF_VERBS = /^(?:o que (?:faz|acontece|ocorre)|por que|como|que ação)/iu
/** 'ricos em carbonato de cálcio | e usados na fabricação de cimento' */
const AND_USED =
  /(?<=^(?:Em|De|Com|N[oa]s?)\s.*)\se\s(?:usad|utilizad|empregad|encontrad)[oa]s?\s(?:em|n[oa]s?|para)\s.*$/u
const WHOLE: ReadonlySet<Fact['family']> = new Set<Fact['family']>(['cloze', 'list', 'exercise', 'table'])

/** 'Um parente das águas-vivas | e causa queimaduras': what else the subject does is no part of the answer. */
function endsWithItsVerb(fact: Fact): Fact {
  if (fact.family === 'cause' && /^(?:Com|Por|De|Em)\s[^:]+\s[^:]+:\s/u.test(fact.answer))
    return { ...fact, answer: fact.answer.replace(/:\s.*$/u, '') }
  if (WHOLE.has(fact.family) || !/\se\s/u.test(fact.answer) || OF_VERBS.test(fact.question)) return fact
  if (/^(?:Porque|Quando|Se|Que|Caso)\s/u.test(fact.answer)) return fact
  const first = tagWords(fact.answer)[0]
  if (first?.tag === 'verb' || first?.tag === 'infinitive') return fact
  const answer = withoutNextVerb(fact.answer.replace(AND_USED, ''))
  return wordsIn(answer) < 2 || answer === fact.answer ? fact : { ...fact, answer }
}

/** 'O que Pombal criou?': much, in a life. */
const BY_SOMEBODY = /^O que (\p{Lu}[\p{L}.]+(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}.]*)*\s\p{Ll}+)\?$/u
const IN_A_YEAR = /^(Em (?:\p{Ll}+ de )?\d{4}),\s|,?\s(em (?:\p{Ll}+ de )?\d{4})[.;]?$/u

/** Asked with the year the sentence gives, where it gives one. */
function atItsTime(fact: Fact): Fact {
  const asked = BY_SOMEBODY.exec(fact.question)?.[1]
  const time = asked === undefined ? null : IN_A_YEAR.exec(fact.sentence.core)
  const year = time?.[1] ?? time?.[2]
  if (asked === undefined || year === undefined || fact.answer.includes(year)) return fact
  // '…em 1755, e a de Pernambuco, em 1759': which of them is it?
  if ((fact.sentence.core.match(/(?<!\d)\d{4}(?!\d)/gu)?.length ?? 0) > 1) return fact
  return { ...fact, question: `${year.charAt(0).toUpperCase()}${year.slice(1)}, o que ${asked}?` }
}

/** A fact whose question and answer do not carry on a slip of the page that has one right reading: 'orientação à objetos' → 'a objetos'. */
export function mended(original: Fact): Fact {
  const fact = atItsTime(endsWithItsVerb(original))
  if (!/(?<![\p{L}])à\s/u.test(`${fact.question} ${fact.answer}`)) return fact
  return {
    ...fact,
    question: withoutSlips(fact.question),
    ...(fact.quizQuestion !== undefined && { quizQuestion: withoutSlips(fact.quizQuestion) }),
    answer: withoutSlips(fact.answer),
  }
}

function withoutSlips(text: string): string {
  return text.replace(CRASIS, (whole, word: string) => {
    const readings = analyse(word.toLowerCase()).filter(a => a.category === 'noun' || a.category === 'adjective')
    const plural = readings.length > 0 && readings.every(a => a.number === 'p')
    return plural ? `a ${word}` : whole
  })
}
