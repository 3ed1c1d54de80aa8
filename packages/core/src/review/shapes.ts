import * as z from 'zod/mini'
import { instant } from '../http/shapes.ts'
import { publicationPolicies, publicationReasons, publications, refusalReasons, verdicts } from './states.ts'

export const publication = z.enum(publications)
export const publicationReason = z.enum(publicationReasons)
export const publicationPolicy = z.enum(publicationPolicies, {
  error: 'Escolha quando os itens novos vão para os alunos.',
})
export const verdict = z.enum(verdicts, { error: 'Escolha manter ou recusar.' })
export const refusalReason = z.enum(refusalReasons, { error: 'Escolha um dos cinco motivos.' })

/**
 * How a card or question of a lesson stands, for those who teach it; absent for pupils, who get only what is both shown
 * and published.
 */
export const lessonStanding = {
  state: z.optional(z.enum(['shown', 'hidden'])),
  publication: z.optional(publication),
  /** As in `trust`. */
  certainty: z.optional(z.nullable(z.number())),
  factKind: z.optional(z.nullable(z.string())),
}

/** What the teacher of an item is told of how it stands with pupils. */
export const trust = {
  /** Pupils get what is both shown and published. */
  publication,
  publicationReason: z.nullable(publicationReason),
  /**
   * How likely a careful teacher keeps it, 0–1; null for what was written by hand, imported, or before there was such a
   * figure.
   */
  certainty: z.nullable(z.number()),
  /** The sort of fact that it asks. */
  factKind: z.nullable(z.string()),
  verdict: z.nullable(verdict),
  verdictReason: z.nullable(refusalReason),
  verdictAt: z.nullable(instant),
}
