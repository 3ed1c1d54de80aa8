/** An item as an assistant wrote it, read from its answer; nothing of it has been looked at yet. */
export type WrittenItem = {
  /** Its own label ('C1', 'Q3', 'W2'), or the next free one of its kind. */
  label: string
  kind: 'card' | 'question' | 'word'
  /** The page it names, counted from 1; only a hint where its sentence stands. */
  page: number | null
  /** The question; of a word its hint. */
  question: string
  /** The answer, the right option, or the word. */
  answer: string
  /** Wrong options; none of a card or a word. */
  wrong: readonly string[]
  explanation: string
  /** The sentence it says to be proved by. */
  quote: string
}

/** An item that lacks a field, and the Portuguese names of what it lacks. */
export type Unfinished = WrittenItem & { lacks: readonly string[] }

/** What could be read of a pasted answer. */
export type ParsedAnswer = {
  items: readonly WrittenItem[]
  /** Items with a field missing; of an answer that ends early the last one is among them. */
  unfinished: readonly Unfinished[]
  /** The answer says itself that nothing is missing. */
  ended: boolean
  /** Items at the end that were not read, because there are too many. */
  left: number
}
