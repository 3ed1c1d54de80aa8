import { lemma } from '@capivira/portuguese/morphology'
import { foldAccents } from '@capivira/portuguese/tokens'
import { linesOf } from '../../lexicon/words.ts'

/** Nouns with the adjectives that say 'of it' without their root in full, a line each: 'luz do sol' is 'luz solar'. */
const OF_IT = linesOf('adjectives of a noun')

let adjectives: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The adjectives of a noun, by their folded lemma. Read when first asked for: it needs the dictionaries. */
function adjectivesOf(noun: string): ReadonlySet<string> | undefined {
  adjectives ??= new Map(
    OF_IT.map(line => {
      const [named = '', ...said] = line.split(' ').map(keyOf)
      return [named, new Set(said)] as const
    }),
  )
  return adjectives.get(noun)
}

const keyOf = (word: string) => foldAccents(lemma(word.toLowerCase()))

const WITH_OF = /^(?:(?:O|A|Os|As|Um|Uma)\s)?(\p{L}+)\sd(?:e|[oa]s?)\s(\p{L}+)$/iu
const WITH_ADJECTIVE = /^(?:(?:O|A|Os|As|Um|Uma)\s)?(\p{L}+)\s(\p{L}+)$/iu

/** Whether one text says with an adjective what the other says with 'de': 'luz do sol' and 'luz solar'. */
export function saysByAdjective(a: string, b: string): boolean {
  return (
    isAdjectiveOf(WITH_OF.exec(a), WITH_ADJECTIVE.exec(b)) || isAdjectiveOf(WITH_OF.exec(b), WITH_ADJECTIVE.exec(a))
  )
}

function isAdjectiveOf(of: RegExpExecArray | null, said: RegExpExecArray | null): boolean {
  const [, head = '', noun = ''] = of ?? []
  const [, like = '', adjective = ''] = said ?? []
  if (head === '' || like === '' || keyOf(head) !== keyOf(like)) return false
  return adjectivesOf(keyOf(noun))?.has(keyOf(adjective)) === true
}
