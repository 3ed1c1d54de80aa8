import { isKnown, lemma } from '@capivira/portuguese/morphology'
import { foldAccents } from '@capivira/portuguese/tokens'
import { linesOf, pattern } from '../../lexicon/words.ts'
import { saysByAdjective } from './relational.ts'

/** Words for one thing, a line each: beside one another both would be right. Common nouns by their lemma. */
const GROUPS = linesOf('one thing')

let groups: ReadonlyMap<string, number> | undefined

/** The line a thing stands in, by its key. Read when first asked for: it needs the dictionaries. */
function groupOf(key: string): number | undefined {
  groups ??= new Map(GROUPS.flatMap((line, group) => line.split(/,\s*/).map(name => [keyOf(name), group] as const)))
  return groups.get(key)
}

const COUNTS_NOTHING_IN_A_KEY = pattern('i')`^${'counts nothing in a key'}\s`

function keyOf(text: string): string {
  const words = text.replace(COUNTS_NOTHING_IN_A_KEY, '').split(' ')
  return foldAccents(words.map(word => lemma(word.toLowerCase())).join(' '))
}

/** Whether two texts name one thing, or one place under two names: 'Programadores' and 'Desenvolvedores'. */
export function nameOneThing(a: string, b: string): boolean {
  const same = (x: string, y: string) => {
    const group = groupOf(keyOf(x))
    return group !== undefined && group === groupOf(keyOf(y))
  }
  // 'Programadores iniciantes' beside 'Desenvolvedores'.
  const narrowed = [a, b].some(text => /^\p{L}+ \p{Ll}+$/u.test(text))
  // 'Teores de sal' beside 'Valores de sal'.
  const [[x = '', ...of], [y = '', ...ofOther]] = [a.split(' '), b.split(' ')]
  if (of.length > 0 && of.join(' ') === ofOther.join(' ') && same(x, y)) return true
  return (
    same(a, b) ||
    saysByAdjective(a, b) ||
    isMisprint(a, b) ||
    (narrowed && same(a.split(' ')[0] ?? '', b.split(' ')[0] ?? ''))
  )
}

/** 'pergola' and 'pegola': a word no dictionary has, with a letter left out, is the other one misprinted. */
export function isMisprint(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b].sort((x, y) => x.length - y.length)
  if (long.length !== short.length + 1 || short.length < 5 || !/^\p{L}\p{Ll}+$/u.test(short)) return false
  // Two names may be that near: 'Ariana' and 'Adriana'.
  const known = [short, long].filter(word => isKnown(word.toLowerCase())).length
  if (known === 2 || (known === 0 && /^\p{Lu}/u.test(short))) return false
  let at = 0
  while (short[at] === long[at] && at < short.length) at++
  return at > 0 && at < short.length && short.slice(at) === long.slice(at + 1)
}
