import type { Study } from '../../analysis/study.ts'
import type { KindList, Sort } from './kind-list.ts'
import { kindKey, listed } from './lists.ts'
import type { Member } from './members.ts'

/** Things of the key's shipped lists that are surely wrong beside it (see Kinds.others). */
export function othersOf(text: string, told: boolean, study: Study): Member[] {
  const lists = sensesOf(
    (listed(text)?.members ?? []).map(({ list }) => list),
    text,
    study,
  )
  const ambiguous = new Set(lists.map(({ sort }) => sort)).size > 1
  return lists.flatMap(list => (mayBeAdded(list, told, ambiguous, study, text) ? membersOf(list) : []))
}

/**
 * Sorts whose members answer few questions in common. What is said of one disease, gas or programming language may be
 * true of another that the document does not name.
 */
const MAY_BE_ADDED: ReadonlySet<Sort> = new Set<Sort>([
  'place',
  'person',
  'organization',
  'sky',
  'time',
  'field',
  'idea',
])

/**
 * Sorts of names that a question which tells them by date, place or meaning tells apart from all others of their list.
 */
const TOLD_APART: ReadonlySet<Sort> = new Set<Sort>(['event', 'work', 'taxon', 'document'])

/** The lists that fit the document, where a word stands in several: 'classe' beside 'objeto', not beside 'filo'. */
function sensesOf(lists: readonly KindList[], text: string, study: Study): KindList[] {
  const names = lists.length > 1 && lists.every(({ article, sort }) => article !== undefined && sort === 'place')
  if (!names && new Set(lists.map(({ sort }) => sort)).size < 2) return [...lists]
  const counts = lists.map(list => spokenOf(list, text, study))
  const most = Math.max(...counts)
  // Roma beside Cartago or beside Chicago: a name goes with the list the document speaks most of.
  if (names) return lists.filter((_, at) => counts[at] === most)
  const meant = new Set(lists.filter((_, at) => counts[at] === most).map(({ sort }) => sort))
  return lists.filter(({ sort }) => meant.has(sort))
}

/** Kinds of technology of which each is known for what it was. */
const KNOWN_APART: ReadonlySet<string> = new Set(['rede de computadores', 'protocolo de rede', 'máquina'])

function isToldApart({ sort, kind }: KindList): boolean {
  return TOLD_APART.has(sort) || KNOWN_APART.has(kind)
}

/** Whether members of the key's list that the document does not name are surely wrong, and could be believed. */
function mayBeAdded(list: KindList, told: boolean, ambiguous: boolean, study: Study, text: string): boolean {
  if (!list.bait) return false
  const name = list.article !== undefined
  // What is said of one consul may be so of any; of Júlio César it is not.
  if (!told && !name && list.sort === 'person') return false
  if (!MAY_BE_ADDED.has(list.sort) && !(told && (!name || isToldApart(list)))) return false
  return name || list.sort === 'field' || (told && !ambiguous) || spokenOf(list, text, study) > 0
}

function membersOf(list: KindList): Member[] {
  return list.members.split(/\s*,\s*/).map(text => ({ text, article: list.article, list }))
}

/** How many other things of the list the document has: 'classe' beside 'função' is no rank of living beings. */
function spokenOf(list: KindList, text: string, study: Study): number {
  return list.members
    .split(/\s*,\s*/)
    .filter(other => kindKey(other) !== kindKey(text) && study.termOf(other) !== undefined).length
}
