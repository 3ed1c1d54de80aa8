import { canBeFiniteVerb } from '@capivira/portuguese/morphology'
import { isSame, wordsOf } from './words.ts'

/** Where a text goes on to another thing: 'os pares têm, enquanto os ímpares não têm'. */
const PARTS = /[.;!?]\s|,?\s(?:enquanto|mas|já|ao passo que)\s|,\s(?:e\s)?(?=[oa]s?\s)|\se\s(?=[oa]s\s)/giu
const DENIES = /(?<!\p{L})(?:não|nem|sem|nunca|nenhuma?)(?!\p{L})/iu

type Part = { words: ReturnType<typeof wordsOf>; denied: boolean; hasVerb: boolean }

/** Parts of a text, each of its own thing, and whether it is denied of it. */
function partsOf(text: string): Part[] {
  return text.split(PARTS).map(part => ({
    words: wordsOf(part).filter(({ content }) => content),
    denied: DENIES.test(part),
    hasVerb: wordsOf(part).some(({ form }) => canBeFiniteVerb(form)),
  }))
}

/**
 * Whether an answer denies of one thing what it says of another, and the passage does not deny it of just that thing:
 * both have the same words, and only which of them is denied tells a true one from a false one.
 */
export function deniesOther(answer: string, passage: string): boolean {
  const said = partsOf(answer).filter(({ words, hasVerb }) => hasVerb && words.length > 0)
  if (said.length < 2 || said.every(({ denied }) => denied === said[0]?.denied)) return false
  const told = partsOf(passage)
  return said.some(({ words: [first], denied }) => {
    const there = told.filter(({ words }) => first && words.some(word => isSame(first, word)))
    return there.length === 0 || there.some(part => part.denied !== denied)
  })
}
