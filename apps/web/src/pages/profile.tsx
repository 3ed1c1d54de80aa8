import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { EmailSection } from '../features/accounts/components/email-section.tsx'
import { OwnDataSection } from '../features/accounts/components/own-data-section.tsx'
import { PasswordForm } from '../features/accounts/components/password-form.tsx'
import { PersonalForm } from '../features/accounts/components/personal-form.tsx'
import { ProfileHeader } from '../features/accounts/components/profile-header.tsx'
import { SessionsSection } from '../features/accounts/components/sessions-section.tsx'
import { TwoFactorSection } from '../features/accounts/components/two-factor-section.tsx'
import { useUser } from '../features/accounts/current-user.ts'
import { ComfortLink } from '../features/comfort/components/comfort-link.tsx'
import { Page } from '../features/navigation/components/page.tsx'

/** Only pupils who need a guardian see it. */
const ConsentSection = lazy(async () => ({
  default: (await import('../features/consents/components/consent-section.tsx')).ConsentSection,
}))

/** /profile — one's own account. */
export default function Profile() {
  const user = useUser()
  return (
    <Page title="Meu perfil" width="narrow">
      <ProfileHeader user={user} />
      <PersonalForm user={user} />
      <EmailSection user={user} />
      {user.userType === 'student' && user.ageRange === 'até 12' && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <ConsentSection />
        </Suspense>
      )}
      <ComfortLink />
      <PasswordForm fullName={user.fullName} email={user.email} />
      <TwoFactorSection email={user.email} />
      <SessionsSection />
      <OwnDataSection user={user} />
    </Page>
  )
}
