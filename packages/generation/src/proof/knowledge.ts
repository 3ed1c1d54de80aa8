import type { ExtractedDocument } from '@capivira/core/materials/document'
import { isKnown } from '@capivira/portuguese/morphology'
import { type Study, studyOf } from '../analysis/study.ts'
import { contextOf } from '../context.ts'
import { understandDocument } from '../document/understand.ts'
import type { QualityContext } from '../quality/context.ts'
import type { TreeReader } from '../reading/parsed.ts'
import { type Passage, type ProofText, passageOf, proofText, proofTextOfPages } from './text.ts'

/** A document as items about it are judged: by its gates, and by its sentences. */
export type Knowledge = {
  context: QualityContext
  /** The sentences that are there to be learned. */
  text: ProofText
  /** Everything on the pages, for quotes of what is no sentence of the lesson. */
  pages: ProofText
  /** Reads sentences as trees; null where there is no parser, and words alone judge. */
  read: TreeReader | null
}

/** Reads a document for judging items about it, with a reader of trees where there is one. */
export function knowledgeOf(document: ExtractedDocument, title: string, read: TreeReader | null = null): Knowledge {
  return knowledgeOfStudy(studyOf(understandDocument(document, isKnown), title), read)
}

/** Signs of mathematics and code: where a passage has them, an item about it may have them, too. */
const FORMULA = /[=<>≤≥±×÷·^√πΔ∑∫{}\\[\]|#$&*+@~]/u

/** What a document that has been studied knows. */
export function knowledgeOfStudy(study: Study, read: TreeReader | null = null): Knowledge {
  const sentences = study.sentences.map(({ text, page, section }) => ({ text, page, heading: section.title }))
  const pages = [...study.pageTexts].map(([number, text]) => ({ number, text }))
  const context = { ...contextOf(study), allowsSymbols: ({ quote }: { quote: string }) => FORMULA.test(quote) }
  return { context, text: proofText(sentences), pages: proofTextOfPages(pages), read }
}

const studied = new WeakMap<Study, Knowledge>()

/** The same, made once for a study whose items are judged one after the other; `read` is asked for then. */
export function knownOf(study: Study, read: TreeReader | null): Knowledge {
  const known = studied.get(study) ?? knowledgeOfStudy(study, read)
  studied.set(study, known)
  return known
}

/** Where a quote stands: among the sentences of the lesson, else anywhere on the pages. */
export function findPassage(
  quote: string,
  page: number | null,
  { text, pages }: Knowledge,
): { passage: Passage; text: ProofText } | null {
  for (const where of [text, pages]) {
    const passage = passageOf(quote, page, where)
    if (passage) return { passage, text: where }
  }
  return null
}
