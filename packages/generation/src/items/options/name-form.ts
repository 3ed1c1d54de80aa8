import { analyse } from '@capivira/portuguese/morphology'
import { contentWords } from '@capivira/portuguese/tokens'
import { meansPerson } from '../../analysis/people/people.ts'
import { listedArticle } from '../kinds/lists.ts'

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

/** 'programação orientada a objetos' and 'orientação a objetos': what defines the one defines the other. */
export function isAboutTheSame(a: string, b: string): boolean {
  const [left, right] = [a, b].map(focus => new Set(contentWords(focus).map(word => word.slice(0, 5))))
  if (!left || !right || Math.min(left.size, right.size) < 2) return false
  const shared = [...left].filter(word => right.has(word)).length
  return shared >= 2 && shared / Math.min(left.size, right.size) >= 0.6
}

/** 'Nullable Types', 'Method Overriding': terms of another language, written like names of people. */
export function isForeignTerm(text: string): boolean {
  // 'Alan Turing' is known.
  if (listedArticle(text) !== undefined) return false
  // 'Closures RFC': nobody is called by capitals alone.
  if (/\s(?![IVX]+$)\p{Lu}{2,}$/u.test(text)) return true
  return text.split(' ').some(word => /(?:ing|able|ible|tion|ught|ness|less|['’]s)$/u.test(word))
}
