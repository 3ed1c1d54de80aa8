import type { Card, Question, Word } from '@capivira/generation/items'
import { checkCard, checkQuestion, checkWord } from '@capivira/generation/quality/check'
import type { QualityContext } from '@capivira/generation/quality/context'
import type { Finding } from '@capivira/generation/quality/finding'
import { CARD_FLAWS } from './card-flaws.ts'
import type { Flaw } from './flaw.ts'
import { OPTION_FLAWS } from './option-flaws.ts'
import { QUESTION_FLAWS } from './question-flaws.ts'
import { WORD_FLAWS } from './word-flaws.ts'
import { WORDING_FLAWS } from './wording-flaws.ts'

/** Good items of one document and what the gates ask about it. */
export type Graded = {
  context: QualityContext
  cards: readonly Card[]
  questions: readonly Question[]
  words: readonly Word[]
}

/** How often one flaw was put into a good item and how often the gates found it. */
export type Detection = {
  kind: 'card' | 'question' | 'word'
  flaw: string
  spoiled: number
  found: number
  missed: string[]
}

/** Puts every flaw into every good item it applies to. */
export function measureDetection(documents: readonly Graded[]): Detection[] {
  return [
    ...[...CARD_FLAWS, ...WORDING_FLAWS].map(flaw => detect('card', flaw, documents, ({ cards }) => cards, checkCard)),
    ...[...QUESTION_FLAWS, ...OPTION_FLAWS].map(flaw =>
      detect('question', flaw, documents, ({ questions }) => questions, checkQuestion),
    ),
    ...WORD_FLAWS.map(flaw => detect('word', flaw, documents, ({ words }) => words, checkWord)),
  ]
}

function detect<Item>(
  kind: Detection['kind'],
  flaw: Flaw<Item>,
  documents: readonly Graded[],
  itemsOf: (document: Graded) => readonly Item[],
  check: (item: Item, context: QualityContext) => Finding[],
): Detection {
  const detection: Detection = { kind, flaw: flaw.name, spoiled: 0, found: 0, missed: [] }
  for (const document of documents) {
    const items = itemsOf(document)
    for (const item of items) {
      const spoiled = flaw.spoil(item, items)
      if (spoiled === null) continue
      detection.spoiled++
      const refuses = () =>
        check(spoiled, document.context).some(({ severity }) => severity === 'reject' || flaw.warning === true)
      if (flaw.found?.(spoiled) ?? refuses()) detection.found++
      else detection.missed.push(JSON.stringify(spoiled))
    }
  }
  return detection
}
