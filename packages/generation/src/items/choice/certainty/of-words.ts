import type { Study } from '../../../analysis/study.ts'
import type { Family } from '../../../items.ts'
import { hardness } from '../../difficulty.ts'
import type { Hinted } from '../../hints/hint.ts'
import { ranker } from '../rank.ts'
import { certaintyOf } from './certainty.ts'
import { featuresOf } from './features.ts'

/**
 * What readers kept of the cards that ask for a meaning or a name, and of those with a gap
 * (`bench/evaluate/choice/marks.tsv`): for hints that come of no fact, of which no single one has been marked.
 */
const USUAL = { definition: 0.52, cloze: 0.62 } as const

/**
 * Makes a judge of words with hints. A hint of a fact is that fact's question, or its meaning turned round: it is as
 * certain as the card of the fact is, or would be. No reader has marked words, so that any other hint has the plain
 * share that was kept of its sort of card, which lies below every line: such a word waits for its teacher.
 */
export function judgeOfWords(study: Study): (hinted: Hinted) => { certainty: number; factKind: Family } {
  const score = ranker(study)
  return ({ fact, kind }) => {
    if (!fact) {
      const factKind = kind === 'meaning' ? 'definition' : 'cloze'
      return { certainty: USUAL[factKind], factKind }
    }
    const { question, answer, family } = fact
    const shared = { fact, question, answer, hardness: hardness(fact, study), explanation: '', numeric: false }
    const card = { ...shared, kind: 'card' as const, score: score(fact), distractors: [], trust: 'sure' as const }
    return { certainty: certaintyOf(featuresOf(card, study)), factKind: family }
  }
}
