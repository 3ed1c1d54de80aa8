import { analyse } from '@capivira/portuguese/morphology'

/** Whether a word is nothing but a verb of what one did: 'fugiu'. */
export function toldOf(word: string): boolean {
  const list = /^\p{Ll}+$/u.test(word) ? analyse(word) : []
  return (
    (list.length > 0 && list.every(a => a.category === 'verb' && a.tense === 'preterite' && a.person === 3)) ||
    word === 'foi' ||
    word === 'era'
  )
}

/** Whether a word can be no verb of somebody spoken about: 'zumbi', of 'zumbir'. */
export function neverThirdPerson(word: string): boolean {
  const list = analyse(word)
  return list.length > 0 && list.every(a => a.category === 'verb' && a.person !== undefined && a.person !== 3)
}
