import type { Fact } from '../fact.ts'

const MONTH_ALONE =
  /^(?:Em|No mês de)\s(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/u

/** 'Quando Rosa Lemos faleceu? → Em dezembro' of 'faleceu em dezembro, aos 80 anos, em 1918': the month without its year. */
export function isPartOfDate({ question, answer, sentence }: Pick<Fact, 'question' | 'answer' | 'sentence'>): boolean {
  if (!MONTH_ALONE.test(answer) || /\d{4}/u.test(question)) return false
  const at = sentence.core.indexOf(answer.slice(1))
  return at >= 0 && /\sem\s\d{4}(?!\d)/u.test(sentence.core.slice(at))
}
