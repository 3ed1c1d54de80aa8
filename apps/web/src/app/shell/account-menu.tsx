import type { User } from '@capivira/core/accounts/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Accessibility, CircleQuestionMark, LogOut, UserRound } from '@capivira/ui/icons'
import { useCloseOnBack } from '@capivira/ui/use-close-on-back'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link } from '../../features/navigation/components/links.tsx'
import { ThemeToggle } from '../../features/theme/components/theme-toggle.tsx'
import { type Route, routes } from '../routes.ts'
import { Avatar } from './avatar.tsx'
import { navIcons } from './nav-icons.ts'

type Props = { user: User; onSignOut: () => void; leaving: boolean }

const kinds = { student: 'Estudante', teacher: 'Professor', admin: 'Administrador' } as const

/**
 * The account on a phone: the avatar opens name, theme and 'Sair'. Escape, going back, a tap elsewhere or leaving by
 * Tab closes it.
 */
export function AccountMenu({ user, onSignOut, leaving }: Props) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const links = routes[user.userType].filter(({ nav }) => nav?.inMenu)
  useCloseOnBack(open, () => setOpen(false))

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    <section aria-label="Conta" className="relative" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className="grid size-12 place-items-center rounded-full"
      >
        {/* By its text, and not by a label: the initials in the picture are no part of what it is called. */}
        <span className="sr-only">Sua conta</span>
        <Avatar user={user} />
      </button>
      <div
        id={panelId}
        hidden={!open}
        tabIndex={-1}
        className={
          'absolute top-full right-0 z-50 mt-2 w-72 animate-rise rounded-lg border-2 border-line bg-surface p-4 ' +
          'shadow-lift'
        }
      >
        <p className="font-display text-lg font-bold wrap-anywhere">{user.fullName || 'Usuário'}</p>
        <p className="text-sm text-ink-soft">{kinds[user.userType]}</p>
        <Link
          href="/profile"
          onClick={() => setOpen(false)}
          className={
            'mt-2 flex min-h-12 items-center gap-3 rounded-sm font-bold text-ink ' + 'no-underline hover:bg-soft-info'
          }
        >
          <UserRound aria-hidden="true" className="size-6" />
          Meu perfil
        </Link>
        <MenuLinks onGo={() => setOpen(false)} links={links} />
        <div className="mt-2 flex min-h-12 items-center justify-between gap-3 border-t-2 border-line pt-2">
          <span className="font-bold">Tema</span>
          <ThemeToggle />
        </div>
        <Button
          wide
          variant="secondary"
          className="mt-2 mb-1"
          pending={leaving}
          pendingLabel="Saindo..."
          onClick={onSignOut}
          icon={<LogOut aria-hidden="true" className="size-5" />}
        >
          Sair
        </Button>
      </div>
    </section>
  )
}

/** Where the menu leads: what has no place in the bar, comfort and help. */
function MenuLinks({ onGo, links }: { onGo: () => void; links: readonly Route[] }) {
  return (
    <>
      {links.length > 0 && (
        <ul>
          {links.map(({ path, nav }) => {
            const Icon = nav && navIcons[nav.icon]
            return (
              <li key={path}>
                <Link
                  href={path}
                  onClick={onGo}
                  className={
                    'flex min-h-12 items-center gap-3 rounded-sm font-bold text-ink no-underline ' +
                    'hover:bg-soft-info'
                  }
                >
                  {Icon && <Icon aria-hidden="true" className="size-6" />}
                  {nav?.label}
                </Link>
              </li>
            )
          })}
        </ul>
      )}
      <Link
        href="/comfort"
        onClick={onGo}
        className="flex min-h-12 items-center gap-3 rounded-sm font-bold text-ink no-underline hover:bg-soft-info"
      >
        <Accessibility aria-hidden="true" className="size-6" />
        Conforto
      </Link>
      <Link
        href="/help"
        onClick={onGo}
        className="flex min-h-12 items-center gap-3 rounded-sm font-bold text-ink no-underline hover:bg-soft-info"
      >
        <CircleQuestionMark aria-hidden="true" className="size-6" />
        Ajuda
      </Link>
    </>
  )
}
