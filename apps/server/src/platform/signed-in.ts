import type { UserType } from '@capivira/core/http/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from './settings.ts'

/** The user behind a request. Read on every request, so that a changed role or a deleted account counts at once. */
export type SignedIn = {
  id: string
  email: string
  firstName: string
  lastName: string
  fullName: string
  phone: string
  profileImageUrl: string | null
  userType: UserType
  level: number
  xp: number
  streak: number
  lastStudyDate: string | null
  isEmailVerified: boolean
  twoFactorEnabled: boolean
  /** Not null while the account has a password that an administrator handed out. */
  temporaryPasswordUntil: Date | null
  ageRange: 'até 12' | '13 a 17' | '18 ou mais' | null
  /** What the person chose for themselves, as it was kept. */
  settings: Record<string, unknown>
  createdAt: Date
}

/** How the platform learns who asks; the accounts feature implements it. */
export type SessionFinder = (request: FastifyRequest, reply: FastifyReply, now: Date) => Promise<SignedIn | null>

type Required = Pick<Settings, 'requireStaffTwoFactor'>

/** Whether the school asks two-factor of somebody. */
export const needsTwoFactor = (
  { requireStaffTwoFactor }: Required,
  { userType }: Pick<SignedIn, 'userType'>,
): boolean => requireStaffTwoFactor && userType !== 'student'

/** Whether somebody has yet to set up the two-factor that the school asks of them. */
export const lacksTwoFactor = (required: Required, user: Pick<SignedIn, 'userType' | 'twoFactorEnabled'>): boolean =>
  needsTwoFactor(required, user) && !user.twoFactorEnabled
