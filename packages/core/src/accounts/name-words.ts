/** A text without accents and in lower case: 'Coração' and 'coracao' are the same word to who guesses. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Short words of names that are nobody's own. */
const particles = new Set(['das', 'dos', 'del', 'von', 'www', 'com', 'net', 'org', 'gov', 'edu', 'app'])

/** The words of three letters or more that names and addresses are made of, folded, each once. */
export function wordsOf(...texts: readonly string[]): string[] {
  const words = texts.flatMap(text => fold(text).match(/\p{L}{3,}/gu) ?? [])
  return [...new Set(words)].filter(word => !particles.has(word))
}
