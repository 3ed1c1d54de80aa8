import type { Item } from '@capivira/core/editing/contract'
import { underHeading } from '@capivira/core/review/heading'
import { otherOptions } from '@capivira/core/review/other-options'
import type { RefusalReason } from '@capivira/core/review/states'
import type { Transaction } from '../../platform/database.ts'
import { selectCards, selectQuestions } from './store.ts'

/**
 * What a reason suggests instead of the item that was refused: its question under the heading it stands under, or with
 * other wrong options from the same material. Nothing is written: the teacher saves it, changes it or leaves it.
 */
export async function offerFor(tx: Transaction, item: Item, reason: RefusalReason): Promise<Item | null> {
  if (reason === 'de quem?' && item.kind !== 'word') {
    const question = underHeading(item.question, item.category)
    return question === null ? null : { ...item, question }
  }
  if (reason !== 'alternativas' || item.kind !== 'question') return null
  const [questions, cards] = [await selectQuestions(tx, item.materialId), await selectCards(tx, item.materialId)]
  const beside = [
    ...questions
      .filter(({ question }) => question.id !== item.id)
      .map(({ question: { question, options, correctAnswer, factKind, sourceQuote, category } }) => ({
        question,
        answer: options[correctAnswer] ?? '',
        wrong: options.filter((_, at) => at !== correctAnswer),
        factKind,
        sourceQuote,
        category,
      })),
    ...cards.map(({ card: { question, answer, factKind, sourceQuote, category } }) => ({
      question,
      answer,
      wrong: [],
      factKind,
      sourceQuote,
      category,
    })),
  ]
  const drawn = otherOptions(item, beside)
  return drawn && { ...item, ...drawn }
}
