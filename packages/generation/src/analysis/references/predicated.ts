import { type Agreement, agrees } from '@capivira/portuguese/agreement'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import { tagWords } from '../grammar/tagging.ts'

/** What a thing is to another: 'responsável por', 'consequência de'. */
const RELATES = wordsOf('relation to another thing')
const FIRST_OF = pattern('u')`
  ^(?:É|São|Foi|Foram|Era|Eram)\s[oa]s?\s${'first of its kind, any number'}\s
  (?:\p{Ll}+\s){0,3}?(?:d[aeo]s?|n[oa]s?|em|a)\s`
const ONE_OF = /^(?:É|Foi|Era)\suma?\s(?:d[oa]s\s)?(?!vez(?![\p{L}])|pena(?![\p{L}])|hora(?![\p{L}]))\p{Ll}{3,}/u
/** 'Era um tempo de crise': then it was so, whatever was told before. */
const IT_WAS = pattern('u')`^Era\suma?\s${'time that it was'}(?![\p{L}])`
/** 'Foi um padre que fundou a vila': there the subject follows, for 'que' says what it did. */
const CLEFT = /^(?:Foi|Foram|Era|Eram|É|São)\s[oa]s?\s[^,]*?\sque\s|^(?:Foi|Era)\suma?\s[^,]*?\sque\s/u

/**
 * Whether a sentence that begins with a form of 'ser' says what its subject, left out, is: 'É responsável por…', 'Foram
 * os primeiros povos da…'.
 */
export function saysWhatItIs(core: string, of: Agreement): boolean {
  if (CLEFT.test(core) || IT_WAS.test(core)) return false
  if (FIRST_OF.test(core)) return true
  if (ONE_OF.test(core)) return of.number === 's'
  const [, second, third] = tagWords(core)
  if (!second || !RELATES.has(second.lower)) return false
  return (third?.tag === 'preposition' || third?.tag === 'contraction') && agrees(second.lower, of)
}
