import type { Item } from '@capivira/core/editing/contract'

/** What part of a material is looked at: a page, a part by its name, or all of it. */
export type Filter = { page: number | null; part: string | null }

export const everything: Filter = { page: null, part: null }

/** The filter in an address' query: '?pagina=3' or '?parte=Rios'. */
export function filterIn(search: string): Filter {
  const query = new URLSearchParams(search)
  const page = Number(query.get('pagina'))
  if (Number.isInteger(page) && page > 0) return { page, part: null }
  return { page: null, part: query.get('parte') || null }
}

/** The query of a filter, with its question mark; '' for everything. */
export function searchOf({ page, part }: Filter): string {
  if (page !== null) return `?pagina=${page}`
  return part === null ? '' : `?${new URLSearchParams({ parte: part })}`
}

/** Whether an item belongs to what is looked at. */
export function matchesFilter(
  { sourcePage, category }: Pick<Item, 'sourcePage' | 'category'>,
  filter: Filter,
): boolean {
  if (filter.page !== null) return sourcePage === filter.page
  return filter.part === null || category === filter.part
}

/** The parts of a material in the order of their first page; none when it has only one. */
export function partsOf(items: readonly Pick<Item, 'sourcePage' | 'category'>[]): string[] {
  const first = new Map<string, number>()
  for (const { category, sourcePage } of items) {
    if (category === null || sourcePage === null) continue
    first.set(category, Math.min(first.get(category) ?? Number.POSITIVE_INFINITY, sourcePage))
  }
  if (first.size < 2) return []
  return [...first].sort(([, a], [, b]) => a - b).map(([part]) => part)
}

/** What a search among items looks in. */
export function wordsOf(item: Item): string {
  if (item.kind === 'word') return `${item.word} ${item.hint}`
  if (item.kind === 'card') return `${item.question} ${item.answer}`
  return [item.question, ...item.options, item.explanation ?? ''].join(' ')
}
