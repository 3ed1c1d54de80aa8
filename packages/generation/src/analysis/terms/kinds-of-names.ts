import type { Study } from '../study.ts'
import { kindOf, plainLabel } from './row-label.ts'

/**
 * What a name is one of, and the others of its kind the document names: 'espécie', with the other species of its table.
 */
export type KindOfName = { kind: string; others: readonly string[] }

const tables = new WeakMap<Study, ReadonlyMap<string, KindOfName>>()
/** Fewer of a kind are no set to choose from. */
const LEAST = 3

/**
 * What kind of thing a name is by the tables of the document, where three or more of the kind are named; null
 * otherwise.
 */
export function kindOfName(name: string, study: Study): KindOfName | null {
  const known = tables.get(study) ?? collect(study)
  tables.set(study, known)
  return known.get(name.toLowerCase()) ?? null
}

/** Whether a text ends in a name that a table of the document lists among others of its kind. */
export function holdsKindOfName(text: string, study: Study): boolean {
  const words = text.split(' ')
  return [1, 2, 3].some(size => size < words.length && kindOfName(words.slice(-size).join(' '), study) !== null)
}

function collect(study: Study): ReadonlyMap<string, KindOfName> {
  const labels = new Map<readonly string[], string[]>()
  for (const section of study.document.sections) {
    if (section.kind !== 'content') continue
    for (const { kind, header, cells } of section.blocks) {
      const label = plainLabel(cells[0] ?? '')
      if (kind !== 'table-row' || header.length < 2 || !isName(label)) continue
      labels.set(header, [...(labels.get(header) ?? []), label])
    }
  }
  const found = new Map<string, KindOfName>()
  for (const [header, names] of labels) {
    const kind = kindOf(header[0] ?? '')
    const distinct = [...new Set(names)]
    if (kind === null || distinct.length < LEAST) continue
    for (const name of distinct)
      if (!found.has(name.toLowerCase()))
        found.set(name.toLowerCase(), { kind, others: distinct.filter(other => other !== name) })
  }
  return found
}

/** 'S. alata', 'Cerrado', 'Mata Atlântica' */
function isName(label: string): boolean {
  return /^\p{Lu}/u.test(label) && label.split(' ').length <= 4 && !/[\d,;:()/]/.test(label)
}
