import { draftMaterial, finishMaterial } from '@capivira/generation/generate'
import type { Family } from '@capivira/generation/items'
import type { Sample } from '../evaluate/documents.ts'
import type { Graded } from './measure.ts'

/**
 * The items the generator writes of a document; all of them have passed every gate. The teacher's own exercises are
 * left out: they are taken as they are, and few gates apply to them.
 */
export function gradedOf({ document, title }: Sample): Graded {
  const draft = draftMaterial(document, { title })
  const { cards, questions, words } = finishMaterial(draft, draft.candidates, { title })
  const own = (item: { family: Family }) => item.family !== 'exercise'
  return { context: draft.context, cards: cards.filter(own), questions: questions.filter(own), words }
}
