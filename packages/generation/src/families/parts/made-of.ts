import type { Subject } from '../../analysis/grammar/nouns.ts'
import type { FactDraft } from '../fact.ts'
import { ask, focusKey, named, upperFirst } from '../wording/phrasing.ts'

const FORMED = /^(?:formad|compost|constituíd)/u
/** Before each part, not within one: 'pelo acúmulo de areia levada | pelo vento'. */
const BY = /(?<=^|,\s|\s(?:e|ou)\s)(?:por|pel([oa]s?))\s/giu

/**
 * 'é formado pelo Sol, por oito planetas e por cometas' → 'O que forma o Sistema Solar?': its parts, rather than how it
 * came about.
 */
export function madeOf(subject: Subject, participle: string, answer: string): FactDraft | null {
  if (!FORMED.test(participle) || (answer.match(BY)?.length ?? 0) < 2) return null
  return {
    family: 'list',
    pattern: 'list/made-of',
    focus: `${focusKey(subject.phrase.core)} partes`,
    question: ask('o que forma', named(subject)),
    answer: upperFirst(answer.replace(BY, (_, article?: string) => (article ? `${article} ` : ''))),
    answerType: 'list',
    strength: 0.85,
    load: 0.5,
  }
}
