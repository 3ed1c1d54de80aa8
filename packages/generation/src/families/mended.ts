import { analyse } from '@capivira/portuguese/morphology'
import type { Fact } from './fact.ts'

/** 'à' before a word of the plural or a masculine noun: there no article can be, and so no crasis. */
const CRASIS = /(?<![\p{L}])à\s(\p{L}+)/gu

/** A fact whose question and answer do not carry on a slip of the page that has one right reading: 'orientação à objetos' → 'a objetos'. */
export function mended(fact: Fact): Fact {
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
