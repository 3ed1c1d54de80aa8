import type { Fact } from '../families/fact.ts'
import type { Kinds } from './kinds/kinds.ts'

/** 'Como se chama a maneira mais fácil…?': much could be called so. */
const NAMES_A_MANNER =
  /^Como se chamam? (?:[oa]s?|cada) (?:maneiras?|formas?|modos?|jeitos?|coisas?|ideias?|partes?|tipos?|pontos?) (?!de )/u
/** 'O que o uso de caixas permite?' */
const ASKS_OF_USE = /^O que (?:[oa] )?(?:uso|utilização|emprego|aplicação|maioria|vantagem|próxim[oa]) /u
/** 'O que as conquistas transformaram?': of no conquest by name; 'O que Roma conquistou?': much. */
const ASKS_OF_PLAIN = /^O que (?:[oa]s? \p{Ll}+|\p{Lu}\S+) \p{Ll}+\?$/u

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
 * Whether a question says too little by itself, or hangs on one example of code: a last resort, like options that are not sure
 * (see evidence.ts).
 */
export function isThin({ question, answer, pattern }: Fact, kinds: Kinds): boolean {
  if (NAMES_A_MANNER.test(question) || ASKS_OF_USE.test(question)) return true
  if (/^(?:relation\/object|agent\/made)$/.test(pattern) && ASKS_OF_PLAIN.test(question)) return true
  if (!/^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u.test(answer)) return false
  const called = kinds.of(answer).kinds
  return OF_CODE.some(kind => called.has(kind))
}
