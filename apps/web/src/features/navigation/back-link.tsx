import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

/** The way back, above a screen's title. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-10 items-center gap-2 self-start rounded-sm font-extrabold text-info-ink no-underline hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {children}
    </Link>
  )
}
