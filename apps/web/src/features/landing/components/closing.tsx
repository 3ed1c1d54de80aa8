import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { ButtonLink, Link } from '../../navigation/components/links.tsx'

/** The last invitation, and the foot of the page. */
export function Closing() {
  return (
    <>
      <section className="mx-auto flex max-w-3xl flex-col items-center gap-4 px-4 py-12 text-center sm:px-6 lg:py-16">
        <Capybara pose="celebrating" cap className="size-44" />
        <h2 className="text-2xl sm:text-3xl">Vamos virar essa página?</h2>
        <p className="text-lg text-ink-soft">Crie sua conta e comece com o próximo PDF da aula.</p>
        <ButtonLink href="/register" size="lg">
          Começar agora
        </ButtonLink>
        <p>
          Já tem uma conta? <Link href="/login">Fazer Login</Link>
        </p>
      </section>
      <footer className="border-t-2 border-line px-4 py-6 text-center text-sm text-ink-soft">
        <p>Capivira: capivara que vira cards. Feita para escolas brasileiras.</p>
        <p>
          <Link href="/privacy" className="inline-flex min-h-12 items-center font-bold text-info underline">
            Privacidade
          </Link>
        </p>
      </footer>
    </>
  )
}
