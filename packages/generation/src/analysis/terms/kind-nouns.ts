import { analyse } from '@capivira/portuguese/morphology'
import { meansPerson } from '../people/people.ts'
import { isSituational } from '../references/situations.ts'
import { isCommonNoun } from './common-nouns.ts'
import { lemmasOf } from './terms.ts'

/** One plain noun, no person and nothing that happens once. */
export function namesKind(noun: string, least = 4): boolean {
  return (
    /^\p{Ll}+$/u.test(noun) &&
    noun.length >= least &&
    !isCommonNoun(lemmasOf(noun)) &&
    !isSituational(noun) &&
    !meansPerson(noun) &&
    analyse(noun).some(a => a.category === 'noun')
  )
}
