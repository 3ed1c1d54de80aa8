import { comfortOf } from '@capivira/core/accounts/comfort'
import type { User } from '@capivira/core/accounts/contract'
import { isAgeless } from '@capivira/core/consents/consent'
import { shownStreak } from '@capivira/core/progress/streak'
import type { Settings } from '../../platform/settings.ts'
import { lacksTwoFactor, type SignedIn } from '../../platform/signed-in.ts'

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

type Asked = Pick<Settings, 'requireStaffTwoFactor'>

/** The same of the one who asks: with what the school asks of them before anything else. */
export function presentOwn(user: SignedIn, today: string, settings: Asked): User {
  return { ...presentUser(user, today), ...(lacksTwoFactor(settings, user) && { mustSetUpTwoFactor: true }) }
}

/** The same as somebody sees themselves: a pupil whose age is not known is asked once. */
export function presentCurrent(user: SignedIn, today: string, settings: Asked): User {
  const asks = isAgeless(user) && user.settings.ageAskedAt === undefined
  return { ...presentOwn(user, today, settings), ...(asks && { asksAge: true }) }
}
