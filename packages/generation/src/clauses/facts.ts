import { withoutAside } from '../analysis/grammar/asides.ts'
import { inThePast } from '../analysis/grammar/narrative.ts'
import { relativeClauses } from '../analysis/grammar/relatives.ts'
import { tagWords } from '../analysis/grammar/tagging.ts'
import { dependenceOf, leavesOpen, pointsElsewhere } from '../analysis/selfContained.ts'
import type { TextSentence } from '../analysis/sentences.ts'
import type { Study } from '../analysis/study.ts'
import { type Fact, settle } from '../families/fact.ts'
import { withKindArticle } from '../families/wording/wholeKind.ts'
import { withAntecedent } from './antecedents.ts'
import { constituent } from './constituent.ts'
import { statementsOf } from './statements.ts'
import { isTold } from './told.ts'

/** What the reader of clauses asks of a sentence beyond what the patterns before it asked. */
export function clauseFacts(study: Study, sentence: TextSentence, told: readonly Fact[]): Fact[] {
  const resolved =
    sentence.dependence === 'anaphor' || sentence.dependence === 'deictic' ? withAntecedent(study, sentence) : null
  const core = resolved?.core ?? sentence.core
  const facts: Fact[] = []
  const clauses = [
    ...statementsOf(core).map(clause => withoutAside(inThePast(clause))),
    ...(resolved ? [] : relativeClauses(sentence, study.mentions[sentence.index] ?? [])),
  ]
  for (const clause of clauses) {
    for (const found of constituent({ study, sentence, clause })) {
      const draft = withKindArticle(found, clause)
      if (pointsElsewhere(`${draft.question} ${draft.answer}`) || leavesOpen(draft.question)) continue
      if (!isTold(draft, [...told, ...facts]))
        facts.push(settle(resolved ? { ...draft, quote: resolved.quote } : draft, sentence))
    }
  }
  return facts
}

/** Words from which on a sentence is too long to be read whole, and beyond which it is no sentence. */
const LONG = { least: 46, most: 75 } as const

/** A sentence too long for the patterns, by the simple statements it is made of. */
export function longSentenceFacts(study: Study, sentence: TextSentence): Fact[] {
  const count = sentence.words.filter(word => word.tag !== 'symbol').length
  if (
    count < LONG.least ||
    count > LONG.most ||
    !/^[\p{Lu}]/u.test(sentence.core) ||
    sentence.core.split(/;\s/u).length > 3
  )
    return []
  const opening = sentence.core.split(/,\s/u)[0] ?? ''
  const reason = dependenceOf(`${opening} é uma coisa para todos.`, tagWords(`${opening} é uma coisa para todos.`))
  if (reason === 'anaphor' || reason === 'reader' || reason === 'debris') return []
  return clauseFacts(study, sentence, [])
}
