import type { User } from '@capivira/core/accounts/contract'
import { ProfilePicture } from '../../features/accounts/components/profile-picture.tsx'

/** The user's picture, or the capybara. */
export function Avatar({ user }: { user: User }) {
  return <ProfilePicture url={user.profileImageUrl} />
}
