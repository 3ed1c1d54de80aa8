import type { UserType } from '../http/endpoint.ts'

/** Whose data, as far as consent is concerned. */
export type AboutAge = { userType: UserType; ageRange: string | null }

/**
 * Whether a guardian is to agree before what a person makes is shown to others: pupils who told that they are up to 12. The law
 * speaks of children under 12 (LGPD, art. 14, § 1; ECA, art. 2); the range asked for ends a year later, on the careful side.
 */
export function needsGuardian({ userType, ageRange }: AboutAge): boolean {
  return userType === 'student' && ageRange === 'até 12'
}

/** Where a consent stands: nobody was asked, somebody was and has not answered, or it was given. */
export type ConsentState = 'not-needed' | 'missing' | 'asked' | 'given'

/** A consent that was not revoked, as it is kept; null when there is none. */
export type CurrentConsent = { givenAt: Date | string | null } | null

export function consentState(person: AboutAge, consent: CurrentConsent): ConsentState {
  if (!needsGuardian(person)) return 'not-needed'
  if (!consent) return 'missing'
  return consent.givenAt === null ? 'asked' : 'given'
}

/**
 * Whether drawings go to the gallery, a photo may be shown, and words may go to a model of pictures. Studying, quizzes and games
 * never wait for it.
 */
export function maySharePublicly(state: ConsentState): boolean {
  return state === 'not-needed' || state === 'given'
}

/**
 * Whether a person may change what they told of their age by themselves: a child's word is not taken back by the child, or the
 * consent could be left out by a tap. The school can.
 */
export function mayChangeAge(person: AboutAge, next: string | null | undefined): boolean {
  return next === undefined || next === person.ageRange || !needsGuardian(person)
}
