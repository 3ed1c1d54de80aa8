import { type Answered, answerKindOf, isOfKind } from './answer-kind.ts'
import { identityOf } from './identity.ts'

type Asked = Omit<Answered, 'answer'> & { options: readonly string[]; correctAnswer: number; category: string | null }
/** What else its material asks: a card, or a question with its wrong options. */
export type Beside = Answered & { category: string | null; wrong: readonly string[] }

/** Wrong options that a question has at least. */
const fewest = 2

const plain = (text: string) => identityOf({ quote: '-1', answer: text }) ?? text.trim().toLocaleLowerCase('pt-BR')
const wordsIn = (text: string) => text.trim().split(/\s+/u).length

/** Whether a text has another in it, word by word. */
const says = (text: string, words: string) =>
  ` ${text.toLocaleLowerCase('pt-BR').replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
    ` ${words
      .toLocaleLowerCase('pt-BR')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `,
  )

/**
 * Other wrong options for a question, from what else its material answers: of the key's kind and length, of its own
 * part first, none of those it had, none that its passage or its own words name. Null where there are fewer than two.
 */
export function otherOptions(
  { options, correctAnswer, category, ...asked }: Asked,
  beside: readonly Beside[],
): { options: string[]; correctAnswer: number } | null {
  const key = options[correctAnswer]
  if (key === undefined) return null
  const kind = answerKindOf({ ...asked, answer: key })
  if (kind === null) return null
  const own = `${asked.question} ${asked.sourceQuote ?? ''}`
  const had = new Set(options.map(plain))
  const found = new Map<string, { text: string; worth: number }>()
  for (const other of beside) {
    if (answerKindOf(other) !== kind) continue
    for (const text of [other.answer, ...other.wrong]) {
      const same = plain(text)
      // What the passage itself says may be right, too.
      if (had.has(same) || says(own, text) || !isOfKind(text, kind)) continue
      const apart = Math.abs(wordsIn(text) - wordsIn(key))
      if (apart > Math.max(1, wordsIn(key) / 2)) continue
      const worth = (text === other.answer ? 2 : 0) + (other.category === category ? 1 : 0) - apart / 4
      if ((found.get(same)?.worth ?? Number.NEGATIVE_INFINITY) < worth) found.set(same, { text, worth })
    }
  }
  const best = [...found.values()].sort((one, other) => other.worth - one.worth).slice(0, options.length - 1)
  if (best.length < fewest) return null
  const drawn = best.map(({ text }) => text)
  const at = Math.min(correctAnswer, drawn.length)
  return { options: [...drawn.slice(0, at), key, ...drawn.slice(at)], correctAnswer: at }
}
