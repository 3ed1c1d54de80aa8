import { analyse } from '@capivira/portuguese/morphology'
import { wordsOf } from '../../lexicon/words.ts'

/** What in the story of a life somebody does, and nothing or nobody else. */
const WITHOUT_OBJECT = wordsOf('verb of a life without object')
const WITH_OBJECT = wordsOf('verb of a life with object')

/** The readings of a verb as what one did, its pronoun left off. */
function pasts(verb: string) {
  const bare = verb.replace(/-(?:se|l?[oa]s?)$/u, '').toLowerCase()
  return analyse(bare).filter(
    a =>
      a.category === 'verb' &&
      a.person === 3 &&
      a.number === 's' &&
      (a.tense === 'preterite' || a.tense === 'imperfect'),
  )
}

/** Whether a verb, in the past, tells what one person did: 'publicou', 'casou-se', 'morreu'. */
export function isPersonal(verb: string): boolean {
  return pasts(verb).some(({ lemma }) => WITHOUT_OBJECT.has(lemma) || WITH_OBJECT.has(lemma))
}
