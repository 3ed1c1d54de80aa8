import { isKnown } from '@capivira/portuguese/morphology'
import { type Study, studyOf } from '../analysis/study.ts'
import { documentOf } from '../document/typeset.ts'
import { understandDocument } from '../document/understand.ts'
import { findFacts } from '../families/index.ts'
import { mustBeKnown } from './pattern-names.ts'

export { documentOf, extracted, line, page, tableLines } from '../document/typeset.ts'

/** The study of a document made from light Markdown. */
export function studyFrom(markdown: string, title = 'Material de teste'): Study {
  return studyOf(understandDocument(documentOf(markdown), isKnown), title)
}

/**
 * What the families find in a text, as 'question → answer', for one pattern ('date/when'), a whole family ('date/') or
 * all.
 * @throws Error when there is no such pattern
 */
export function found(markdown: string, pattern?: string): string[] {
  if (pattern !== undefined) mustBeKnown(pattern)
  return findFacts(studyFrom(markdown))
    .filter(
      fact =>
        pattern === undefined || (pattern.endsWith('/') ? fact.pattern.startsWith(pattern) : fact.pattern === pattern),
    )
    .map(fact => `${fact.question} → ${fact.answer}`)
}
