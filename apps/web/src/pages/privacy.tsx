import { Card } from '@capivira/ui/card.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { forChildren, privacySections } from '../features/accounts/privacy-text.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'

/** /privacy — what is kept about people, in plain words. */
export default function Privacy() {
  const user = useCurrentUser()
  return (
    <Page
      title="Como cuidamos dos seus dados"
      tabTitle="Privacidade"
      subtitle="Em palavras simples, para alunos e para quem cuida deles."
      width="narrow"
      back={user ? <BackLink href="/profile">Meu perfil</BackLink> : <BackLink href="/">Página inicial</BackLink>}
    >
      <Card tone="primary" className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
        <Capybara pose="reading" className="size-32 shrink-0" />
        <div>
          <h2 className="text-xl">Para você, que estuda aqui</h2>
          <ul className="m-0 mt-2 flex list-disc flex-col gap-2 pl-5">
            {forChildren.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      </Card>
      {privacySections.map(({ title, paragraphs, points }) => (
        <section key={title} className="flex flex-col gap-3">
          <h2 className="text-xl">{title}</h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul className="m-0 flex list-disc flex-col gap-2 pl-6">
              {points.map(point => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </Page>
  )
}
