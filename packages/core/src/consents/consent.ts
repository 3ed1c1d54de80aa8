import type { UserType } from '../http/endpoint.ts'

/** Whose data, as far as consent is concerned. */
export type AboutAge = { userType: UserType; ageRange: string | null }

/** Whether somebody told that they are a child, or the school did. */
export function isChild({ userType, ageRange }: AboutAge): boolean {
  return userType === 'student' && ageRange === 'até 12'
}

/** Whether nobody told how old a pupil is. */
export function isAgeless({ userType, ageRange }: AboutAge): boolean {
  return userType === 'student' && ageRange === null
}

/**
 * Whether a guardian is to agree before what a person makes is shown to others: pupils of up to 12, and those whose age
 * nobody told, who may be. The law speaks of children under 12 (LGPD, art. 14, § 1; ECA, art. 2); the range asked for
 * ends a year later, on the careful side.
 */
export function needsGuardian(person: AboutAge): boolean {
  return isChild(person) || isAgeless(person)
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
 * Whether drawings go to the gallery, a photo may be shown, and words may go to a model of pictures. Studying, quizzes
 * and games never wait for it.
 */
export function maySharePublicly(state: ConsentState): boolean {
  return state === 'not-needed' || state === 'given'
}

/**
 * Whether a person may change what they told of their age by themselves: a child's word is not taken back by the child,
 * or the consent could be left out by a tap. The school can.
 */
export function mayChangeAge(person: AboutAge, next: string | null | undefined): boolean {
  return next === undefined || next === person.ageRange || !isChild(person)
}
