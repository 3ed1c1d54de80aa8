import type { SignedIn } from '../../platform/signed-in.ts'

/** Who works on items: decides which materials exist for them. */
export type Editor = Pick<SignedIn, 'id' | 'userType'>
