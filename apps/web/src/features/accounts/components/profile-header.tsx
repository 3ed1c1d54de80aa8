import type { User } from '@capivira/core/accounts/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { BadgeCheck, Pencil } from '@capivira/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { labelOf } from '../user-types.ts'
import { ProfilePicture } from './profile-picture.tsx'
import { ResendVerification } from './resend-verification.tsx'

const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }))

/** Who one is at a glance: picture, name, e-mail and whether it is confirmed. */
export function ProfileHeader({ user }: { user: User }) {
  const [choosing, setChoosing] = useState(false)
  return (
    <Card tone="primary" className="flex flex-col gap-4">
      <div className="flex flex-col items-center gap-5 text-center sm:flex-row sm:text-left">
        <div className="flex flex-col items-center gap-2">
          <ProfilePicture person={user} url={user.profileImageUrl} className="size-28" />
          <Button
            variant="secondary"
            size="sm"
            className="min-h-12 whitespace-nowrap"
            icon={<Pencil aria-hidden="true" className="size-4 shrink-0" />}
            onClick={() => setChoosing(true)}
          >
            Trocar imagem
          </Button>
        </div>
        <div className="flex min-w-0 max-w-full flex-col items-center gap-1 sm:items-start">
          <p className="max-w-full font-display text-2xl font-bold break-words">{user.fullName}</p>
          <p className="text-primary-ink">{labelOf(user.userType)}</p>
          <p className="max-w-full break-all">{user.email}</p>
          {user.isEmailVerified && (
            <Badge tone="neutral" icon={<BadgeCheck aria-hidden="true" className="size-4 text-primary" />}>
              Email confirmado
            </Badge>
          )}
        </div>
      </div>
      {!user.isEmailVerified && (
        <ResendVerification
          email={user.email}
          reason="Seu email ainda não foi confirmado. Com ele confirmado, você recupera a conta se esquecer a senha."
        />
      )}
      {choosing && (
        <Suspense>
          <PictureDialog user={user} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Card>
  )
}
