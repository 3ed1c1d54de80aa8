import { contract, definiteArticle } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import { contentWords, normalize } from '@capivira/portuguese/tokens'
import type { Clause } from '../../analysis/grammar/clauses.ts'
import { NO_USE, readSubject } from '../../analysis/grammar/nouns.ts'
import { inSmallLetters } from '../../analysis/references/headingName.ts'
import { boldLabel, type TextSentence } from '../../analysis/sentences.ts'
import type { Family } from '../../items.ts'
import type { FactDraft } from '../fact.ts'
import { limitingLead } from './phrasing.ts'

/** Families of which the answer holds only where and when the sentence says so. */
const HOLDS_THERE: ReadonlySet<Family> = new Set<Family>(['cause', 'place', 'relation', 'function', 'quantity'])

/**
 * 'Nas salinas, a água do mar fica em tanques rasos.' is no answer to 'Onde fica a água do mar?': what limits the statement goes with the
 * question, unless question or answer say it already.
 */
export function withLead(draft: FactDraft, clause: Clause): FactDraft {
  const holds = HOLDS_THERE.has(draft.family) || draft.pattern === 'agent/done-by'
  const lead = holds ? limitingLead(clause) : null
  // What happened once needs no year to be told.
  if (lead === null || lead === '' || /\d{3}/u.test(lead)) return draft
  // 'Durante seu reinado, quem…?': whose?
  if (draft.family === 'agent' && /(?<![\p{L}])(?:seus?|suas?)(?![\p{L}])/u.test(lead)) return draft
  const said = ` ${normalize(`${draft.question} ${draft.answer}`).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  // 'Na lua cheia, a Terra fica entre o Sol e a Lua': the answer names the moon, not which.
  const words = contentWords(lead.replace(/[^\p{L}\p{N}]+/gu, ' '))
  if (words.every(word => said.includes(` ${word} `))) return draft
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  const led = (question: string) => `${lead}, ${lower(question)}`
  return {
    ...draft,
    question: led(draft.question),
    ...(draft.quizQuestion !== undefined && { quizQuestion: led(draft.quizQuestion) }),
  }
}

/**
 * 'Pneumonia: infecção dos pulmões. Os alvéolos se enchem de líquido.' → 'Na pneumonia, de que se enchem os alvéolos?': what an item says
 * after its first sentence, it says of its label.
 */
export function underLabel<Draft extends FactDraft>(draft: Draft, sentence: TextSentence): Draft {
  if (sentence.leads || !HOLDS_THERE.has(draft.family)) return draft
  const label = boldLabel(sentence.block.text, sentence.block)
  if (label === '' || label.split(' ').length > 4 || /[,;/()\d]/u.test(label)) return draft
  const plain = inSmallLetters(label)
  const phrase = readSubject(plain, NO_USE)?.phrase
  const said = ` ${normalize(`${draft.question} ${draft.answer}`)} `
  if (!phrase || phrase.proper || phrase.genderFrom === 'default') return draft
  if (!isNoun(plain.split(' ')[0] ?? '') || contentWords(plain).some(word => said.includes(word.slice(0, 6))))
    return draft
  const lead = contract('em', `${definiteArticle(phrase)} ${plain}`)
  const led = (question: string) =>
    `${lead.charAt(0).toUpperCase()}${lead.slice(1)}, ${question.charAt(0).toLowerCase()}${question.slice(1)}`
  return {
    ...draft,
    question: led(draft.question),
    ...(draft.quizQuestion !== undefined && { quizQuestion: led(draft.quizQuestion) }),
  }
}

function isNoun(word: string): boolean {
  return analyse(word).some(a => a.category === 'noun')
}
