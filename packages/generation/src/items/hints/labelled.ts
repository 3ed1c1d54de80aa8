import type { Study } from '../../analysis/study.ts'
import { upperFirst } from '../../families/wording/phrasing.ts'
import { THRESHOLDS } from '../../quality/thresholds.ts'
import { cutMeaning } from './cut.ts'
import { contentOf, fitsTheGrid, type Hinted, isNoun, isWritten } from './hint.ts'

const LEAST_CONTENT = 3

/** A label that says when there is what it names: 'Degelo: quando a neve da serra derrete'. */
export function hintsOfLabels(study: Study): Hinted[] {
  return study.sentences.flatMap(({ core, page, quote, index }) => {
    const [, label = '', said = ''] = /^(\p{Lu}\p{L}+):\s(quando\s[^.;]+)/u.exec(core) ?? []
    if (study.flawed.has(index) || !fitsTheGrid(label) || !isWritten(label, study) || !isNoun(label, study)) return []
    const hint = cutMeaning(upperFirst(said), THRESHOLDS.word.maxHintChars)
    if (hint === null || contentOf(hint) < LEAST_CONTENT) return []
    return [{ word: label.toLowerCase(), hint, page, quote, kind: 'meaning' as const, worth: 0.9 }]
  })
}
