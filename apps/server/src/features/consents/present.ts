import { maskedEmail } from '@capivira/core/accounts/mailbox'
import { consentState } from '@capivira/core/consents/consent'
import { emailRefused, type OwnConsent, type PupilConsent } from '@capivira/core/consents/contract'
import type { SignedIn } from '../../platform/signed-in.ts'
import type { PupilRow } from './list-store.ts'
import type { ConsentRow } from './store.ts'

const instant = (value: Date | string | null | undefined) => (value ? new Date(value).toISOString() : null)

/** A consent as the child's own account sees it. */
export function presentOwn(
  user: Pick<SignedIn, 'userType' | 'ageRange'>,
  row: ConsentRow | null,
  objected: ConsentRow | null,
  isRefused = false,
): OwnConsent {
  return {
    state: consentState(user, row),
    guardianName: row?.guardianName ?? null,
    relation: row?.relation ?? null,
    guardianEmail: row?.guardianEmail ?? null,
    method: row?.method ?? null,
    askedAt: instant(row?.askedAt),
    givenAt: instant(row?.givenAt),
    textVersion: row?.textVersion ?? null,
    recordedByName: row?.recordedByName ?? null,
    ...(isRefused && row?.guardianEmail && { undelivered: emailRefused(row.guardianEmail) }),
    ...(!row && objected?.revokedAt && { objectedAt: objected.revokedAt.toISOString() }),
  }
}

/** A pupil and their consent as the school sees them. */
export function presentPupil({ found: _, guardianEmail, ...row }: PupilRow, isRefused: boolean): PupilConsent {
  const { ageRange } = row
  return {
    ...row,
    ...(isRefused && { undelivered: true }),
    maskedEmail: guardianEmail === null ? null : maskedEmail(guardianEmail),
    checkedAt: instant(row.checkedAt),
    state: consentState({ userType: 'student', ageRange }, row.guardianName === null ? null : row),
    askedAt: instant(row.askedAt),
    givenAt: instant(row.givenAt),
  }
}
