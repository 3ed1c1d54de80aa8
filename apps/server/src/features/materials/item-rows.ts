import { type Rule, standingOf } from '@capivira/core/review/standing'
import type { Assurance, Card, Question, Source, Word } from '@capivira/generation/items'

/** When items are written, by which rule they go to pupils, and after how many others they stand. */
export type Writing = { now: Date; rule: Rule; first?: number }

/** Where further items of a kind go: in the material or, for questions, in its quiz, after the last that is there. */
export type PlaceAtEnd = { parentId: number; first: number }

/** Cards as rows of a material, in this order from `first` on. */
export function cardRows(cards: readonly Card[], materialId: number, { now, rule, first = 0 }: Writing) {
  return cards.map(({ source, proved, contradicted, ...card }, place) => {
    const standing = standingColumns({ ...card, proved, contradicted, source }, rule, now)
    return {
      ...texts(card, ['question', 'answer', 'category']),
      ...sourced(source),
      ...standing,
      // Out of pupils' sight from the first moment on: an act told late of a time before it came is none.
      hiddenAt: standing.publishedAt === null ? now : null,
      materialId,
      position: first + place,
      createdAt: now,
    }
  })
}

/** Questions as rows of a quiz, in this order from `first` on. */
export function questionRows(questions: readonly Question[], quizId: number, { now, rule, first = 0 }: Writing) {
  return questions.map(({ source, answerType: _, proved, contradicted, ...written }, place) => ({
    ...texts(written, ['question', 'explanation', 'category']),
    options: written.options.map(storable),
    ...sourced(source),
    ...standingColumns({ ...written, proved, contradicted, source }, rule, now),
    quizId,
    position: first + place,
    createdAt: now,
  }))
}

/** Words as rows of a material, in this order. */
export function wordRows(words: readonly Word[], materialId: number, { now, rule, first = 0 }: Writing) {
  return words.map(({ source, proved, contradicted, ...written }, place) => ({
    ...texts(written, ['word', 'hint']),
    ...sourced(source),
    ...standingColumns({ ...written, proved, contradicted, source }, rule, now),
    materialId,
    position: first + place,
    createdAt: now,
  }))
}

/** How an item stands with pupils as it is written. */
function standingColumns(item: Assurance & { source: Source }, rule: Rule, now: Date) {
  const judged = { ...item, doubtful: rule.doubtfulPages.has(item.source.page) }
  const { publication, reason } = standingOf(judged, rule)
  return {
    // How it is to stand when its kind is brought back.
    unjudged: reason === 'kind' ? standingOf(judged, { ...rule, withdrawnKinds: new Set() }) : null,
    publication,
    publicationReason: reason,
    publishedAt: publication === 'published' ? now : null,
    certainty: item.certainty ?? null,
    factKind: item.factKind ?? null,
  }
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
