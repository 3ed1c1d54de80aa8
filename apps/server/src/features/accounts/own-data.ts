import { type OwnData, ownRows } from '../../platform/own-data.ts'
import { emailChanges, profilePictures, sessions, users } from './tables.ts'

/** What accounts keep about a person; never a hash, a secret or a token. */
export const ownAccountData: readonly OwnData[] = [
  ownRows('conta', users, users.id, {
    leaveOut: [
      'nameOrder',
      'password',
      'emailVerificationToken',
      'emailVerificationExpires',
      'twoFactorSecret',
      'twoFactorPending',
      'twoFactorLastStep',
      'accessVersion',
    ],
  }),
  ownRows('foto do perfil (WebP em base64)', profilePictures, profilePictures.userId, { leaveOut: ['key'] }),
  ownRows('troca de email à espera de confirmação', emailChanges, emailChanges.userId, { leaveOut: ['tokenHash'] }),
  ownRows('aparelhos conectados', sessions, sessions.userId, { leaveOut: ['sid'] }),
]
