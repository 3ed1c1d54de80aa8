import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { ProfileHeader } from '../features/accounts/components/profile-header.tsx'
import { useUser } from '../features/accounts/current-user.ts'
import { Page } from '../features/navigation/components/page.tsx'

/** Two thirds of the screen's code are forms, which come while one's name and picture stand there already. */
const AccountSections = lazy(async () => ({
  default: (await import('../features/accounts/components/account-sections.tsx')).AccountSections,
}))

/** /profile — one's own account. */
export default function Profile() {
  const user = useUser()
  return (
    <Page title="Meu perfil" width="narrow">
      <ProfileHeader user={user} />
      <Suspense fallback={<Skeleton className="h-svh" />}>
        <AccountSections user={user} />
      </Suspense>
    </Page>
  )
}
