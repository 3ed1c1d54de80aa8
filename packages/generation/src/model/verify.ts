import type { Fact } from '../families/fact.ts'
import type { Draft } from '../generate.ts'
import type { Candidate } from '../items/candidates.ts'
import { hardness } from '../items/difficulty.ts'
import { explanationOf } from '../items/explanation.ts'
import { areAmounts } from '../items/options/arranged.ts'
import { chooseDistractors } from '../items/options/distractors.ts'
import { randomStream } from '../items/random.ts'
import { gateFindings } from '../proof/doubts.ts'
import { findPassage, knownOf } from '../proof/knowledge.ts'
import { withoutOwnName } from '../proof/own-name.ts'
import { type Proof, prove } from '../proof/prove.ts'
import { dressed, soundExplanation, strangeIn, subsetsOf, teachesTags } from '../proof/submitted.ts'
import { checkDistractor, checkOptions, PROVED_DISTRACTOR_GATES } from '../quality/check.ts'
import { type Finding, type GateId, isAccepted, reject } from '../quality/finding.ts'
import { isPortuguese } from '../quality/language.ts'
import type { Chunk } from './chunks.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import { factOf } from './fact.ts'
import type { ModelItem } from './schema.ts'

/**
 * An item as a candidate, or what is wrong with it. `doubts` are about how it is worded: it waits for its teacher as it
 * stands, and a model that is asked again anyway may mend it.
 */
export type Verdict =
  | { candidate: Candidate; optionFaults: readonly Finding[]; doubts: readonly Finding[] }
  | { findings: readonly Finding[] }

/** Doubts for which a model is asked anew: what its reader does not understand alone no teacher mends by a look. */
const REFUSED: ReadonlySet<GateId> = new Set(['C1', 'C2'])

/** Each warning of a gate costs this much of the score, as for the families' items. */
const WARNING = 0.06

/**
 * Judges an item of the model by nothing but the part it was shown and the gates every item passes. A question whose
 * wrong options are no good gets options from the document, or becomes a card.
 */
export function verify(
  written: ModelItem,
  chunk: Chunk,
  draft: Draft,
  rank: (fact: Fact) => number,
  seed: string,
): Verdict {
  const item = trimmed(written)
  const evidence = evidenceOf(item, chunk)
  const knowledge = knownOf(draft.study, draft.read)
  const strange = foreignBody(item, evidence?.quote ?? '', teachesTags(knowledge))
  if (strange) return { findings: [strange] }
  if (!evidence) return { findings: [reject('G1', 'A citação não está no trecho: copie a frase letra por letra.')] }
  const fact = factOf(item, evidence, draft.study)
  if (!fact) return { findings: [reject('G1', 'A citação não está no trecho.')] }
  const { question, answer, family, answerType } = fact
  const passage = findPassage(evidence.quote, fact.page, knowledge)?.passage
  const source = { page: fact.page, quote: passage?.quote ?? fact.quote }
  const asked = {
    question: withoutOwnName(question, knowledge.text.ownNumbers),
    answer,
    family,
    answerType,
    source,
  }
  const found = gateFindings(asked, knowledge, item.kind === 'question')
  const unusable = [...found.wrong, ...found.doubts.filter(({ gate }) => REFUSED.has(gate))]
  if (unusable.length > 0) return { findings: unusable }
  const claim = { question, answer, wrong: item.distractors, quote: evidence.quote, page: fact.page }
  const proof = prove(claim, knowledge)
  // A model can write another one: what its own passage speaks against need not wait for a teacher.
  const isRefused = proof.verdict === 'refused' || proof.contradicted || found.contradicted
  if (isRefused) return { findings: [reject('G5', proof.reason ?? 'O texto diz o contrário.')] }
  const { doubts } = found
  const standing = { proved: proof.verdict === 'published' && doubts.length === 0 }
  const score = rank(fact)
  const card: Candidate = {
    kind: 'card',
    fact,
    question,
    answer,
    score: score - doubts.length * WARNING,
    hardness: hardness(fact, draft.study),
    distractors: [],
    trust: 'sure',
    numeric: false,
    explanation: '',
    engine: 'model',
    ...standing,
  }
  if (item.kind === 'card') return { candidate: card, optionFaults: [], doubts }
  const asQuestion = questionOf(item, evidence, draft, { card, seed, proof })
  const alone = asQuestion.candidate ? [] : gateFindings(asked, knowledge, false).doubts
  const pointing = alone.filter(({ gate }) => REFUSED.has(gate))
  if (pointing.length > 0) return { findings: [...pointing, ...asQuestion.faults] }
  return { candidate: asQuestion.candidate ?? card, optionFaults: asQuestion.faults, doubts }
}

