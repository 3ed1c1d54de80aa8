import type { FlipCard } from '@capivira/core/materials/contract'
import type { flipCards } from './tables.ts'
import type { Viewer } from './viewer.ts'

type Stood = Pick<typeof flipCards.$inferSelect, 'state' | 'publication' | 'certainty' | 'factKind'>
type Told = Pick<FlipCard, 'state' | 'publication' | 'certainty' | 'factKind'>

/** What a card or question tells its viewer of how it stands: those who teach it everything, pupils nothing. */
export function lessonStandingOf(
  { state, publication, certainty, factKind }: Stood,
  { userType }: Pick<Viewer, 'userType'>,
): Told {
  if (userType === 'student') return {}
  return { state: state === 'shown' ? 'shown' : 'hidden', publication, certainty, factKind }
}
