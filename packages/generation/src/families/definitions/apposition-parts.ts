import { pattern } from '../../lexicon/words.ts'

const NAME = /\p{Lu}[\p{L}-]+/u
const NAME_WITH = pattern('u')`(?:^|\s)(\p{L}+)\s(${NAME}(?:\s(?:d[aeo]s?\s)?${NAME})*\scom\s(?:[oa]s?\s)?${NAME})$`

/**
 * 'a Política do Chá | com Mel': the name that a term stands at the end of, and the word before it; null where the term
 * is the whole name.
 */
export function wholeNameBefore(text: string, term: string): { name: string; article: string } | null {
  const match = NAME_WITH.exec(text)
  return match?.[2]?.endsWith(` ${term}`) ? { name: match[2], article: match[1]?.toLowerCase() ?? '' } : null
}

const LIES = pattern('u')`^(?:região\s${'direction or kind of a region'}(?![\p{L}])|${'part of a land'}\sd)`

/** 'em Crato, região sul do Ceará', 'em Ilhéus, litoral da Bahia': where it lies, not what it is. */
export const saysWhereItLies = (apposition: string): boolean => LIES.test(apposition)
