import { Logo } from '@capivira/ui/mascot/logo.tsx'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { ThemeToggle } from '../../theme/components/theme-toggle.tsx'

/** The bar of the landing page. */
export function LandingBar() {
  return (
    <header className="mx-auto flex min-h-18 max-w-6xl flex-wrap items-center justify-between gap-2 px-4 sm:px-6">
      <Logo />
      <nav aria-label="Conta" className="flex items-center gap-1 sm:gap-2">
        <ThemeToggle />
        <ButtonLink href="/login" variant="secondary" className="max-[22rem]:px-3">
          Entrar
        </ButtonLink>
      </nav>
    </header>
  )
}
