import { analyse } from '@capivira/portuguese/morphology'
import { pattern } from '../../lexicon/words.ts'
import type { Subject } from './subject.ts'

/** Words one of several things told of together may have. */
const MOST_WORDS = 4

/**
 * 'Abelhas, borboletas e morcegos', 'o vento, a chuva e o gelo': things named in one way; null for 'o Sol, estrela e
 * centro do sistema'.
 */
export function severalThings(text: string): readonly string[] | null {
  const match = /^([^,()]+(?:,\s[^,()]+)*),\s([^,()]+?)\s(?:e|ou)\s([^,()]+)$/u.exec(text)
  if (!match) return null
  const items = [...(match[1] ?? '').split(', '), match[2] ?? '', match[3] ?? '']
  if (items.some(item => item.split(' ').length > MOST_WORDS || /\s(?:e|ou)\s/u.test(item))) return null
  const [articled, ...others] = items.map(item => /^[OoAa]s?\s/u.test(item))
  if (others.some(other => other !== articled)) return null
  // 'Belém, porto e mercado da região': what a name is.
  const [named, ...names] = items.map(isName)
  if (names.some(name => name !== named)) return null
  // 'Ouro, prata e cobre', but not 'Belém, porto e mercado da região'
  const bare = articled === false && named === false && !/s$/u.test(items[0]?.split(' ')[0] ?? '')
  return bare && items.some(item => item.includes(' ')) ? null : items
}

function isName(item: string, at: number): boolean {
  const [noun = '', next = ''] = item.replace(/^[OoAa]s?\s/u, '').split(' ')
  if (!/^\p{Lu}/u.test(noun)) return false
  // The first word is large whatever it is.
  return at > 0 || /^\p{Lu}/u.test(next) || !analyse(noun.toLowerCase()).some(a => a.category === 'noun')
}

/** Several things as one subject; null where one of them cannot be read. */
export function readTogether(things: readonly (Subject | null)[]): Subject | null {
  const read = things.flatMap(thing => thing ?? [])
  const [first] = read
  if (!first || read.length < things.length) return null
  const displays = read.map(thing => thing.display)
  const display = `${displays.slice(0, -1).join(', ')} e ${displays.at(-1)}`
  const core = display.replace(/^[oa]s?\s/u, '')
  const gender = read.every(thing => thing.phrase.gender === 'f') ? 'f' : 'm'
  return { phrase: { ...first.phrase, core, words: core.split(' '), number: 'p', gender }, display, aside: '' }
}

/** 'Brasília, a capital do Brasil': what only tells more of a name. */
const APPOSED = pattern('u')`
  ^((?:(?:O|A|Os|As)\s)?\p{Lu}[\p{L}.-]+(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}.-]*)*),\s
  (?:(?:o|a|os|as|um|uma)\s)?\p{Ll}[^,]{3,70},?$`

/** A subject without what only tells more of its name. */
export function withoutApposed(subject: string): string {
  return severalThings(subject) ? subject : subject.replace(APPOSED, '$1')
}
