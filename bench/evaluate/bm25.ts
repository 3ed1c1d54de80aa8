/** A passage found, with its score; higher is better. */
export type Hit = { index: number; score: number }

/** Saturation of repeated terms and weight of a passage's length, the usual values. */
const K1 = 1.2
const B = 0.75

/**
 * Okapi BM25 over passages given as lists of terms (Robertson and Zaragoza 2009), with the idf that is never negative:
 * ln(1 + (N − n + 0.5) / (n + 0.5)). Returns a search: passages with any of the terms, best first, ties in order.
 */
export function bm25(passages: readonly (readonly string[])[]): (terms: readonly string[]) => Hit[] {
  const frequencies = passages.map(countTerms)
  const meanLength = passages.reduce((sum, terms) => sum + terms.length, 0) / Math.max(1, passages.length)
  const containing = new Map<string, number>()
  for (const counts of frequencies) {
    for (const term of counts.keys()) containing.set(term, (containing.get(term) ?? 0) + 1)
  }
  const idf = (term: string) => {
    const n = containing.get(term) ?? 0
    return Math.log(1 + (passages.length - n + 0.5) / (n + 0.5))
  }
  return terms => {
    const wanted = [...new Set(terms)]
    return frequencies
      .map((counts, index) => {
        const length = K1 * (1 - B + (B * (passages[index]?.length ?? 0)) / meanLength)
        const score = wanted.reduce((sum, term) => {
          const frequency = counts.get(term) ?? 0
          return sum + (idf(term) * frequency * (K1 + 1)) / (frequency + length)
        }, 0)
        return { index, score }
      })
      .filter(hit => hit.score > 0)
      .sort((a, b) => b.score - a.score || a.index - b.index)
  }
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
