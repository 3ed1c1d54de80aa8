import type { Card, Question, Source, Word } from '@capivira/generation/items'

/** Cards as rows of a material, in this order from `first` on. */
export function cardRows(cards: readonly Card[], materialId: number, now: Date, first = 0) {
  return cards.map(({ source, ...card }, place) => ({
    ...texts(card, ['question', 'answer', 'category']),
    ...sourced(source),
    materialId,
    position: first + place,
    createdAt: now,
  }))
}

/** Questions as rows of a quiz, in this order from `first` on. */
export function questionRows(questions: readonly Question[], quizId: number, now: Date, first = 0) {
  return questions.map(({ source, answerType: _, ...written }, place) => ({
    ...texts(written, ['question', 'explanation', 'category']),
    options: written.options.map(storable),
    ...sourced(source),
    quizId,
    position: first + place,
    createdAt: now,
  }))
}

/** Words as rows of a material, in this order. */
export function wordRows(words: readonly Word[], materialId: number, now: Date) {
  return words.map(({ source, ...written }, place) => ({
    ...texts(written, ['word', 'hint']),
    ...sourced(source),
    materialId,
    position: place,
    createdAt: now,
  }))
}

const sourced = ({ page, quote }: Source) => ({ sourcePage: page, sourceQuote: storable(quote) })

/** PostgreSQL takes no NUL in text and no half of a surrogate pair. */
export const storable = (text: string) => text.toWellFormed().replaceAll('\0', '')

/** An item as JSON that PostgreSQL takes. */
export function storableItem<Item extends Card | Question>(item: Item): Item {
  return JSON.parse(JSON.stringify(item, (_, value) => (typeof value === 'string' ? storable(value) : value)))
}

/** An item with some of its texts made storable; a category fits its column. */
function texts<Item, Key extends keyof Item>(item: Item & Record<Key, string>, keys: readonly Key[]): Item {
  const made = keys.map(key => [key, storable(item[key]).slice(0, key === 'category' ? 100 : undefined)])
  return { ...item, ...Object.fromEntries(made) }
}
