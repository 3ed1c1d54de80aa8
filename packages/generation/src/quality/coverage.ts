import { normalize } from '@capivira/portuguese/tokens'
import type { Source } from '../items.ts'
import type { Metric } from './set.ts'
import { THRESHOLDS } from './thresholds.ts'

/** A section of the document that teaches something. */
export type DocumentPart = {
  title: string
  firstPage: number
  lastPage: number
  /** Words of its running text. */
  words: number
  /** Its running text, cleaned; an item belongs to the part its quote stands in. */
  text: string
}

/** What the items of a material leave out. */
export type Coverage = {
  metrics: Metric[]
  /** Titles of the parts long enough to be asked about that have no item. */
  missing: string[]
}

const C = THRESHOLDS.coverage

/** T2: how much of the document its items cover, and how evenly. `sources` are those of all its items. */
export function measureCoverage(parts: readonly DocumentPart[], sources: readonly Source[]): Coverage {
  const counts = countItems(parts, sources)
  const large = parts.map((part, i) => ({ part, items: counts[i] ?? 0 })).filter(({ part }) => part.words >= C.minWords)
  const missing = large.filter(({ items }) => items === 0).map(({ part }) => part.title)
  const sections = share(large.length - missing.length, large.length)
  const pages = pageShare(parts, sources)
  const gini = giniOf(large.map(({ part, items }) => items / Math.sqrt(part.words)))
  const many = large.length > C.maxParts
  return {
    missing,
    metrics: [
      {
        metric: 'T2',
        value: sections,
        ok: many || sections >= C.sections,
        detail:
          missing.length === 0
            ? 'Todas as seções têm itens.'
            : `${missing.length} de ${large.length} seções ficaram sem itens: ${listed(missing)}.`,
      },
      {
        metric: 'T2',
        value: pages,
        ok: pages >= C.pages,
        detail: `${Math.round(pages * 100)}% das páginas têm um item nelas ou a até ${C.pageDistance} páginas.`,
      },
      {
        metric: 'T2',
        value: gini,
        ok: large.length < C.minParts || gini <= C.gini,
        detail:
          gini <= C.gini
            ? 'Os itens se distribuem bem pelo material.'
            : 'Os itens se concentram em poucas seções do material.',
      },
    ],
  }
}

function listed(titles: readonly string[]): string {
  const shown = titles.slice(0, 5).map(title => (title === '' ? 'o trecho sem título' : `“${title}”`))
  return titles.length > shown.length
    ? `${shown.join(', ')} e outras ${titles.length - shown.length}`
    : shown.join(', ')
}

/** How many items each part has: they belong to the part their quote stands in, else to the first on their page. */
export function countItems(parts: readonly DocumentPart[], sources: readonly Source[]): number[] {
  const texts = parts.map(part => normalize(part.text))
  const counts = parts.map(() => 0)
  for (const { page, quote } of sources) {
    const wanted = normalize(quote)
    const near = (i: number) => (parts[i]?.firstPage ?? 0) <= page && page <= (parts[i]?.lastPage ?? 0)
    const said = texts.findIndex((text, i) => near(i) && text.includes(wanted))
    const at = said >= 0 ? said : parts.findIndex((_, i) => near(i))
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

function pageShare(parts: readonly DocumentPart[], sources: readonly Source[]): number {
  const pages = new Set<number>()
  for (const { firstPage, lastPage, words } of parts) {
    if (words >= C.minWords) for (let page = firstPage; page <= lastPage; page++) pages.add(page)
  }
  const near = [...pages].filter(page => sources.some(source => Math.abs(source.page - page) <= C.pageDistance))
  return share(near.length, pages.size)
}

/** Share of a part in a whole; all of nothing is covered. */
function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole
}

/** Gini coefficient of the values: 0 where all are equal, near 1 where one has all (Gini 1912, by mean differences). */
export function giniOf(values: readonly number[]): number {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total === 0) return 0
  const sorted = [...values].sort((a, b) => a - b)
  const weighted = sorted.reduce((sum, value, i) => sum + value * (2 * (i + 1) - sorted.length - 1), 0)
  return weighted / (sorted.length * total)
}
