import type { Family } from '../items.ts'
import { pattern } from '../lexicon/words.ts'

const IS_THE = /(?:é|foi|era) (?:o|a)|(?:são|foram|eram) (?:os|as)/u
const IS_ONE_THAT = pattern('u')`
  (?:é|são|foi|foram) (?:uma? )?\p{Ll}{3,}(?: \p{Ll}+){0,4}\s
  (?:que|em que|cuj[oa]s?|onde|capaz(?:es)? de|responsáve(?:l|is) por)`
/**
 * 'O _____ é o conjunto…', 'Os _____ são seres vivos que…', 'Uma _____ consiste em…': the sentence says what fills its
 * gap.
 */
const DEFINES = pattern('u')`
  ^(?:Os?|As?|Uma?) _{2,} (?:${IS_THE}|${IS_ONE_THAT}|consistem? em)(?![\p{L}])`

/** 'é chamado de _____', 'conhecida como _____', 'recebe o nome de _____'. */
const CALLED = pattern('u')`(?<![\p{L}])${'calls it, before the name'} (?:[oa]s? )?_{2,}`

const NOUN_THAT = /(?!que |quando |onde |em )\p{Ll}{4,}(?: \p{Ll}+){0,4} (?:que|cuj[oa]s?)/u
/** 'decretou o _____, medida que proibia…': what it is stands right after the gap. */
const EXPLAINED = pattern('u')`
  _{2,}, que (?:é|são|era|eram) (?:[oa]s?|uma?) |_{2,}, (?:(?:[oa]s?|uma?) )?${NOUN_THAT}(?![\p{L}])`

/** 'Qual é o maior roedor do mundo?': whatever it is, it is one. */
const ONLY_ONE = /^Qual (?:é|era|foi) [oa] (?:únic[oa]|maior|menor|primeir[oa]|últim[oa]|mais|principal) /u

/**
 * Whether a question says by itself which one thing it asks for: it gives the meaning and wants the name. Another thing
 * of the same kind, wherever it comes from, is then a wrong answer unless it is another name of the right one.
 */
export function tellsWhich(question: string, family: Family | undefined): boolean {
  if (family === 'naming') return true
  return DEFINES.test(question) || ONLY_ONE.test(question) || CALLED.test(question) || EXPLAINED.test(question)
}
