import type { Subject } from '../analysis/grammar/nouns.ts'
import { balanced } from '../analysis/selfContained.ts'
import type { Place } from '../families/fact.ts'
import { wordsIn } from '../families/wording/phrasing.ts'
import type { Group } from './group.ts'
import type { Part } from './parts.ts'

/** A statement read: who or what it is about, what limits it, its verb and what stands after that. */
export type Said = { place: Place; subject: Subject; lead: string; group: Group; parts: readonly Part[]; tail: string }

const ANSWER = { least: 2, most: 14 } as const
const QUESTION_WORDS = 24
/** Points back at what the question leaves out. */
const BACK = /(?<![\p{L}])(?:[dn]?el[ea]s?|mesm[oa]s?|próprias?|próprios?|outr[oa]s?|lhes?|tais|tal)(?![\p{L}])/iu
/** Whether something in a text points back at what a question leaves out. */
export const pointsBack = (text: string) => BACK.test(text)

/** Whether a question and its answer are of a size to be asked, and nothing in them points back. */
export function fits(question: string, answer: string, before: string): boolean {
  return (
    wordsIn(answer) >= ANSWER.least &&
    wordsIn(answer) <= ANSWER.most &&
    balanced(answer) &&
    balanced(before) &&
    !BACK.test(answer) &&
    !/^\p{L}+\s(?:cada|algu(?:m|ns|mas?))\s\p{L}+$/u.test(answer) &&
    !BACK.test(before) &&
    wordsIn(question) <= QUESTION_WORDS
  )
}