/** As the gates want it. */
function trimmed(written: ModelItem): ModelItem {
  const { wrong, ...item } = dressed({ ...written, wrong: written.distractors })
  return { ...item, distractors: wrong }
}

/**
 * Addresses, marks of pages and programs, and orders to machines have no place in any text of an item; a tag that the
 * proving sentence speaks of may stand.
 */
function foreignBody(item: ModelItem, quote: string, tags: boolean): Finding | null {
  const strange = strangeIn({ ...item, wrong: item.distractors }, quote, tags)
  if (strange === 'order') return reject('C1', 'O item fala a um programa, não a um aluno.')
  return strange === 'marks' ? reject('F5', 'Contém um endereço ou código de página.') : null
}

function rejections(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity }) => severity === 'reject')
}

/**
 * The item as a quiz question with its own wrong options, else with options of the document; null when neither do.
 * `faults` are those of its own options, for the model to mend.
 */
function questionOf(
  item: ModelItem,
  evidence: Evidence,
  draft: Draft,
  { card, seed, proof }: { card: Candidate; seed: string; proof: Proof },
): { candidate: Candidate | null; faults: readonly Finding[] } {
  const { study, pools } = draft
  const { fact } = card
  const { context } = knownOf(study, draft.read)
  const source = { page: fact.page, quote: fact.quote }
  const plain = { question: fact.question, answerType: fact.answerType, family: fact.family, source }
  const faults: Finding[] = []
  const own = item.distractors.filter((text, i, all) => {
    const findings = optionFindings(text, all.indexOf(text) !== i, proof, () =>
      checkDistractor(text, fact.answer, plain, context, PROVED_DISTRACTOR_GATES),
    )
    faults.push(...rejections(findings))
    return isAccepted(findings)
  })
  const random = randomStream(`${seed}|${fact.quote}|${fact.question}`)
  const others = chooseDistractors(fact, pools, study, context, random)
  const ofText = others?.distractors ?? []
  const mixed = [...new Set([...own, ...ofText])].slice(0, 3)
  const choices = [...subsetsOf(own), mixed, ofText].filter(({ length }) => length >= 2)
  const explanations = explanationsOf(item, fact, evidence, draft)
  for (const distractors of choices) {
    for (const explanation of explanations) {
      const options = [fact.answer, ...distractors]
      const gates = distractors.every(text => own.includes(text)) ? PROVED_DISTRACTOR_GATES : undefined
      const findings = checkOptions({ ...plain, options, correctAnswer: 0, explanation }, context, gates)
      if (!isAccepted(findings)) {
        if (distractors.length === own.length && own.length > 2) faults.push(...rejections(findings))
        continue
      }
      const candidate: Candidate = {
        ...card,
        kind: 'question',
        score: card.score - findings.length * WARNING - (distractors.length < 3 ? 0.05 : 0),
        distractors,
        numeric: areAmounts(options),
        explanation,
      }
      return { candidate, faults: distractors.every(text => own.includes(text)) ? [] : faults }
    }
  }
  return { candidate: null, faults }
}

function optionFindings(text: string, twice: boolean, proof: Proof, check: () => Finding[]): Finding[] {
  if (twice) return [reject('Q1', `“${text}” está repetida.`)]
  if (isForeign(text)) return [reject('P1', `“${text}” não está em português.`)]
  if (proof.alsoRight.includes(text))
    return [reject('Q2', `“${text}” também responde à pergunta, segundo o texto: escreva outra.`)]
  return check()
}

/** Whether a text is long enough to tell its language, and it is another: names are spelled in all of them. */
function isForeign(text: string): boolean {
  return text.split(' ').length > 4 && !isPortuguese(text)
}

/**
 * The model's explanation with page and passage where it says nothing the page does not; else page and passage alone.
 */
function explanationsOf(item: ModelItem, fact: Fact, evidence: Evidence, { context }: Draft): string[] {
  const passage = explanationOf(fact.page, fact.quote, fact.answer)
  const source = { page: fact.page, quote: evidence.quote }
  const said = soundExplanation({ ...item, wrong: item.distractors }, source, context)
  return said !== null && !isForeign(said)
    ? [`${said}. ${passage}`, `${said} (página ${fact.page}).`, passage]
    : [passage]
}
