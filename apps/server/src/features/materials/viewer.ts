import type { SignedIn } from '../../platform/signed-in.ts'

/** Who looks at materials: decides which ones exist for them. */
export type Viewer = Pick<SignedIn, 'id' | 'userType'>
