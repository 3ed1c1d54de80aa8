import type { Fact } from '../../families/fact.ts'
import { pattern } from '../../lexicon/words.ts'
import type { Kinds } from '../kinds/kinds.ts'

/** 'Como se chama a maneira mais fácil…?': much could be called so. */
const NAMES_A_MANNER = pattern('u')`
  ^Como se chamam? (?:[oa]s?|cada) (?:${'could be called anything'}|(?<!cada )pontos?) (?!de )`
/** 'O que o uso de caixas permite?' */
const ASKS_OF_USE = pattern('u')`^O que (?:[oa] )?${'use or advantage'} `
/** 'Com que finalidade é crucial…?', 'O que é essencial para…?': more than one thing is. */
const ASKS_WHAT_MATTERS = pattern('u')`^(?:Com que finalidade|O que|Para que) (?:é|são) ${'mattering, stem'}`

const ONE_IN_ORDER = /[oa] (?:primeir|segund|terceir|quart|últim)[oa]/u
/**
 * 'Georg Ohm verificou, em _____.': what, the sentence said further on; 'Quantas sílabas têm o primeiro e o terceiro?':
 * of what.
 */
const LACKS_ITS_THING = pattern('u')`
  (?<![\p{L}])${'verb that needs its thing, stem'}\p{L}+, em _{2,}\.$
  |(?<![\p{L}])${ONE_IN_ORDER}(?:\?| e ${ONE_IN_ORDER}\?)$`

/** 'As placas ocupam uma faixa de _____': one plain word that ends a longer phrase. */
const ENDS_PHRASE = /(?<![\p{L}])(?!chamad|conhecid|denominad)\p{Ll}{3,} de _{2,}/u

/** What an example of code is made of: its names are those of the example. */
const OF_CODE = [
  'classe',
  'subclasse',
  'superclasse',
  'método',
  'função',
  'variável',
  'atributo',
  'propriedade',
  'objeto',
]

/**
 * Whether a question says too little by itself, or hangs on one example of code: a last resort, like options that are
 * not sure (see evidence.ts).
 */
export function isThin({ question, answer, pattern, proper }: Fact, kinds: Kinds): boolean {
  if (pattern === 'cloze/term' && proper !== true && ENDS_PHRASE.test(question) && /^\p{Lu}\p{Ll}+$/u.test(answer))
    return true
  if ([NAMES_A_MANNER, ASKS_OF_USE, ASKS_WHAT_MATTERS, LACKS_ITS_THING].some(pattern => pattern.test(question)))
    return true
  if (!/^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u.test(answer)) return false
  const called = kinds.of(answer).kinds
  return OF_CODE.some(kind => called.has(kind))
}
