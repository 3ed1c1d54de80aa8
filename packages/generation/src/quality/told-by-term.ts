import { contentWords, foldAccents } from '@capivira/portuguese/tokens'
import { pattern } from '../lexicon/words.ts'

/** What a question names to ask what it is, does or serves for. */
const ASKED = pattern('u')`${'asks what a thing is or does'}\s(?:[oa]s?\s|uma?\s)?([^?]{2,60})\?$`

/**
 * So many letters at the beginning of two words say that they are of one root: 'possessivo' and 'posse', 'curricular'
 * and 'currículo'.
 */
const ROOT = 5
/** So many letters of an option's word within a name tell whose it is: 'Html' in 'KHTML'. */
const WITHIN = 4

/**
 * The word of the right option that recalls the name of what is asked about, where no other option has one: 'Para que
 * servem os pronomes possessivos? → Para indicar posse'. Nobody need know anything to choose it. Null where none does.
 */
export function toldByTerm(question: string, key: string, others: readonly string[]): string | null {
  const term = ASKED.exec(question)?.[1]
  if (term === undefined) return null
  const names = wordsOf(term)
  const recalling = (option: string) => wordsOf(option).filter(word => names.some(name => recalls(word, name)))
  const [first] = recalling(key)
  return first === undefined || others.some(option => recalling(option).length > 0) ? null : first
}

function wordsOf(text: string): string[] {
  return contentWords(text).map(foldAccents)
}

function recalls(word: string, name: string): boolean {
  if (word === name) return true
  const [short, long] = word.length < name.length ? [word, name] : [name, word]
  if (short.length >= ROOT && long.startsWith(short.slice(0, Math.max(ROOT, short.length - 2)))) return true
  return isName(name) && word.length >= WITHIN && (name.includes(word) || sharesRun(word, name))
}

/** A name no plain word is like: with digits, or letters that do not go together in Portuguese. */
function isName(name: string): boolean {
  return /\d|[kwy]|^[^aeiou]{3}/u.test(name)
}

/** 'Moinho' and 'SuperMoinho2' */
function sharesRun(a: string, b: string): boolean {
  const run = ROOT + 1
  for (let at = 0; at + run <= a.length; at++) if (b.includes(a.slice(at, at + run))) return true
  return false
}
