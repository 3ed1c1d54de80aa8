import type { User } from '@capivira/core/accounts/contract'
import { Button } from '@capivira/ui/button.tsx'
import { CircleQuestionMark, LogOut } from '@capivira/ui/icons'
import { keepFocus } from '@capivira/ui/keep-focus'
import { Logo } from '@capivira/ui/mascot/logo.tsx'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { Link } from '../../features/navigation/components/links.tsx'
import { ThemeToggle } from '../../features/theme/components/theme-toggle.tsx'
import { currentLink } from '../find-route.ts'
import { routes } from '../routes.ts'
import { unsentText } from '../unsent-text.ts'
import { type SignOut, useSignOut } from '../use-sign-out.ts'
import { AccountMenu } from './account-menu.tsx'
import { Avatar } from './avatar.tsx'
import { PupilStats } from './pupil-stats.tsx'

const UnsentDialog = lazy<ComponentType<SignOut>>(() =>
  import('./unsent-dialog.tsx').catch(() => ({ default: AskPlainly })),
)

/** The same question in the browser's own window: without a network the other may not have come. */
function AskPlainly({ unsent, leaveAnyway, stay }: SignOut) {
  const ask = useEffectEvent(() => {
    if (confirm(`${unsentText.title}\n\n${unsentText.description(unsent)}`)) void leaveAnyway()
    else stay()
  })
  useEffect(() => ask(), [])
  return null
}

/**
 * The bar of signed-in users. On a phone its links move to the foot and the account into a menu. In a window as low as
 * that of a phone held sideways, or of a page shown at 400 %, it scrolls away and leaves the room to the screen.
 */
export function TopBar({ user }: { user: User }) {
  const [path] = useLocation()
  const leave = useSignOut()
  useEffect(keepFocus, [])
  const { signOut, leaving, unsent } = leave
  const links = routes[user.userType].filter(route => route.nav)
  return (
    <header
      className={
        'sticky tracking-normal [word-spacing:normal] top-0 z-40 low:relative print:hidden ' +
        'max-xl:in-data-[bars=away]:hidden border-b-2 border-line bg-surface pt-[env(safe-area-inset-top)]'
      }
    >
      <div className="@container mx-auto flex min-h-16 max-w-[90rem] items-center gap-2 px-3 sm:px-6 wide-bar:gap-3">
        {/* With very large text a pupil's figures need its place; the bar at the foot leads home as well. */}
        <Link
          href="/"
          className={`flex min-h-12 items-center rounded-sm no-underline ${
            user.userType === 'student' ? '@max-[18rem]:hidden' : ''
          }`}
        >
          <Logo className={user.userType === 'student' ? '[&>span]:max-sm:sr-only' : undefined} />
        </Link>
        <nav aria-label="Principal" className="ml-1 hidden wide-bar:block">
          <ul className="flex gap-0.5">
            {links.map(({ path: href, nav }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={currentLink(user.userType, href, path)}
                  className={
                    'inline-flex min-h-12 items-center rounded-sm px-1.5 font-extrabold whitespace-nowrap ' +
                    'text-ink-soft no-underline transition-colors duration-fast hover:text-ink ' +
                    'aria-[current]:bg-soft-primary aria-[current]:text-primary-ink wider-bar:px-2.5'
                  }
                >
                  {nav?.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1.5 sm:gap-2">
          {user.userType === 'student' && <PupilStats user={user} />}
          <AccountCorner onSignOut={signOut} user={user} leaving={leaving} />
          <div className="wide-bar:hidden">
            <AccountMenu user={user} onSignOut={signOut} leaving={leaving} />
          </div>
        </div>
      </div>
      {unsent > 0 && (
        <Suspense>
          <UnsentDialog {...leave} />
        </Suspense>
      )}
    </header>
  )
}

/** The account in a wide window: theme, help, profile and 'Sair' beside each other. */
function AccountCorner({ onSignOut, user, leaving }: { onSignOut: () => void; user: User; leaving: boolean }) {
  return (
    <div className="hidden items-center gap-2 wide-bar:flex">
      <ThemeToggle />
      <Link
        href="/help"
        aria-label="Ajuda"
        title="Ajuda"
        className="grid size-12 place-items-center rounded-full text-ink-soft hover:text-ink"
      >
        <CircleQuestionMark aria-hidden="true" className="size-6" />
      </Link>
      <Link
        href="/profile"
        title="Meu perfil"
        className="flex min-h-12 items-center gap-2 rounded-full pr-1 text-ink no-underline hover:text-primary"
      >
        <Avatar user={user} />
        <span className="sr-only">Meu perfil: </span>
        <span
          className={
            'line-clamp-4 w-max max-w-28 text-xs leading-[1.1] font-bold wrap-anywhere wider-bar:max-w-40 ' +
            'wider-bar:text-sm'
          }
        >
          {user.fullName || 'Usuário'}
        </span>
      </Link>
      <Button
        variant="ghost"
        size="sm"
        className="px-2.5 wider-bar:px-4"
        pending={leaving}
        pendingLabel="Saindo..."
        onClick={onSignOut}
        title="Sair"
        icon={<LogOut aria-hidden="true" className="size-5" />}
      >
        {/* The name needs the room before this word does. */}
        <span className="sr-only wider-bar:not-sr-only">Sair</span>
      </Button>
    </div>
  )
}
