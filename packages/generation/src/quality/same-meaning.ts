import { lemma } from '@capivira/portuguese/morphology'
import { tokenize } from '@capivira/portuguese/tokens'
import { linesOf } from '../lexicon/words.ts'

/** Words of one meaning wherever a lesson uses them, a line each, by their lemma. */
const GROUPS = linesOf('one meaning')

let groups: ReadonlyMap<string, number> | undefined

function groupOf(word: string): number | undefined {
  groups ??= new Map(GROUPS.flatMap((line, group) => line.split(', ').map(name => [name, group] as const)))
  return groups.get(word) ?? groups.get(lemma(word))
}

/**
 * Whether two texts differ in one word only, and by a word of the same meaning: 'Para usar a pá' and 'Para utilizar a
 * pá'.
 */
export function saysTheSame(a: string, b: string): boolean {
  const [left, right] = [a, b].map(text => tokenize(text.toLowerCase()).map(token => token.text))
  if (!left || !right || left.length !== right.length) return false
  const at = left.flatMap((word, i) => (word === right[i] ? [] : [i]))
  const [only] = at
  if (only === undefined || at.length > 1) return false
  const group = groupOf(left[only] ?? '')
  return group !== undefined && group === groupOf(right[only] ?? '')
}
