import { analyse } from '@capivira/portuguese/morphology'
import { tagWords } from '../analysis/grammar/tagging.ts'
import { nameClass } from '../analysis/people/names.ts'
import { pattern } from '../lexicon/words.ts'

/** 'no estado sólido': how it is, not where; 'no estado do Pará' is a place. */
const IN_STATE = /^(?:em|no)\sestado\s(?!d[aeo]s?\s)\p{Ll}/u

/** Nouns of places one can be in, where the dictionary does not say so. */
const PLACE_NOUN = pattern('')`^${'place one can be in'}s?$|^${'place one can be in, plural'}$`

/** 'no campo religioso', 'no plano político': where one looks at a thing, not where it is. */
const IN_THOUGHT = pattern('u')`
  ^n[oa]s?\s${'place in thought'}s?\s\p{Ll}+
  (?:a(?:l|is|r|res)|[áéíóúâêô]\p{L}{1,3}[oa]s?|os[oa]s?|ári[oa]s?)(?![\p{L}])`

/** 'Pernambuco', 'Los Angeles', 'cidade de…', 'boca': where one can be. */
export function namesPlace(tail: string): boolean {
  if (IN_STATE.test(tail) || IN_THOUGHT.test(tail)) return false
  const words = tagWords(tail)
  // 'em diferentes locais': read as describing, it is the noun all the same.
  const first = words.findIndex(({ tag, lower }) => /^(?:proper|noun|number)$/.test(tag) || lower === 'locais')
  const head = words[first]
  if (!head || head.tag === 'number') return false
  if (head.tag !== 'proper') return PLACE_NOUN.test(head.lower) && first <= 2
  const end = words.findIndex((word, at) => at > first && word.tag !== 'proper' && !/^d[aeo]s?$/.test(word.lower))
  const name = tail.slice(head.start, words[end < 0 ? words.length - 1 : end - 1]?.end)
  return nameClass(name) === 'place' || analyse(head.text).some(a => a.meaning === 'place')
}
