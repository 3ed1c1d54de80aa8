import type { Section } from '../../document/model.ts'

/** Share of the items a section should get: by the square root of its words. */
export function quotas(wordsOf: ReadonlyMap<Section, number>): Map<Section, number> {
  const total = [...wordsOf.values()].reduce((sum, words) => sum + Math.sqrt(words), 0)
  return new Map([...wordsOf].map(([section, words]) => [section, total === 0 ? 0 : Math.sqrt(words) / total]))
}
