import { analyse, lemma } from '@capivira/portuguese/morphology'
import type { NounPhrase } from '@capivira/portuguese/nounPhrase'
import { contentWords } from '@capivira/portuguese/tokens'
import { clausesOf } from '../analysis/clauses.ts'
import { readSubject } from '../analysis/nouns.ts'
import { meansPerson } from '../analysis/people.ts'
import type { TextSentence } from '../analysis/sentences.ts'
import type { Study } from '../analysis/study.ts'
import type { Fact } from '../families/fact.ts'
import { predicateOf } from '../families/statement.ts'
import { checkDistractor } from '../quality/check.ts'
import type { QualityContext } from '../quality/context.ts'
import { THRESHOLDS } from '../quality/thresholds.ts'
import { jaccard, lemmaSet } from '../quality/words.ts'
import type { Options } from './distractors.ts'
import { shuffled } from './random.ts'

export const STATEMENT = 'relation/true-of'

/** What the document says of something, to be said wrongly of something else. */
export type Statement = { about: NounPhrase; answer: string; sentence: TextSentence }

/** Sections that tell what was done once. */
const METHODS = /(?<![\p{L}])(?:métodos?|metodologia|procedimentos?|exercícios?|resumo)(?![\p{L}])/iu

const WANTED = 3
/** Statements looked at before giving up. */
const TRIED = 40
/** How often one of the wrong options is as long as the right one. */
const NOT_LONGEST = 0.75
/** The first word tells the tense and whether it is a state or an act. */
const BE = /^(?:é|são|era|eram|foi|foram|está|estão|será|serão)\s(\p{L}+)/iu

/** Everything the document says of a thing in one plain clause, whether or not one could ask for it. */
export function statementsOf(study: Study): Statement[] {
  return study.sentences.flatMap(sentence => {
    const { dependence } = sentence
    if (dependence === 'debris' || dependence === 'unbalanced' || dependence === 'question' || dependence === 'hedge')
      return []
    if (study.flawed.has(sentence.index)) return []
    if (METHODS.test(sentence.section.title)) return []
    return clausesOf(sentence.core).flatMap(({ lead, subject, verb, rest, negated }) => {
      const about = lead !== '' || negated ? undefined : readSubject(subject, study.use, true)?.phrase
      const answer = about && !/^se\s|-se$|^lhes?\s/iu.test(verb) ? predicateOf(`${verb} ${rest}`) : null
      return about && answer !== null && saysWhatIsSo(verb) && !ODD.test(answer) ? [{ about, answer, sentence }] : []
    })
  })
}

/** A predicate with figures or of one study is told from the others at a glance. */
const ODD = /[±=<>]|\d{3}|\d\s?(?:nm|µl|ml|mg|mM)(?![\p{L}])|(?<![\p{L}])(?:el[ea]s?|seus?|suas?)(?![\p{L}])/iu

function saysWhatIsSo(verb: string): boolean {
  const [first = ''] = verb.split(' ')
  return analyse(first.toLowerCase()).some(a => a.category === 'verb' && a.person === 3 && a.mood === 'indicative')
}

/**
 * What the document says of other things, as wrong options of 'O que é correto afirmar sobre…?': said of nothing that shares a word
 * with what is asked about, in its number and gender, of its kind as far as one knows. Null where there are not two.
 */
export function statementOptions(
  fact: Fact,
  statements: readonly Statement[],
  context: QualityContext,
  random: () => number,
): Options | null {
  const { about } = fact
  if (!about) return null
  const own = lemmasOf(about.core)
  const fitting = statements.filter(other => fits(other, fact, about, own, context))
  const near = (text: string) => Math.round(Math.abs(Math.log2(text.length / fact.answer.length)) * 3)
  const ranked = shuffled(fitting, random).sort(
    (a, b) => near(a.answer) - near(b.answer) || kinship(b, about, context) - kinship(a, about, context),
  )
  const question = {
    question: fact.question,
    answerType: fact.answerType,
    family: fact.family,
    source: { page: fact.page, quote: fact.quote },
  }
  const chosen: Statement[] = []
  const accepts = (other: Statement, others: readonly Statement[]) =>
    !others.some(({ about: their }) => their.core === other.about.core) &&
    ![fact.answer, ...others.map(({ answer }) => answer)].some(
      text => jaccard(lemmaSet(text), lemmaSet(other.answer)) > THRESHOLDS.options.overlap * 0.6,
    ) &&
    inReach([fact.answer, ...others.map(({ answer }) => answer), other.answer]) &&
    !checkDistractor(other.answer, fact.answer, question, context).some(({ severity }) => severity === 'reject')
  for (const other of ranked.slice(0, TRIED)) {
    if (chosen.length === WANTED) break
    if (accepts(other, chosen)) chosen.push(other)
  }
  if (chosen.length < 2) return null
  const longest = (list: readonly Statement[]) => list.every(({ answer }) => answer.length < fact.answer.length)
  if (longest(chosen) && random() < NOT_LONGEST) {
    const others = chosen.slice(0, -1)
    const longer = ranked.find(
      other => !chosen.includes(other) && other.answer.length >= fact.answer.length && accepts(other, others),
    )
    if (longer) chosen[chosen.length - 1] = longer
  }
  return { distractors: chosen.map(({ answer }) => answer), numeric: false, closeness: 0.5 }
}

function fits(
  other: Statement,
  fact: Fact,
  about: NounPhrase,
  own: ReadonlySet<string>,
  context: QualityContext,
): boolean {
  const theirs = other.about
  if (other.sentence === fact.sentence || theirs.number !== about.number) return false
  // What is said of the part may hold for the whole, of the kind for its members.
  if ([...lemmasOf(theirs.core)].some(word => own.has(word))) return false
  if (meansPerson(theirs.head) !== meansPerson(about.head) || theirs.proper !== about.proper) return false
  if (context.likeness(theirs.core, about.core) < 0) return false
  if (
    context.aliasesOf(about.core).length > 0 &&
    context.aliasesOf(about.core).some(name => other.answer.toLowerCase().includes(name))
  )
    return false
  if ([...lemmaSet(other.answer)].some(word => own.has(word))) return false
  const [state, their] = [BE.exec(fact.answer), BE.exec(other.answer)]
  if (isPast(fact.answer) !== isPast(other.answer)) return false
  // 'é formada por': of a masculine thing it cannot be said.
  return their === null || theirs.gender === about.gender || (state === null && !/[oa]s?$/.test(their[1] ?? ''))
}

function kinship({ about }: Statement, asked: NounPhrase, context: QualityContext): number {
  return context.likeness(about.core, asked.core)
}

function lemmasOf(text: string): ReadonlySet<string> {
  return new Set(contentWords(text).map(word => lemma(word.toLowerCase())))
}

function isPast(text: string): boolean {
  const verb = text.split(' ')[0]?.toLowerCase() ?? ''
  return /(?:ou|eu|iu|ram|ava|avam|ia|iam)$|^(?:foi|era|fez|teve|veio|pôde|houve)$/.test(verb)
}

/** Whether the options together keep within the lengths a key may have beside the others. */
function inReach([key = '', ...others]: readonly string[]): boolean {
  const { keyRatio, spread } = THRESHOLDS.options
  const lengths = others.map(text => text.length)
  const ratio = key.length / (lengths.reduce((sum, length) => sum + length, 0) / lengths.length)
  const all = [key.length, ...lengths]
  return ratio >= keyRatio[0] && ratio <= keyRatio[1] && Math.max(...all) / Math.min(...all) <= spread
}
