import { verbAgrees } from '@capivira/portuguese/agreement'
import type { Subject } from '../../analysis/grammar/nouns.ts'

/** 'vírus', 'lápis', 'tênis', 'oásis' */
const INVARIABLE = /(?:us|is|ax|ix)$/u

/** 'Inês foi…', 'Vírus são…': without an article the verb tells how many a word in 's' names. */
export function numberedBy(verb: string, subject: Subject): Subject {
  const { phrase } = subject
  const bare = verb.toLowerCase().replace(/^se\s|-se$/gu, '')
  if (phrase.determiner !== '' || !/^[\p{L}-]+s$/u.test(phrase.head) || verbAgrees(bare, phrase.number)) return subject
  const number = phrase.number === 'p' ? 's' : 'p'
  // 'As marés', cut short: only a name, or a noun that is the same in both numbers.
  const free = phrase.proper || INVARIABLE.test(phrase.head)
  return free && verbAgrees(bare, number) && !/\se\s/u.test(phrase.core)
    ? { ...subject, phrase: { ...phrase, number } }
    : subject
}
