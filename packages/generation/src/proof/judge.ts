import { explanationOf } from '../items/explanation.ts'
import type { AnswerType, Family, Source } from '../items.ts'
import { kindAsked } from '../model/fact.ts'
import { checkDistractor, checkOptions, checkWord, PROVED_DISTRACTOR_GATES } from '../quality/check.ts'
import type { CheckedQuestion } from '../quality/checked.ts'
import type { QualityContext } from '../quality/context.ts'
import type { Finding } from '../quality/finding.ts'
import { answerIsGrounded, numbersAndNamesAreThere, polarityIsKept } from '../quality/grounding.ts'
import { gateFindings } from './doubts.ts'
import { findPassage, type Knowledge } from './knowledge.ts'
import { contraryFault, denialFault } from './limits.ts'
import { withoutOwnName } from './own-name.ts'
import { type Proof, prove } from './prove.ts'
import { dressed, type Submitted, soundExplanation, strangeIn, subsetsOf, teachesTags } from './submitted.ts'

/** An item as somebody wrote it, with the sentence it says to be proved by. */
export type Claimed = Submitted & { quote: string; page: number | null }

/** An item that may be used: what of it passed, and from where it is. */
export type Usable = Submitted & { source: Source; family: Family; answerType: AnswerType }

export type Judgement =
  | {
      outcome: 'published' | 'suggested'
      reason: string | null
      usable: Usable
      /** Its words say the contrary of its passage's: no policy publishes it, only its teacher does. */
      contradicted: boolean
    }
  | { outcome: 'refused'; reason: string; source: Source | null }

const NO_PASSAGE = 'A frase citada não está no texto: copie-a letra por letra.'
const STRANGE = 'O item traz um endereço, código de página ou fala a um programa, não a um aluno.'

/**
 * Judges an item by the gates that every item passes and by proof: one way for a model, a pasted answer and an import.
 */
export function judge(written: Claimed, knowledge: Knowledge): Judgement {
  const item = dressed(written)
  const found = findPassage(item.quote, item.page, knowledge)
  if (!found) return { outcome: 'refused', reason: NO_PASSAGE, source: null }
  const { page, quote } = found.passage
  const source = { page, quote }
  if (strangeIn(item, quote, teachesTags(knowledge))) return { outcome: 'refused', reason: STRANGE, source }
  return item.kind === 'word' ? judgeWord(item, source, knowledge) : judgeAsked(item, source, knowledge)
}

function judgeWord(item: Claimed, source: Source, { context }: Knowledge): Judgement {
  const word = item.answer.toLowerCase()
  const findings = checkWord({ word, hint: item.question, source }, context)
  const [first] = findings.filter(({ severity }) => severity === 'reject')
  if (first) return { outcome: 'refused', reason: first.detail, source }
  const contradiction = contradictionOfHint(item, source, context)
  const contradicted = contradiction !== null
  const said = new Set(source.quote.toLowerCase().match(/[\p{L}-]+/gu))
  const usable: Usable = { ...item, answer: item.answer, source, family: 'definition', answerType: 'term', wrong: [] }
  if (!said.has(word))
    return { outcome: 'suggested', reason: 'A palavra não está na frase citada.', usable, contradicted }
  if (contradiction !== null) return { outcome: 'suggested', reason: contradiction, usable, contradicted }
  const findingsOfHint = [answerIsGrounded, numbersAndNamesAreThere].flatMap(
    gate => gate({ question: item.answer, answer: item.question, source }, context) ?? [],
  )
  const [unsaid] = findingsOfHint
  if (unsaid) return { outcome: 'suggested', reason: 'A dica diz mais do que a frase citada.', usable, contradicted }
  return { outcome: 'published', reason: null, usable, contradicted }
}

/** That a hint denies of its word what the passage says of it, or the other way round; null where it does not. */
function contradictionOfHint({ question: hint, answer: word }: Claimed, source: Source, context: QualityContext) {
  const polarity = polarityIsKept({ question: word, answer: hint, source }, context)
  const said = `${word}: ${hint}`
  return (polarity ?? denialFault(said, source.quote) ?? contraryFault(said, source.quote)) === null
    ? null
    : 'A dica diz o contrário da frase citada.'
}

