import { Card } from '@capivira/ui/card.tsx'
import { Capybara, type CapybaraPose } from '@capivira/ui/mascot/capybara.tsx'
import { Logo } from '@capivira/ui/mascot/logo.tsx'
import type { ReactNode } from 'react'
import { ButtonLink, Link } from '../../navigation/components/links.tsx'
import { ThemeToggle } from '../../theme/components/theme-toggle.tsx'
import { useCurrentUser } from '../current-user.ts'

export type AuthLayoutProps = {
  title: ReactNode
  subtitle: ReactNode
  pose: CapybaraPose
  children: ReactNode
  /** Below the form: the way to the other form. */
  footer?: ReactNode
}

/** The frame of signing in and registering: the capybara sits on the card and watches. */
export function AuthLayout({ title, subtitle, pose, children, footer }: AuthLayoutProps) {
  const user = useCurrentUser()
  return (
    <div className={`mx-auto flex w-full max-w-lg flex-col px-4 pb-10 ${user ? 'pt-6' : 'min-h-dvh'}`}>
      {/* Who is signed in has the bar above. */}
      <div className={user ? 'hidden' : 'flex min-h-16 items-center justify-between'}>
        <Link
          href="/"
          className="flex min-h-12 items-center rounded-sm no-underline"
          aria-label="Capivira, página inicial"
        >
          <Logo />
        </Link>
        <ThemeToggle />
      </div>
      <div className="my-auto animate-fade">
        <Capybara pose={pose} cap className="relative z-10 mx-auto -mb-3 size-32" />
        <Card className="flex flex-col gap-5">
          <div className="text-center">
            <h1 className="text-2xl">{title}</h1>
            <p className="text-ink-soft">{subtitle}</p>
          </div>
          {children}
          {footer && <div className="text-center">{footer}</div>}
        </Card>
        <div className="mt-4 text-center">
          <ButtonLink href="/" variant="ghost">
            Voltar à página inicial
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
