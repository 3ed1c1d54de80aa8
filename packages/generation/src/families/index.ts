import { withoutAside } from '../analysis/grammar/asides.ts'
import { type Clause, clausesOf } from '../analysis/grammar/clauses.ts'
import { gerundClauses } from '../analysis/grammar/gerunds.ts'
import { inThePast } from '../analysis/grammar/narrative.ts'
import { participialClauses } from '../analysis/grammar/participials.ts'
import { predicatesOf } from '../analysis/grammar/predicates.ts'
import { relativeClauses } from '../analysis/grammar/relatives.ts'
import { leavesSubjectOut } from '../analysis/grammar/subject-left-out.ts'
import { tagWords } from '../analysis/grammar/tagging.ts'
import { type Dependence, leavesOpen, pointsElsewhere } from '../analysis/self-contained.ts'
import type { TextSentence } from '../analysis/sentences.ts'
import type { Study } from '../analysis/study.ts'
import { CLAUSE_FAMILIES, DOCUMENT_FAMILIES } from './all.ts'
import type { ClauseFamily, Fact } from './fact.ts'
import { settle } from './fact.ts'
import { partOf } from './whole-part.ts'
import { allNames } from './wording/all-names.ts'
import { withLead } from './wording/kept-lead.ts'
import { isOfAnother } from './wording/limiting-lead.ts'
import { withKindArticle } from './wording/whole-kind.ts'
import { worthAsking } from './worth/worth-asking.ts'

/** Sentences no question is made of, whatever clause of them. */
const UNUSABLE: ReadonlySet<Dependence> = new Set<Dependence>([
  'debris',
  'shape',
  'unbalanced',
  'imperative',
  'no-verb',
  'hedge',
  'imagined',
  'told',
])

/** A label, which no verb stands in: not 'O ano tem duas estações: a seca e a chuvosa'. */
function isUnderLabel(core: string): boolean {
  const label = /^(\p{Lu}[^:.?!]{2,40}):\s[oa]s?\s\p{Ll}/u.exec(core)?.[1]
  return label !== undefined && !tagWords(label).some(({ tag }) => tag === 'verb')
}

/** What all families of clauses find in one. */
const draftsOf: ClauseFamily = place => CLAUSE_FAMILIES.flatMap(family => family(place))

/** Everything the document says that one could ask about; more than needed, the best first by nothing yet. */
export function findFacts(study: Study): Fact[] {
  // What a text prints to deny it, or for the class to judge, is nobody's knowledge, whatever part of it.
  const told = study.sentences.filter(({ dependence }) => dependence !== 'denied')
  const facts = [
    ...told.flatMap(sentence => factsOf(study, sentence)),
    ...DOCUMENT_FAMILIES.flatMap(family => family(study)),
  ]
  return worthAsking(facts.flatMap(allNames), study)
}

/** What one sentence says; of one that leans on its page, also what the part of it says that stands by itself. */
function factsOf(study: Study, sentence: TextSentence): Fact[] {
  const found = factsIn(study, sentence)
  const part = partOf(sentence)
  const asked = new Set(found.map(({ question }) => question))
  return part ? [...found, ...factsIn(study, part).filter(({ question }) => !asked.has(question))] : found
}

/** Clause by clause. */
function factsIn(study: Study, sentence: TextSentence): Fact[] {
  if (sentence.dependence !== null && UNUSABLE.has(sentence.dependence)) return []
  if (saysTooLittle(sentence)) return []
  return clausesIn(study, sentence).flatMap(clause =>
    draftsOf({ study, sentence, clause })
      .map(draft => withKindArticle(draft, clause, study.use))
      .map(draft => withLead(draft, clause))
      .filter(({ question, answer }) => !pointsElsewhere(`${question} ${answer}`) && !leavesOpen(question))
      .map(draft => settle(draft, sentence)),
  )
}

/** Whether a sentence lacks the subject or the verb that a question needs. */
function saysTooLittle({ words, text, core, block, dependence }: TextSentence): boolean {
  // 'Regionalista: o meio rural é o espaço da narrativa; …; …': notes under a label, of which each says too little.
  const notes = /^\p{Lu}[^:.;]{2,50}:\s[^;]+;[^;]+;/u.test(text)
  // 'Alavanca interfixa: o ponto de apoio fica entre as forças': of what stands before the colon alone.
  const underBoldLabel = block.bold.length > 0 && isUnderLabel(core)
  // A line that ends in a colon may still define its subject; a question never does.
  const question = dependence === 'question' && !/[:.]$/.test(text)
  return leavesSubjectOut(words) || notes || underBoldLabel || question
}

/** The clauses of a sentence that families look at: main ones, and what relatives, gerunds and participles say. */
function clausesIn(study: Study, sentence: TextSentence): Clause[] {
  const mentions = study.mentions[sentence.index] ?? []
  const main = clausesOf(sentence.core)
    .map(clause => withoutAside(inThePast(clause)))
    .flatMap(clause => [...predicatesOf(clause), ...gerundClauses(clause)])
  return [
    ...main.filter(clause => !isOfAnother(clause)),
    ...relativeClauses(sentence, mentions),
    ...participialClauses(sentence, mentions),
  ]
}
