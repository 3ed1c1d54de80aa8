import { lemma } from '@capivira/portuguese/morphology'
import { foldAccents } from '@capivira/portuguese/tokens'

/**
 * So many letters at the beginning of two words say that they are of one root, where they are this share of the
 * shorter: 'feudo' and 'feudalismo'.
 */
const ROOTS = [
  { letters: 4, share: 0.8 },
  { letters: 5, share: 0.6 },
] as const

/** 'produtor' and 'produção', 'mundo' and 'mundial': other words of one root. */
export function areOfOneRoot(a: string, b: string): boolean {
  const [x, y] = [a, b].map(word => foldAccents(lemma(word)))
  if (x === undefined || y === undefined || x === y) return false
  let shared = 0
  while (shared < Math.min(x.length, y.length) && x[shared] === y[shared]) shared++
  return ROOTS.some(({ letters, share }) => shared >= letters && shared >= share * Math.min(x.length, y.length))
}
