import type { User } from '@capivira/core/accounts/contract'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { ComfortLink } from '../../comfort/components/comfort-link.tsx'
import { EmailSection } from './email-section.tsx'
import { OwnDataSection } from './own-data-section.tsx'
import { PasswordForm } from './password-form.tsx'
import { PersonalForm } from './personal-form.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'

/** Only pupils who need a guardian see it. */
const ConsentSection = lazy(async () => ({
  default: (await import('../../consents/components/consent-section.tsx')).ConsentSection,
}))

/** Everything of one's account that can be changed: forms, and what they check by. */
export function AccountSections({ user }: { user: User }) {
  return (
    <>
      <PersonalForm user={user} />
      <EmailSection user={user} />
      {user.userType === 'student' && user.ageRange === 'até 12' && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <ConsentSection />
        </Suspense>
      )}
      <ComfortLink />
      <PasswordForm fullName={user.fullName} email={user.email} />
      <TwoFactorSection />
      <SessionsSection />
      <OwnDataSection user={user} />
    </>
  )
}
