import type { Question } from '@capivira/generation/items'

export const keyOf = (item: Question) => item.options[item.correctAnswer] ?? ''
export const wrongAt = (item: Question) => (item.correctAnswer === 0 ? 1 : 0)
export const wrongOf = (item: Question) => item.options[wrongAt(item)] ?? ''
export const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
export const isName = (item: Question) => ['person', 'place', 'organization'].includes(item.answerType)
export const isNumber = (item: Question) => ['year', 'century', 'quantity', 'percentage'].includes(item.answerType)
export const isWords = (item: Question) => !isNumber(item) && item.answerType !== 'date'

/** The question with its first wrong option put another way; null where that changes nothing. */
export function wrong(item: Question, option: string | null): Question | null {
  if (option === null || option === wrongOf(item)) return null
  return { ...item, options: item.options.map((old, i) => (i === wrongAt(item) ? option : old)) }
}

export function wrongs(item: Question, option: (old: string) => string): Question {
  return { ...item, options: item.options.map((old, i) => (i === item.correctAnswer ? old : option(old))) }
}

export function keyed(item: Question, key: string | null): Question | null {
  return key === null
    ? null
    : { ...item, options: item.options.map((old, i) => (i === item.correctAnswer ? key : old)) }
}
