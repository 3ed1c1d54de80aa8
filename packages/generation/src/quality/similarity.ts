import { normalize } from '@capivira/portuguese/tokens'
import { withoutAbout } from '../wording/shown.ts'
import { jaccard, lemmaSet } from './words.ts'

/** How alike two questions are, 0 to 1: the larger of the Jaccard indexes of letters by four and of content lemmas. */
export function questionSimilarity(first: string, second: string): number {
  const [a, b] = [withoutAbout(first), withoutAbout(second)]
  return Math.max(jaccard(fourGrams(a), fourGrams(b)), jaccard(lemmaSet(a), lemmaSet(b)))
}

function fourGrams(text: string): Set<string> {
  const plain = normalize(text).replace(/[^\p{L}\p{N} ]/gu, '')
  const grams = new Set<string>()
  for (let i = 0; i + 4 <= plain.length; i++) grams.add(plain.slice(i, i + 4))
  return grams
}
