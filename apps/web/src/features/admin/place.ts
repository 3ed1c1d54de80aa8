import { foundLimit, pageSize } from '@capivira/core/admin/contract'
import { useSearchParams } from 'wouter'
import { formatNumber } from '../../lib/format.ts'

/** The tabs, by their name in the address. */
export const tabs = ['usuarios', 'materias', 'materiais', 'cards', 'quizzes'] as const
export type TabName = (typeof tabs)[number]

/** Where an administrator is: what is searched for, the tab and the page. */
export type Place = { search: string; tab: TabName; page: number }

/** Reads a place from the address's query; what makes no sense is the beginning. */
export function readPlace(params: URLSearchParams): Place {
  const tab = tabs.find(name => name === params.get('aba')) ?? tabs[0]
  const page = Number(params.get('pagina') ?? 1)
  const last = foundLimit / pageSize
  return {
    search: (params.get('busca') ?? '').slice(0, 200),
    tab,
    page: Number.isInteger(page) && page >= 1 && page <= last ? page : 1,
  }
}

/** The query of a place, without what is as at the beginning. */
export function writePlace({ search, tab, page }: Place): Record<string, string> {
  return {
    ...(search && { busca: search }),
    ...(tab !== tabs[0] && { aba: tab }),
    ...(page > 1 && { pagina: String(page) }),
  }
}

/**
 * The place in the address, so that back, reload and a link kept for later lead there; a move replaces what it refines.
 */
export function usePlace(): [Place, (change: Partial<Place>, options?: { replace?: boolean }) => void] {
  const [params, setParams] = useSearchParams()
  const place = readPlace(params)
  return [place, (change, options) => setParams(writePlace({ ...place, ...change }), options)]
}

/** How many rows a search found: '12', 'mais de 5.000'. */
export const foundWords = (found: number): string =>
  found > foundLimit ? `mais de ${formatNumber(foundLimit)}` : formatNumber(found)

/** The last page of so many rows. */
export const lastPage = (found: number): number => Math.max(1, Math.ceil(Math.min(found, foundLimit) / pageSize))
