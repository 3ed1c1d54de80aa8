import type { Clause } from '../grammar/clause.ts'

/** The person a text tells the life of: 'Isaac Newton', and the words of the name. */
export type Hero = {
  name: string
  parts: ReadonlySet<string>
  gender: 'm' | 'f' | undefined
  /** What the text calls the person, in the singular: 'filósofo'. */
  roles?: ReadonlySet<string>
}

export type Met = 'hero' | 'person' | 'thing'

export type LifeClause = Clause
