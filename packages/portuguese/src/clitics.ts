import { pattern } from './lexicon/words.ts'

const CLITIC = pattern('')`-${'clitic, tied too'}(?:-[oa]s?)?$`
const LO_CLITIC = /-l[oa]s?$/
/** What '-lo' took from the end of its verb: 'amá-lo' from 'amar', 'fê-lo' from 'fez'. */
const RESTORED: Readonly<Record<string, readonly string[]>> = {
  á: ['ar', 'az'],
  ê: ['er', 'ez'],
  ô: ['or', 'os'],
  i: ['ir', 'iz'],
  í: ['ir'],
}

/** The verb under a clitic pronoun, every spelling it may have: 'fazê-lo' → 'fazê', 'fazer', …. Null without clitic. */
export function withoutClitic(word: string): readonly string[] | null {
  const match = CLITIC.exec(word)
  if (!match || match.index < 1) return null
  const host = word.slice(0, match.index)
  const result = [host]
  if (LO_CLITIC.test(word)) {
    result.push(`${host}s`, `${host}z`)
    for (const end of RESTORED[host.slice(-1)] ?? []) result.push(host.slice(0, -1) + end)
  }
  if (/mo$/.test(host)) result.push(`${host}s`)
  return result
}
