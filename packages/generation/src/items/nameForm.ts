import { analyse } from '@capivira/portuguese/morphology'
import { meansPerson } from '../analysis/people.ts'

/** 'Astrônomos', 'Os navegadores' */
export function areOfAKind(text: string): boolean {
  const first = text.replace(/^(?:O|A|Os|As)\s/, '').split(' ')[0] ?? ''
  return first.endsWith('s') && meansPerson(first.toLowerCase())
}

/** A capital after the first word, or a first word that is no common noun. */
export function isWrittenAsName(text: string): boolean {
  const [first = '', ...more] = text.replace(/^(?:O|A|Os|As)\s/, '').split(' ')
  if (more.some(word => /^\p{Lu}/u.test(word))) return true
  return !analyse(first.toLowerCase()).some(a => a.category === 'noun')
}
