type Asked = {
  options: readonly string[]
  correctAnswer: number
  category: string | null
  sourceQuote: string | null
}
/** A text that stands as an answer or an option elsewhere in the same material. */
export type Beside = { text: string; category: string | null; isAnswer: boolean }

const plain = (text: string) =>
  text
    .trim()
    .toLocaleLowerCase('pt-BR')
    .replace(/[.!?]+$/u, '')
const wordsIn = (text: string) => text.trim().split(/\s+/u).length
/** Numbers stand beside numbers, names beside names, other phrases beside such. */
const looksOf = (text: string) => (/\d/u.test(text) ? 'number' : /^\p{Lu}.*\s\p{Lu}/u.test(text) ? 'name' : 'phrase')

/**
 * Other wrong options for a question, from what else its material answers: of the key's looks and length, of its own
 * part first, none of those it had. Null where there are not as many as before.
 */
export function otherOptions(
  { options, correctAnswer, category, sourceQuote }: Asked,
  beside: readonly Beside[],
): { options: string[]; correctAnswer: number } | null {
  const key = options[correctAnswer]
  if (key === undefined) return null
  const passage = plain(sourceQuote ?? '')
  const had = new Set(options.map(plain))
  const found = new Map<string, { text: string; worth: number }>()
  for (const { text, category: part, isAnswer } of beside) {
    const same = plain(text)
    // What the passage itself says may be right, too.
    if (had.has(same) || passage.includes(same) || looksOf(text) !== looksOf(key)) continue
    const apart = Math.abs(wordsIn(text) - wordsIn(key))
    if (apart > Math.max(1, wordsIn(key) / 2)) continue
    const worth = (isAnswer ? 2 : 0) + (part === category ? 1 : 0) - apart / 4
    if ((found.get(same)?.worth ?? Number.NEGATIVE_INFINITY) < worth) found.set(same, { text, worth })
  }
  const best = [...found.values()].sort((one, other) => other.worth - one.worth).slice(0, options.length - 1)
  if (best.length < options.length - 1) return null
  const drawn = best.map(({ text }) => text)
  return { options: [...drawn.slice(0, correctAnswer), key, ...drawn.slice(correctAnswer)], correctAnswer }
}
