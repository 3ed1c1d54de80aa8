import type { User } from '@capivira/core/accounts/contract'
import { LogoMark } from '@capivira/ui/mascot/logo.tsx'

/** The user's picture, or the capybara. */
export function Avatar({ user }: { user: User }) {
  return user.profileImageUrl ? (
    <img src={user.profileImageUrl} alt="" className="size-10 shrink-0 rounded-full object-cover" />
  ) : (
    <span className="grid size-10 shrink-0 place-items-center rounded-full bg-soft-xp">
      <LogoMark className="size-8" />
    </span>
  )
}
