import type { UserType } from '@capivira/core/http/endpoint'
import { useLocation } from 'wouter'
import { Link } from '../../features/navigation/components/links.tsx'
import { currentLink } from '../find-route.ts'
import { routes } from '../routes.ts'
import { navIcons } from './nav-icons.ts'

/**
 * The links of the navigation under the thumb: on phones and tablets, at most five. Fixed to the window, it leaves its
 * own height free at the end of every screen, in a place that is not drawn, so that nothing seems to move when that end
 * does; `scroll-padding` keeps it off what has the focus. In a low window, also one that a keyboard has made low, it
 * stands at the end of the screen and leaves all of the window to it.
 */
export function BottomBar({ userType }: { userType: UserType }) {
  const [path] = useLocation()
  const links = routes[userType].filter(({ nav }) => nav && !nav.inMenu)
  if (links.length < 2) return null
  return (
    <div
      className={
        'invisible h-[calc(var(--spacing)*16+2px+env(safe-area-inset-bottom))] print:hidden in-data-bars:hidden ' +
        '[@media(height<30rem)]:h-auto wide-bar:hidden'
      }
    >
      <nav
        aria-label="Principal"
        className={
          'visible fixed [@media(height<30rem)]:static inset-x-0 bottom-0 z-40 border-t-2 border-line bg-surface ' +
          'pb-[env(safe-area-inset-bottom)]'
        }
      >
        <ul className="mx-auto flex max-w-xl">
          {links.map(({ path: href, nav }) => {
            const Icon = nav && navIcons[nav.icon]
            return (
              <li key={href} className="min-w-0 flex-1">
                <Link
                  href={href}
                  aria-current={currentLink(userType, href, path)}
                  className={
                    'group flex min-h-16 flex-col items-center justify-center gap-0.5 text-ink-soft no-underline ' +
                    'aria-[current]:text-primary-ink'
                  }
                >
                  {nav && Icon && (
                    <>
                      <span
                        className={
                          'grid h-8 w-14 place-items-center rounded-full transition-colors duration-fast ' +
                          'group-aria-[current]:bg-soft-primary'
                        }
                      >
                        <Icon aria-hidden="true" className="size-6" />
                      </span>
                      <span className="text-[min(0.8125rem,3.4vw)] font-extrabold tracking-normal whitespace-nowrap">
                        {nav.short ?? nav.label}
                      </span>
                    </>
                  )}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
