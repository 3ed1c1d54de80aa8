import { type AvatarName, avatars, avatarUrl } from '@capivira/core/accounts/avatars'
import type { User } from '@capivira/core/accounts/contract'
import { chooseAvatar, savePicture } from '@capivira/core/accounts/profile-contract'
import { Button } from '@capivira/ui/button.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Camera } from '@capivira/ui/icons'
import { toast } from '@capivira/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../lib/call.ts'
import { messageOf } from '../../../lib/http.ts'
import { useShowUser } from '../queries.ts'
import { shrinkPicture } from '../shrink-picture.ts'
import { ProfilePicture } from './profile-picture.tsx'

const choices: readonly { name: AvatarName | null; label: string; url: string | null }[] = [
  { name: null, label: 'Iniciais', url: null },
  ...avatars.map(({ name, label }) => ({ name, label, url: avatarUrl(name) })),
]

/** Chooses a drawing, or a photo. */
export function PictureDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const show = useShowUser()
  const input = useRef<HTMLInputElement>(null)
  const settled = {
    onSuccess: (changed: User) => {
      show(changed)
      toast({ title: 'Imagem trocada' })
      onClose()
    },
    onError: (error: Error) =>
      toast({
        title: 'Imagem não trocada',
        description: messageOf(error, 'Não conseguimos abrir esta foto. Tente outra, em JPEG ou PNG.'),
        variant: 'destructive',
      }),
  }
  const choose = useMutation({
    mutationFn: (avatar: AvatarName | null) => call(chooseAvatar, { body: { avatar } }),
    ...settled,
  })
  const send = useMutation({
    mutationFn: async (file: File) => call(savePicture, { body: { image: await shrinkPicture(file) } }),
    ...settled,
  })
  const pending = choose.isPending || send.isPending

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Sua imagem"
      description="Escolha um desenho ou envie uma foto. Ela aparece para você, no alto da tela e no seu perfil."
      footer={
        <Button
          variant="secondary"
          disabled={pending}
          pending={send.isPending}
          pendingLabel="Enviando..."
          icon={<Camera aria-hidden="true" className="size-5" />}
          onClick={() => input.current?.click()}
        >
          Enviar uma foto
        </Button>
      }
    >
      <Drawings user={user} pending={pending} onChoose={choose.mutate} />
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={event => {
          const file = event.target.files?.[0]
          if (file) send.mutate(file)
          event.target.value = ''
        }}
      />
    </Dialog>
  )
}

/** The drawings to choose from, the chosen one pressed. */
function Drawings({
  user,
  pending,
  onChoose,
}: {
  user: User
  pending: boolean
  onChoose: (name: AvatarName | null) => void
}) {
  return (
    <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2 p-0">
      {choices.map(({ name, label, url }) => (
        <li key={label}>
          <button
            type="button"
            disabled={pending}
            aria-pressed={user.profileImageUrl === url}
            onClick={() => onChoose(name)}
            className={
              'flex w-full flex-col items-center gap-1 rounded-md border-2 border-transparent p-1 text-xs ' +
              'font-bold transition-colors duration-fast hover:border-control aria-pressed:border-primary ' +
              'aria-pressed:bg-soft-primary'
            }
          >
            <ProfilePicture person={user} url={url} className="size-14" />
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
