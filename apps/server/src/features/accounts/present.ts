import { comfortOf } from '@capivira/core/accounts/comfort'
import type { User } from '@capivira/core/accounts/contract'
import { isAgeless } from '@capivira/core/consents/consent'
import { shownStreak } from '@capivira/core/progress/streak'
import type { SignedIn } from '../../platform/signed-in.ts'

/** A user as the contract shows them: instants as text, the streak 0 once it is broken. */
export function presentUser(user: SignedIn, today: string): User {
  return {
    ...user,
    comfort: comfortOf(user.settings.comfort),
    mustChangePassword: user.temporaryPasswordUntil !== null,
    streak: shownStreak({ days: user.streak, lastDay: user.lastStudyDate }, today),
    createdAt: user.createdAt.toISOString(),
  }
}

/** The same as somebody sees themselves: a pupil whose age is not known is asked once. */
export function presentCurrent(user: SignedIn, today: string): User {
  const asks = isAgeless(user) && user.settings.ageAskedAt === undefined
  return { ...presentUser(user, today), ...(asks && { asksAge: true }) }
}
