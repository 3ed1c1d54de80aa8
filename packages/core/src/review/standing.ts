import type { PublicationPolicy, Standing } from './states.ts'

/** What is known of an item that was just written. */
export type Judged = {
  /** 0 to 1; absent or null where no choice has judged it. */
  certainty?: number | null
  factKind?: string | null
  /**
   * Of what came with a passage from elsewhere, a language model or a sheet: whether that proves it; absent where
   * nobody asked.
   */
  proved?: boolean | undefined
  /** Its words say the contrary of what those of its passage say. */
  contradicted?: boolean | undefined
  /** Whether its page was read with low confidence. */
  doubtful?: boolean
}

/** What decides about the items of a material. */
export type Rule = {
  policy: PublicationPolicy
  /** The certainty from which on items of a kind are published by themselves; see publicationLine. */
  line: (factKind: string | null) => number
  /** Kinds that an admin has withdrawn. */
  withdrawnKinds: ReadonlySet<string>
  /** Pages that were read with low confidence: what stands on them may be misread. */
  doubtfulPages: ReadonlySet<number>
}

/**
 * How a new item stands with pupils. What nobody judged is published, as everything was before there were certainties;
 * a proof stands for a certainty, what was asked to prove itself and does not waits whatever its certainty, and so does
 * what stands on a page that was read with low confidence: a proof by misread letters is none. What its passage
 * contradicts waits under every policy.
 */
export function standingOf(
  { certainty = null, factKind = null, proved, contradicted = false, doubtful = false }: Judged,
  { policy, line, withdrawnKinds }: Rule,
): Standing {
  if (factKind !== null && withdrawnKinds.has(factKind)) return { publication: 'withdrawn', reason: 'kind' }
  // 'Publicar tudo' trusts what nobody has looked at, not what its own passage speaks against.
  if (contradicted) return { publication: 'suggested', reason: 'contradicted' }
  if (policy === 'all') return published
  // Before the policy: what speaks against it is told, and stays when the policy changes.
  if (doubtful) return { publication: 'suggested', reason: 'reading' }
  if (proved === false) return { publication: 'suggested', reason: 'unproved' }
  if (policy === 'reviewed') return { publication: 'suggested', reason: 'policy' }
  if (proved === true || certainty === null) return published
  return certainty >= line(factKind) ? published : { publication: 'suggested', reason: 'uncertain' }
}

const published: Standing = { publication: 'published', reason: null }
