import { lemma } from '@capivira/portuguese/morphology'
import { contentWords, foldAccents } from '@capivira/portuguese/tokens'

/**
 * So many letters at the beginning of two words say that they are of one root, where they are this share of the
 * shorter: 'feudo' and 'feudalismo'.
 */
const ROOTS = [
  { letters: 4, share: 0.8 },
  { letters: 5, share: 0.6 },
] as const

/**
 * The word of a sentence with a gap that recalls the right option and no other: 'Os jacobinos defendiam o _____' told
 * by 'jacobinismo'. Nobody need know anything to choose it. Null where none does.
 */
export function toldByRoot(stem: string, key: string, others: readonly string[]): string | null {
  if (!stem.includes('__')) return null
  const said = wordsOf(stem.replace(/_+/g, ' '))
  const recalls = (option: string, word: string) => wordsOf(option).some(part => areOfOneRoot(part, word))
  return said.find(word => recalls(key, word) && !others.some(option => recalls(option, word))) ?? null
}

function wordsOf(text: string): string[] {
  return contentWords(text).filter(word => word.length > 3)
}

/** 'produtor' and 'produção', 'mundo' and 'mundial': other words of one root. */
export function areOfOneRoot(a: string, b: string): boolean {
  const [x, y] = [a, b].map(word => foldAccents(lemma(word)))
  if (x === undefined || y === undefined || x === y) return false
  let shared = 0
  while (shared < Math.min(x.length, y.length) && x[shared] === y[shared]) shared++
  return ROOTS.some(({ letters, share }) => shared >= letters && shared >= share * Math.min(x.length, y.length))
}
