import { lemma } from '@capivira/portuguese/morphology'
import type { CleanDocument } from '../../document/model.ts'
import { headingName } from '../references/heading-name.ts'
import { isCommonNoun } from '../terms/common-nouns.ts'

const LABEL = /^(\p{Lu}[\p{L}-]+(?:\s[\p{L}-]+){0,3})(?:\s\([^()]*\))?(?::|\s[–—-])\s\S/u
/** So many labels of one section make it a list of them. */
const A_LIST = 2

/**
 * The names a document sets down as headings or as the labels of a list, in small letters: what it says of them stands
 * under them or after the colon, so that no sentence may ever say them.
 */
export function namesSetDown({ sections }: CleanDocument): string[] {
  const content = sections.filter(({ kind }) => kind === 'content')
  const titles = content.map(({ title }) => title)
  const labels = content.flatMap(({ blocks }) => {
    const found = blocks.flatMap(({ kind, text }) => (kind === 'list-item' ? (LABEL.exec(text)?.[1] ?? []) : []))
    return found.length >= A_LIST ? found : []
  })
  return [...new Set([...titles, ...labels].flatMap(name => nameIn(name) ?? []))]
}

function nameIn(text: string): string | null {
  const name = headingName(text)?.display.replace(/^[OA]s?\s/u, '')
  const [head = ''] = name?.split(' ') ?? []
  return name === undefined || isCommonNoun(lemma(head)) ? null : name
}
