import type { SignedIn } from '../../platform/signed-in.ts'

/** Who looks at materials: decides which ones exist for them. */
export type Viewer = Pick<SignedIn, 'id' | 'userType'>

/**
 * The wall: which subjects and materials exist for whom. Every feature that shows something of a material, or takes
 * something about it, has one of these conditions in its statement.
 */
export {
  classesThen,
  countOfPupils,
  membersOf,
  notYetArchived,
  pupilOf,
  subjectOpenSince,
  subjectOpenTo,
  subjectVisibleTo,
  teachesAllPupils,
  visibleTo,
  wasIn,
} from './visibility-store.ts'
