import { upperFirst } from '../families/wording/phrasing.ts'
import type { Source } from '../items.ts'
import { pattern } from '../lexicon/words.ts'
import { isInstruction } from '../model/neutralize.ts'
import type { QualityContext } from '../quality/context.ts'
import { isAccepted } from '../quality/finding.ts'
import { hasPlainCharacters } from '../quality/form.ts'
import { answerIsGrounded, numbersAndNamesAreThere } from '../quality/grounding.ts'
import type { Knowledge } from './knowledge.ts'

/** The texts of an item as a model or a person wrote it. */
export type Submitted = {
  kind: 'card' | 'question' | 'word'
  question: string
  answer: string
  wrong: readonly string[]
  explanation: string
}

/** Trimmed as the gates want it: a capital first; options that all end, or all do not end, with a full stop. */
export function dressed<T extends Submitted>(item: T): T {
  const bare = (text: string) => upperFirst(text.replace(/(?<!\b\p{Lu}|etc)\.$/u, ''))
  const question = upperFirst(item.question)
  if (item.kind === 'word') return { ...item, question }
  if (item.kind === 'card') return { ...item, question, answer: upperFirst(item.answer) }
  return { ...item, question, answer: bare(item.answer), wrong: item.wrong.map(bare) }
}

/** Tags that only shape a text. */
const PLAIN_TAG = pattern('u')`^</?${'tag that only shapes a text'}>$`

/**
 * What a text holds that no pupil should read: orders to a program, or addresses and marks of pages. A tag that the
 * passage itself speaks of ('a tag <ol>') may stand, and where it or the document speaks of some, so may others.
 */
export function strangeIn(
  { question, answer, wrong, explanation }: Submitted,
  quote: string,
  teachesTags = false,
): 'order' | 'marks' | null {
  const named = new Set(quote.toLowerCase().match(/<\/?[a-z][a-z\d]*>/gu))
  const isSpoken = (tag: string) => named.has(tag) || ((named.size > 0 || teachesTags) && PLAIN_TAG.test(tag))
  const texts = [question, answer, explanation, ...wrong].map(text =>
    text.replace(/<\/?[a-z][a-z\d]*>/giu, tag => (isSpoken(tag.toLowerCase()) ? '' : tag)),
  )
  if (texts.some(isInstruction)) return 'order'
  return /<\/?[a-z][^>]*>|\]\(|https?:|www\./iu.test(texts.join(' ')) ? 'marks' : null
}

const TAG = /(?<!\p{L})tags? <[a-z][a-z\d]*>/iu

/** Whether a document is about the tags of pages, so that items about it may name them. */
export const teachesTags = ({ text }: Knowledge): boolean => TAG.test(text.all.text)

/** All of the wrong options, then all but one: two are enough for a question. */
export function subsetsOf(wrong: readonly string[]): string[][] {
  const three = wrong.slice(0, 3)
  return [three, ...three.map((_, drop) => three.filter((_, i) => i !== drop)).reverse()].filter(
    ({ length }) => length >= 2,
  )
}

/** The writer's explanation, where it is a sentence that says nothing that the page does not; else null. */
export function soundExplanation(
  { question, explanation }: Submitted,
  source: Source,
  context: QualityContext,
): string | null {
  const said = upperFirst(explanation.replace(/\.$/, ''))
  const claim = { question, answer: said, explanation: said, source }
  const isSound =
    said.split(' ').length >= 4 &&
    [answerIsGrounded, numbersAndNamesAreThere, hasPlainCharacters].every(gate =>
      isAccepted([gate(claim, context) ?? []].flat()),
    )
  return isSound ? said : null
}