function judgeAsked(item: Claimed, source: Source, knowledge: Knowledge): Judgement {
  const { context } = knowledge
  const kind = kindAsked(item)
  const question = withoutOwnName(item.question, knowledge.text.ownNumbers)
  const asked = { question, answer: item.answer, source, ...kind }
  const found = gateFindings(asked, knowledge, item.kind === 'question')
  const [wrongWithCard] = found.wrong
  if (wrongWithCard) return { outcome: 'refused', reason: wrongWithCard.detail, source }
  const proof = withDoubt(prove(item, knowledge), found.doubts[0])
  if (proof.verdict === 'refused') return { outcome: 'refused', reason: proof.reason ?? NO_PASSAGE, source }
  const explanation = explanationFor(item, source, knowledge)
  const usable = { ...item, ...kind, source, explanation }
  const contradicted = proof.contradicted || found.contradicted
  const asCard = (why: string | null, alone: Proof): Judgement => ({
    outcome: alone.verdict === 'published' ? 'published' : 'suggested',
    reason: why,
    usable: { ...usable, kind: 'card', wrong: [] },
    contradicted,
  })
  if (item.kind === 'card') return asCard(proof.reason, proof)
  const plain = { question: item.question, answerType: kind.answerType, family: kind.family, source }
  const { wrong, reason } = chosenOptions(item, { plain, explanation, proof, context })
  const why = [proof.reason, reason].filter(part => part !== null).join(' ') || null
  // 'Qual destas…?' is no question without them.
  if (wrong.length === 0) return asCard(why, withDoubt(proof, gateFindings(asked, knowledge, false).doubts[0]))
  return { outcome: proof.verdict, reason: why, usable: { ...usable, wrong }, contradicted }
}

type Choosing = {
  plain: Omit<CheckedQuestion, 'options' | 'correctAnswer'>
  explanation: string
  proof: Proof
  context: QualityContext
}

/** The wrong options that may stand beside the answer, none where fewer than two may, and why not the others. */
function chosenOptions(item: Claimed, { plain, explanation, proof, context }: Choosing) {
  const left: string[] = []
  const good = item.wrong.filter(option => {
    // That the text gives it as an answer, too, is told of the whole item already.
    const fault = proof.alsoRight.includes(option)
      ? `“${option}”.`
      : rejections(checkDistractor(option, item.answer, plain, context, PROVED_DISTRACTOR_GATES))[0]?.detail
    if (fault !== undefined) left.push(leftOut(option, fault))
    return fault === undefined
  })
  let together: string | null = null
  for (const wrong of subsetsOf(good)) {
    const checked = { ...plain, options: [item.answer, ...wrong], correctAnswer: 0, explanation }
    const [fault] = rejections(checkOptions(checked, context, PROVED_DISTRACTOR_GATES))
    if (fault) {
      together ??= fault.detail
      continue
    }
    const others = good.filter(option => !wrong.includes(option))
    const why = together ?? 'Três alternativas erradas bastam.'
    return { wrong, reason: [...left, ...others.map(option => leftOut(option, why))].join(' ') || null }
  }
  // What it asks is good, only its options are not: as a card nothing of it is lost.
  const why = [...left, ...(together === null ? [] : [together])]
  const said = why.length > 0 ? why.join(' ') : 'Faltam alternativas erradas: são precisas ao menos duas.'
  return { wrong: [], reason: `Ficou como cartão, sem alternativas. ${said}` }
}

/** That an option was left out, and why; its name once. */
const leftOut = (option: string, why: string) =>
  why.includes(`“${option}”`) ? `Alternativa de fora: ${why}` : `Alternativa de fora, “${option}”: ${why}`

function withDoubt(proof: Proof, doubt: Finding | undefined): Proof {
  if (!doubt || proof.verdict === 'refused') return proof
  return { ...proof, verdict: 'suggested', reason: proof.reason ?? doubt.detail }
}

const rejections = (findings: readonly Finding[]) => findings.filter(({ severity }) => severity === 'reject')

/**
 * The writer's explanation with page and passage where it says nothing that the page does not; else page and passage
 * alone.
 */
function explanationFor(item: Claimed, source: Source, { context }: Knowledge): string {
  const passage = explanationOf(source.page, source.quote, item.answer)
  const said = soundExplanation(item, source, context)
  const whole = `${said}. ${passage}`
  return said !== null && whole.length <= 300 ? whole : passage
}
