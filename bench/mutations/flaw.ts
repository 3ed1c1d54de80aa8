import type { Card, Question, Word } from '@capivira/generation/items'

/** A way to spoil a good item: the spoiled item, or null where the flaw does not apply to it. */
export type Flaw<Item> = {
  name: string
  /** Which items of the same document are near: some flaws borrow from another item. */
  spoil: (item: Item, others: readonly Item[]) => Item | null
  /** A flaw that lowers the worth of an item without spoiling it: a warning is enough. */
  warning?: boolean
  /** A flaw that is not for the gates but for who shows the item: whether it is kept from being seen. */
  found?: (spoiled: Item) => boolean
}

export type CardFlaw = Flaw<Card>
export type QuestionFlaw = Flaw<Question>
export type WordFlaw = Flaw<Word>

/** Another item of the document that fits, the first after this one. */
export function borrowed<Item>(item: Item, others: readonly Item[], fits: (other: Item) => boolean): Item | null {
  const at = others.indexOf(item)
  const turned = [...others.slice(at + 1), ...others.slice(0, at)]
  return turned.find(fits) ?? null
}

/** Changes the first match of a pattern; null where there is none. */
export function changed(text: string, pattern: RegExp, by: string | ((match: string) => string)): string | null {
  const match = pattern.exec(text)
  if (!match) return null
  const put = typeof by === 'string' ? by : by(match[0])
  return text.slice(0, match.index) + put + text.slice(match.index + match[0].length)
}

/** The item with some fields replaced; null where a new value is null. */
export function but<Item extends object, Key extends keyof Item>(
  item: Item,
  key: Key,
  value: Item[Key] | null,
): Item | null {
  return value === null || value === item[key] ? null : { ...item, [key]: value }
}
