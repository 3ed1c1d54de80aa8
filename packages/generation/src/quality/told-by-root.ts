import { contentWords } from '@capivira/portuguese/tokens'
import { areOfOneRoot } from '../wording/one-root.ts'

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
