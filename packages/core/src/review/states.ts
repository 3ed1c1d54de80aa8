/**
 * Whether pupils get an item ('published'), its teacher is still to say ('suggested'), or it is out for good
 * ('withdrawn').
 */
export const publications = ['published', 'suggested', 'withdrawn'] as const
export type Publication = (typeof publications)[number]

/**
 * Why an item is not published. Suggested: its certainty lies under the line, nothing proves what a model wrote, its
 * passage contradicts it, its page was hard to read, its teacher looks at everything first, or pupils' answers speak
 * against it. Withdrawn: its teacher refused it, or an admin withdrew its whole kind.
 */
export const publicationReasons = [
  'uncertain',
  'unproved',
  'contradicted',
  'reading',
  'policy',
  'answers',
  'refused',
  'kind',
] as const
export type PublicationReason = (typeof publicationReasons)[number]

/** What a teacher says of an item. */
export const verdicts = ['keep', 'refuse'] as const
export type Verdict = (typeof verdicts)[number]

/**
 * Why a teacher refuses one: it leaves open who is meant, its wrong options, its Portuguese, not worth asking, false.
 */
export const refusalReasons = ['de quem?', 'alternativas', 'português', 'não vale a pena', 'errado'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** How an item stands with pupils, and why. */
export type Standing = { publication: Publication; reason: PublicationReason | null }

/** When new items go to pupils: those that are certain, those a teacher has kept, or all. */
export const publicationPolicies = ['certain', 'reviewed', 'all'] as const
export type PublicationPolicy = (typeof publicationPolicies)[number]
