import type { Agreement } from '@capivira/portuguese/agreement'
import { isFunctionWord } from '@capivira/portuguese/function-words'
import { plural } from '@capivira/portuguese/inflection'
import { genderOf, numberOf } from '@capivira/portuguese/morphology'
import type { KindList } from './kind-list.ts'

/** A thing of a shipped list, with what it needs to stand in a sentence. */
export type Member = { text: string; article: KindList['article']; list: KindList }

/** Gender and number of a listed member, by its article or the dictionary; undefined where neither tells. */
export function inflectionOf(member: Member): Agreement | undefined {
  const { article, text } = member
  if (article !== undefined && article !== '')
    return { gender: article.startsWith('a') ? 'f' : 'm', number: article.endsWith('s') ? 'p' : 's' }
  if (article === '') return undefined
  const head = text.split(' ')[0] ?? text
  const gender = genderOf(head)
  return gender ? { gender, number: numberOf(head) ?? 's' } : undefined
}

/** A member in the number wanted: common nouns stand in their list in the singular; null where it has no sure form. */
export function inNumber(member: Member, number: Agreement['number']): Member | null {
  const own = inflectionOf(member)?.number ?? 's'
  if (own === number) return member
  if (number === 's' || member.article !== undefined) return null
  const text = pluralPhrase(member.text)
  return text === null ? null : { ...member, text }
}

/** 'polimorfismo', 'densidade', 'atmosfera': what has no plural to speak of. */
const UNCOUNTED = /(?:^crosta$|^manto$|sfera|ismo|dade|eza|[eê]ncia|[aâ]ncia|ose)$/u

/** 'sal mineral' → 'sais minerais', 'cadeia de montanhas' → 'cadeias de montanhas'; null when unsure. */
export function pluralPhrase(phrase: string): string | null {
  const words = phrase.split(' ')
  if (UNCOUNTED.test(words[0] ?? '')) return null
  const joint = words.findIndex(isFunctionWord)
  const inflected = words.map((word, at) => (joint >= 0 && at >= joint ? word : (plural(word) ?? regular(word))))
  return inflected.includes(null) ? null : inflected.join(' ')
}

/** Endings whose plural no dictionary is needed for. */
function regular(word: string): string | null {
  if (/[aeou]$/u.test(word)) return `${word}s`
  return /or$/u.test(word) ? `${word}es` : null
}
