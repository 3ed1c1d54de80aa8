import { checkCard } from '../quality/check.ts'
import type { Asked } from '../quality/checked.ts'
import type { Finding, GateId } from '../quality/finding.ts'
import type { Knowledge } from './knowledge.ts'
import { asksWhatIsDenied } from './limits.ts'
import { contentOf, isFormOf, wordsOf } from './words.ts'

/**
 * Gates that say an item cannot be published as it is, not that it is false: whether its passage says it is for the
 * proof to tell, and how it is worded for the teacher to decide.
 */
const DOUBTS: ReadonlySet<GateId> = new Set(['G2', 'G3', 'G4', 'C1', 'C2', 'L1', 'L2', 'S1', 'F1', 'F3'])

/** Gates by which the words of an item and those of its passage say the contrary of each other. */
const CONTRADICTIONS: ReadonlySet<GateId> = new Set(['G4'])

/** 'Qual destas memórias…?': one of the options that stand below it. */
const AMONG_OPTIONS = /^((?:\p{L}{1,3}\s)?qua(?:l|is))\sd(?:est|ess)[ea]s(?!\p{L})/iu

/** What the gates of every item say of one. */
export type GateFindings = {
  /** It is of no use, whoever looks at it. */
  wrong: readonly Finding[]
  /** It may be good: its teacher says. */
  doubts: readonly Finding[]
  /** Its words deny what those of its passage say, or the other way round. */
  contradicted: boolean
}

/**
 * Asks the gates of every item of a question with its answer. `hasOptions`: wrong options stand below it, to which it
 * may point.
 */
export function gateFindings(item: Asked, { context, read }: Knowledge, hasOptions: boolean): GateFindings {
  const found = checkCard(item, context).filter(({ severity }) => severity === 'reject')
  const pointsBelow = hasOptions && AMONG_OPTIONS.test(item.question) && !pointsElsewhere(item, context)
  const rejections = pointsBelow ? found.filter(({ gate }) => gate !== 'C1') : found
  // What the answer says of its own is found by its tree, synonyms and nouns for verbs among it.
  const doubts = rejections.filter(
    finding => DOUBTS.has(finding.gate) && (finding.gate !== 'G2' || !read) && !isFormAlone(finding, item),
  )
  return {
    wrong: rejections.filter(({ gate }) => !DOUBTS.has(gate)),
    doubts,
    contradicted:
      doubts.some(({ gate }) => CONTRADICTIONS.has(gate)) &&
      !asksWhatIsDenied(`${item.question} ${item.answer}`, item.source?.quote ?? ''),
  }
}

/** 'Dados: elementos conhecidos de um problema.': a term and what it is, as a slide has them. */
const ENTRY = /^\p{Lu}[^:.;]{1,50}:\s\p{L}/u

/** What a gate finds fault with though a pupil has still something to find, and a teacher nothing to decide. */
function isFormAlone({ gate, detail }: Finding, { question, answer, source }: Asked): boolean {
  if (gate === 'S1') return detail.includes('mais de') || (detail.includes('verbo') && ENTRY.test(source?.quote ?? ''))
  // 'sistema de coordenadas equatoriais' of 'Qual sistema de coordenadas…?': one word is still to be found.
  return gate === 'L1' && detail.includes('repete') && hasOwnWord(question, answer)
}

function hasOwnWord(question: string, answer: string): boolean {
  const asked = wordsOf(question)
  return contentOf(answer).some(word => !asked.some(other => isFormOf(word, other)))
}

/** Whether something else than its options is pointed at. */
function pointsElsewhere(item: Asked, context: Knowledge['context']): boolean {
  const question = item.question.replace(AMONG_OPTIONS, '$1')
  return checkCard({ ...item, question }, context).some(({ gate, severity }) => gate === 'C1' && severity === 'reject')
}
