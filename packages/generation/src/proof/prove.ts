import { tornWord } from '../quality/broken-off.ts'
import type { TreeReader } from '../reading/parsed.ts'
import { evidenceOf } from './by-trees.ts'
import { clausesOf, clauseWith } from './clauses.ts'
import { countedBy } from './counted.ts'
import { foreignName } from './foreign-name.ts'
import { holdOf } from './holds.ts'
import { findPassage, type Knowledge } from './knowledge.ts'
import { contraryFault, denialFault, type Fault, numberFault, strengthFault } from './limits.ts'
import { linkFault } from './linked.ts'
import { alsoRight } from './options.ts'
import { withoutOwnName } from './own-name.ts'
import { type Passage, type ProofText, passageAt } from './text.ts'
import { contentOf, unmet, wordsOf } from './words.ts'

/** An item that says by which sentence it is proved. */
export type Provable = {
  question: string
  answer: string
  wrong: readonly string[]
  quote: string
  page: number | null
}

export type Proof = {
  /** Proved; neither proved nor disproved, for the teacher to decide; or false. */
  verdict: 'published' | 'suggested' | 'refused'
  /** Why it is not proved, as a teacher reads it; null of what is. */
  reason: string | null
  /**
   * What its words say is the contrary of what those of its passage say, or names what these do not, true though it may
   * be.
   */
  contradicted: boolean
  /** Where it is proved; null where its sentence does not stand in the document. */
  passage: Passage | null
  /** Wrong options that are right as well. */
  alsoRight: readonly string[]
}

const NO_PASSAGE = 'A frase citada não está no texto: copie-a letra por letra.'

/** Proves an item by the document: whoever wrote it, in the same way. */
export function prove(item: Provable, knowledge: Knowledge): Proof {
  const found = findPassage(item.quote, item.page, knowledge)
  if (!found) return { verdict: 'refused', reason: NO_PASSAGE, contradicted: false, passage: null, alsoRight: [] }
  const { passage, text } = found
  const question = withoutOwnName(item.question, text.ownNumbers)
  const faults = claimFaults({ ...item, question }, passage, text, knowledge.read)
  const fault = worst(faults) ?? tornFault(item.wrong, text)
  const told = `${passage.quote} ${passage.lean} ${question}`
  const contradicted =
    faults.some(({ contradicts = false }) => contradicts) || (fault !== null && foreignName(item.answer, told) !== null)
  const { read } = knowledge
  const right = alsoRight(question, item.answer, item.wrong, text, (option, at) => {
    const there = passageAt(at, at, text)
    // A sentence elsewhere that says less of what is asked than that of a proved key speaks of something else.
    const goesOn = at >= passage.first && (at <= passage.last || GOES_ON.test(there.quote))
    if (!fault && !goesOn && saidOf(question, there.quote) < saidOf(question, passage.quote)) return false
    return !read || claimFaults({ question, answer: option, wrong: [] }, there, text, read, true).length === 0
  })
  const [other] = right
  if (other !== undefined) {
    const reason = fault?.sure
      ? `Pelo texto, a resposta é “${other}”, e não “${item.answer}”.`
      : `“${other}” também responde à pergunta, segundo o texto.`
    return { verdict: fault?.sure ? 'refused' : 'suggested', reason, contradicted, passage, alsoRight: right }
  }
  if (!fault) return { verdict: 'published', reason: null, contradicted, passage, alsoRight: [] }
  return { verdict: fault.sure ? 'refused' : 'suggested', reason: fault.reason, contradicted, passage, alsoRight: [] }
}

/** Of an item with an option that breaks off, nobody knows what else is missing. */
function tornFault(wrong: readonly string[], text: ProofText): Fault | null {
  const torn = wrong.find(option => tornWord(option, text.all.text) !== null)
  return torn === undefined ? null : { sure: false, reason: `A alternativa “${torn}” parece cortada.` }
}

/** 'Ela também…': what is told of stands before it. */
const GOES_ON = /^(?:\p{L}+\s)?(?:[dn]?el[ea]s?|[dn]?ess[ea]s?|[dn]?est[ea]s?|isso|também|é|são)(?!\p{L})/iu

/** How many of a question's own words a passage has. */
const saidOf = (question: string, quote: string): number => {
  const words = contentOf(question)
  return words.length - unmet(words, wordsOf(quote)).length
}

const worst = (faults: readonly Fault[]): Fault | null => faults.find(({ sure }) => sure) ?? faults[0] ?? null

/** What keeps question and answer from being what the passage says. */
function claimFaults(
  { question, answer, wrong }: Pick<Provable, 'question' | 'answer' | 'wrong'>,
  { quote, lean }: Passage,
  text: ProofText,
  read: TreeReader | null,
  isOption = false,
): Fault[] {
  const item = question.includes('__') ? question.replace(/_{2,}/, ` ${answer} `) : `${question} ${answer}`
  const clauses = clausesOf(quote)
  const clause = clauseWith(contentOf(answer), clauses)?.text ?? quote
  // A gap is no question that a tree could be read of.
  const evidence =
    read && !question.includes('__')
      ? evidenceOf({ question, answer }, { quote, lean, heading: '' }, read, undefined, text.isTheme)
      : null
  const proved = evidence?.verdict === 'proved'
  const byTrees = evidence?.reason ? { sure: evidence.verdict === 'disproved', reason: evidence.reason } : null
  const link = evidence
    ? holdOf({
        ...{ question, answer, wrong, passage: quote, lean, isOption },
        ...{ trees: evidence.trees, evidence, isTheme: text.isTheme },
      })
    : linkFault({ question, answer, passage: quote, lean, isNamed: text.isNamed, isTheme: text.isTheme })
  const strength = strengthFault(item, quote, clause)
  const counted = evidence && countedBy(evidence.trees.question, evidence.trees.answer)
  const numbered = counted ? item.replace(counted, ' ') : item
  return [
    numberFault(answer, quote, lean) ?? held(numberFault(numbered, quote, lean)),
    contrary(denialFault(item, quote)),
    // Where the tree has seen what limits the statement, a word elsewhere in the sentence limits nothing.
    proved && !strength?.sure ? null : strength,
    contrary(contraryFault(item, quote)),
    byTrees,
    link,
  ].filter(fault => fault !== null)
}

/**
 * A number of the question may name what the document speaks of elsewhere ('a Resolução 27'); a word that denies, or a
 * contrary one, may be a true item's own way to say it ('É permitido? → Não, é proibido'), and of items in use more of
 * those with such a word are true than false: their teacher decides, but where a tree sees it said
 * of the same thing.
 */
function held(fault: Fault | null): Fault | null {
  return fault && { ...fault, sure: false }
}

function contrary(fault: Fault | null): Fault | null {
  return fault && { ...fault, sure: false, contradicts: true }
}
