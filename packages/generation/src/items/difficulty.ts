import type { Study } from '../analysis/study.ts'
import type { Fact } from '../families/fact.ts'
import { wordsIn } from '../families/wording/phrasing.ts'
import type { Difficulty } from '../items.ts'

/**
 * How hard an item is by its making, 0–1: the kind of question, the length of the answer, the rarity of what is asked.
 */
export function hardness(fact: Fact, study: Study, closeness = 0.5): number {
  const length = Math.min(1, wordsIn(fact.answer) / 18)
  const commas = (fact.quote.match(/[,;]/g)?.length ?? 0) / 5
  const term = study.termOf(fact.family === 'cloze' ? fact.answer : fact.focus.replace(/ \p{L}+$/u, ''))
  const rarity = term ? 1 / Math.sqrt(term.count) : 0.8
  return 0.3 * fact.load + 0.2 * length + 0.2 * rarity + 0.2 * closeness + 0.1 * Math.min(1, commas)
}

/** Shares of easy and medium items within a material; the rest is hard. */
const SHARES = { easy: 0.3, medium: 0.5 } as const

/** Names difficulties relative to the others of the material: the easiest 30%, the middle half, the hardest 20%. */
export function gradeAll(values: readonly number[]): Difficulty[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value || a.index - b.index)
  const grades: Difficulty[] = new Array(values.length).fill('médio')
  for (const [rank, { index }] of order.entries()) {
    const share = (rank + 0.5) / values.length
    grades[index] = share < SHARES.easy ? 'fácil' : share < SHARES.easy + SHARES.medium ? 'médio' : 'difícil'
  }
  return grades
}
