/** One of several things said side by side: 'o (coletivo) de lobos é alcateia'. */
export type Parallel = { whose: string; value: string }

const FIRST = /^(O|A|Os|As)\s(\p{Ll}{3,})\s(d(?:e|[oa]s?)\s[^,;]{2,40}?)\s(é|são|foi|era)\s([^,;]{2,50}?)$/u
const NEXT = /^(?:o|a|os|as)\s(d(?:e|[oa]s?)\s[^,;]{2,40}?)\s(?:é|são|foi|era)\s([^,;]{2,50}?)$/u
const JOINS = /,\s(?:e\s)?|;\s(?:e\s)?|\se\s(?=(?:o|a|os|as)\sd)/u

/**
 * What 'O coletivo de lobos é alcateia, o de peixes é cardume e o de ilhas é arquipélago' says of each thing, with the
 * noun, its article and the verb they share; null for a sentence that goes on otherwise.
 */
export function parallelsOf(
  sentence: string,
): { article: string; noun: string; verb: string; pairs: Parallel[] } | null {
  const [first = '', ...others] = sentence.replace(/\.["”’)]*$/u, '').split(JOINS)
  const opening = FIRST.exec(first)
  if (!opening || others.length === 0) return null
  const [, article = '', noun = '', whose = '', verb = '', value = ''] = opening
  const pairs = [{ whose, value }]
  for (const part of others) {
    const next = NEXT.exec(part)
    if (!next) return null
    pairs.push({ whose: next[1] ?? '', value: next[2] ?? '' })
  }
  return { article: article.toLowerCase(), noun, verb, pairs }
}
