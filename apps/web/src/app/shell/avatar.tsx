import type { User } from '@capivira/core/accounts/contract'
import { ProfilePicture } from '../../features/accounts/components/profile-picture.tsx'

/** The user's picture, or their initials. */
export function Avatar({ user }: { user: User }) {
  return <ProfilePicture person={user} url={user.profileImageUrl} />
}
