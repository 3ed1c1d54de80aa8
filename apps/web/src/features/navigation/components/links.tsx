import { ChevronLeft } from '@capivira/ui/icons'
import { LinkButton, type LinkButtonProps } from '@capivira/ui/link-button.tsx'
import type { ComponentProps } from 'react'
import { Link as WouterLink } from 'wouter'
import { preload } from '../../../lib/preload.ts'

/** What makes a link load its screen when it is pointed at, touched or focused. */
function preloading(href: string) {
  const start = () => preload(href)
  return { onPointerEnter: start, onPointerDown: start, onFocus: start }
}

type Href = { href: string }

/** A link to another screen, without reloading. */
export function Link({ href, className, ...rest }: Omit<ComponentProps<'a'>, 'href'> & Href) {
  return (
    <WouterLink
      {...preloading(href)}
      {...rest}
      href={href}
      className={className ?? 'font-extrabold text-info underline decoration-2 underline-offset-4 hover:text-info-ink'}
    />
  )
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ href, ...rest }: Omit<LinkButtonProps, 'href'> & Href) {
  return (
    <WouterLink href={href} asChild>
      <LinkButton {...preloading(href)} {...rest} />
    </WouterLink>
  )
}

/** How a way back looks, as a link or as a button. */
export const backLook =
  '-mb-2 -ml-2 inline-flex min-h-12 items-center gap-1 self-start rounded-sm px-2 font-bold text-ink-soft ' +
  'hover:text-info-ink print:hidden'

/** The way back, above a screen's title. */
export function BackLink({ href, children }: Href & { children: string }) {
  return (
    <Link href={href} className={backLook}>
      <ChevronLeft aria-hidden="true" className="size-5" />
      {children}
    </Link>
  )
}
