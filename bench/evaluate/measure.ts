import { studyOf } from '@capivira/generation/analysis/study'
import { contextOf } from '@capivira/generation/context'
import { understandDocument } from '@capivira/generation/document/understand'
import { generateMaterial } from '@capivira/generation/generate'
import type { GeneratedMaterial } from '@capivira/generation/items'
import { checkCard, checkQuestion, checkWord } from '@capivira/generation/quality/check'
import type { QualityContext } from '@capivira/generation/quality/context'
import { countItems, measureCoverage } from '@capivira/generation/quality/coverage'
import type { Finding, GateId } from '@capivira/generation/quality/finding'
import { duplicatePairs, type Metric, measureSet } from '@capivira/generation/quality/set'
import { THRESHOLDS } from '@capivira/generation/quality/thresholds'
import { isKnown } from '@capivira/portuguese/morphology'
import { type Found, readerOf } from './answerability.ts'
import type { Sample } from './documents.ts'
import { factsOf, factsWithSpares } from './facts.ts'
import type { Keyed } from './guesser.ts'
import { countWords, partsOf, proseTest } from './parts.ts'
import { type Cover, coverOf, questionWord } from './recall.ts'
import { type Salience, salienceOf } from './salience.ts'

/** An item that a gate refuses. */
export type Refused = { gate: GateId; item: string; detail: string }

/** Everything measured of one document's items. */
export type Measured = {
  name: string
  kind: Sample['kind']
  pages: number
  textWords: number
  material: GeneratedMaterial
  refused: readonly Refused[]
  warnings: Readonly<Partial<Record<GateId, number>>>
  set: readonly Metric[]
  duplicates: number
  /** Items whose passage stands on its page word by word, of all. */
  grounded: number
  items: number
  /** Sections long enough to be asked about, those of them with an item, and the titles of the others. */
  sections: number
  sectionsCovered: number
  /** Of those sections, the ones of prose, and how many of these have an item. */
  prose: number
  proseCovered: number
  missing: readonly string[]
  found: readonly Found[]
  keyed: readonly Keyed[]
  cover: readonly Cover[]
  salience: Salience | null
  /** Interrogatives of our facts and of the human questions. */
  asked: readonly string[]
  humanAsked: readonly string[]
}

/** Writes the items of a document and measures them. */
export function measureSample({ name, kind, title, document, human }: Sample): Measured {
  const material = generateMaterial(document, { title })
  const clean = understandDocument(document, isKnown)
  const study = studyOf(clean, title)
  const context = contextOf(study)
  const findings = findingsOf(material, context)
  const facts = factsOf(material)
  const reader = readerOf([...study.pageTexts.values()])
  const all = [...material.cards, ...material.questions, ...material.words]
  const parts = partsOf(clean)
  const items = [...material.cards, ...material.questions]
  const coverage = measureCoverage(
    parts,
    items.map(item => item.source),
  )
  const large = parts.filter(part => part.words >= THRESHOLDS.coverage.minWords).length
  const isProse = proseTest(study)
  const itemsOf = countItems(
    parts,
    items.map(item => item.source),
  )
  const prose = parts
    .map((part, i) => ({ part, items: itemsOf[i] ?? 0 }))
    .filter(({ part }) => part.words >= THRESHOLDS.coverage.minWords && isProse(part))
  return {
    name,
    kind,
    pages: document.pages.length,
    textWords: countWords(material.text),
    material,
    refused: findings.flatMap(({ item, finding }) =>
      finding.severity === 'reject' ? [{ gate: finding.gate, item, detail: finding.detail }] : [],
    ),
    warnings: countGates(findings.filter(({ finding }) => finding.severity === 'warn').map(({ finding }) => finding)),
    set: [...measureSet(material), ...coverage.metrics],
    duplicates: duplicatePairs(material).length,
    grounded: all.filter(item => context.find(item.source).status === 'exact').length,
    items: all.length,
    sections: large,
    sectionsCovered: large - coverage.missing.length,
    prose: prose.length,
    proseCovered: prose.filter(part => part.items > 0).length,
    missing: coverage.missing,
    found: facts.map(reader),
    keyed: material.questions,
    cover: human ? coverOf(facts, factsWithSpares(material), human.questions) : [],
    salience: human ? salienceOf(facts, human) : null,
    asked: facts.map(fact => questionWord(fact.question)),
    humanAsked: (human?.questions ?? []).map(({ question }) => questionWord(question)),
  }
}

function findingsOf(material: GeneratedMaterial, context: QualityContext): { item: string; finding: Finding }[] {
  const { cards, questions, words } = material
  const checked: (readonly [string, Finding[]])[] = [
    ...cards.map(card => [`${card.question} → ${card.answer}`, checkCard(card, context)] as const),
    ...questions.map(item => [`${item.question} [${item.options.join(' | ')}]`, checkQuestion(item, context)] as const),
    ...words.map(word => [`${word.word}: ${word.hint}`, checkWord(word, context)] as const),
  ]
  return checked.flatMap(([item, findings]) => findings.map(finding => ({ item, finding })))
}

function countGates(findings: readonly Finding[]): Partial<Record<GateId, number>> {
  const counts: Partial<Record<GateId, number>> = {}
  for (const { gate } of findings) counts[gate] = (counts[gate] ?? 0) + 1
  return counts
}
