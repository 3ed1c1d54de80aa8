import { definiteArticle } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import type { Clause } from '../../analysis/grammar/clauses.ts'
import { NO_USE, readSubject, type WordUse } from '../../analysis/grammar/nouns.ts'
import type { Family } from '../../items.ts'
import { wordsOf } from '../../lexicon/words.ts'
import type { FactDraft } from '../fact.ts'

/** Families that ask what is said of a subject, with the subject in the question. */
const ASKS_OF_IT: ReadonlySet<Family> = new Set<Family>(['cause', 'relation', 'function', 'place', 'quantity', 'date'])

/**
 * 'Praias rasas atraem famílias' → 'O que as praias rasas atraem?': a page says it of a whole kind without an article,
 * a question asks for it with one.
 */
export function withKindArticle<Draft extends FactDraft>(
  draft: Draft,
  { subject }: Pick<Clause, 'subject'>,
  use: WordUse = NO_USE,
): Draft {
  if (!ASKS_OF_IT.has(draft.family)) return draft
  const first = /^(\p{Lu}\p{Ll}{2,})(?=\s|$)/u.exec(subject)?.[1]?.toLowerCase()
  if (first === undefined || /\s(?:e|ou)\s|[,(:]/u.test(subject) || !isNounAlone(first) || use.isName(first))
    return draft
  const phrase = readSubject(subject, use, true)?.phrase
  if (!phrase || phrase.proper || phrase.determiner !== '' || phrase.genderFrom === 'default') return draft
  const article = definiteArticle(phrase)
  const said = subject.charAt(0).toLowerCase() + subject.slice(1)
  const asked = (question: string) => withArticleBefore(question, said, article)
  return {
    ...draft,
    question: asked(draft.question),
    ...(draft.quizQuestion !== undefined && { quizQuestion: asked(draft.quizQuestion) }),
  }
}

function withArticleBefore(question: string, said: string, article: string): string {
  const at = question.indexOf(` ${said}`)
  const next = question.charAt(at + 1 + said.length)
  const before = question.slice(0, at).split(' ').at(-1) ?? ''
  const asks = /(?:^|\s)(?:o|por|para)\sque$/iu.test(question.slice(0, Math.max(0, at)))
  if (at < 0 || !/[\s?,]/u.test(next) || (NOT_BEFORE.has(before.toLowerCase()) && !asks)) return question
  return before === 'de'
    ? `${question.slice(0, at - 2)}d${article}${question.slice(at)}`
    : `${question.slice(0, at)} ${article}${question.slice(at)}`
}

/** What stands where an article would, or takes it into itself. */
const NOT_BEFORE = wordsOf('stands in the place of an article')

/** 'Vários', 'Cada', 'Diferentes': how many, no kind. */
function isNounAlone(word: string): boolean {
  const readings = analyse(word)
  return (
    readings.some(({ category }) => category === 'noun') &&
    !readings.some(({ category }) => ['adjective', 'determiner', 'pronoun'].includes(category))
  )
}
