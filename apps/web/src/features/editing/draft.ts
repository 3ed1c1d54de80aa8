import { type Item, type ItemContent, type ItemKind, itemKind, type OwnSource } from '@capivira/core/editing/contract'
import { difficulty } from '@capivira/core/http/shapes'
import * as z from 'zod/mini'

/** Fields of the three kinds in one, as they stand in the form: what was typed, right or not. */
export const draft = z.object({
  kind: itemKind,
  question: z.string(),
  answer: z.string(),
  /** `key` stays with an option when others go. */
  options: z.array(z.object({ key: z.int(), text: z.string() })),
  /** Key of the right option; null while none is marked. */
  right: z.nullable(z.int()),
  explanation: z.string(),
  difficulty,
  word: z.string(),
  hint: z.string(),
  page: z.string(),
  quote: z.string(),
})
export type Draft = z.output<typeof draft>

export const fewestOptions = 2
export const mostOptions = 5

const blank: Omit<Draft, 'kind'> = {
  question: '',
  answer: '',
  options: [0, 1, 2, 3].map(key => ({ key, text: '' })),
  right: null,
  explanation: '',
  difficulty: 'médio',
  word: '',
  hint: '',
  page: '',
  quote: '',
}

/** An empty form, for an item about a page where one is named. */
export const blankDraft = (kind: ItemKind, page: number | null): Draft => ({
  ...blank,
  kind,
  page: page === null ? '' : String(page),
})

/** The form of an item as it is. */
export function draftOf(item: Item): Draft {
  const source = { page: item.sourcePage === null ? '' : String(item.sourcePage), quote: item.sourceQuote ?? '' }
  const draft = { ...blank, ...source }
  if (item.kind === 'word') return { ...draft, kind: item.kind, word: item.word, hint: item.hint }
  const { kind, question, difficulty } = item
  if (item.kind === 'card') return { ...draft, kind, question, difficulty, answer: item.answer }
  const options = item.options.map((text, key) => ({ key, text }))
  return {
    ...draft,
    kind,
    question,
    difficulty,
    options,
    right: item.correctAnswer,
    explanation: item.explanation ?? '',
  }
}

/** What a form says, as it is sent. A question without a right option marks none that exists. */
export function contentOf(draft: Draft): ItemContent {
  const { kind, question, answer, options, right, explanation, difficulty, word, hint } = draft
  if (kind === 'card') return { kind, question, answer, difficulty }
  if (kind === 'word') return { kind, word: word.trim(), hint }
  return {
    kind,
    question,
    options: options.map(({ text }) => text),
    correctAnswer: options.findIndex(({ key }) => key === right),
    explanation: explanation.trim() === '' ? null : explanation,
    difficulty,
  }
}

/** The page and passage of a form; NaN for a page that is no number. */
export function sourceOf({ page, quote }: Pick<Draft, 'page' | 'quote'>): OwnSource {
  return {
    sourcePage: page.trim() === '' ? null : Number(page),
    sourceQuote: quote.trim() === '' ? null : quote,
  }
}

/** A form with one more empty option. */
export function withOption(draft: Draft): Draft {
  if (draft.options.length >= mostOptions) return draft
  const key = Math.max(-1, ...draft.options.map(option => option.key)) + 1
  return { ...draft, options: [...draft.options, { key, text: '' }] }
}

/** A form without an option; when it was the right one, none is marked any more. */
export function withoutOption(draft: Draft, key: number): Draft {
  if (draft.options.length <= fewestOptions) return draft
  const options = draft.options.filter(option => option.key !== key)
  return { ...draft, options, right: draft.right === key ? null : draft.right }
}

/** A form as it was kept; null when it is something else. */
export const readDraft = (kept: unknown): Draft | null => draft.safeParse(kept).data ?? null

/** The name under which what is typed about an item is kept. */
export const draftKeyOf = (kind: ItemKind, id: number | string) => `${kind}:${id}`

/** The same of one that is being written. */
export const newItemKey = (kind: ItemKind, materialId: number) => draftKeyOf(kind, `novo-${materialId}`)
