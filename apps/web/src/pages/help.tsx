import { useUser } from '../features/accounts/current-user.ts'
import { TopicCard } from '../features/help/components/topic-card.tsx'
import { topics } from '../features/help/content.ts'
import { Page } from '../features/navigation/components/page.tsx'

/** /help — how to do things, for the kind of user who asks. */
export default function HelpPage() {
  const mine = topics[useUser().userType]
  return (
    <Page title="Ajuda" subtitle="Como fazer cada coisa na Capivira.">
      <nav aria-label="Assuntos da ajuda">
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {mine.map(({ title }, place) => (
            <li key={title}>
              <a href={`#assunto-${place}`} className="inline-flex min-h-10 items-center font-bold text-info-ink">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {mine.map((topic, place) => (
        <TopicCard key={topic.title} topic={topic} id={`assunto-${place}`} />
      ))}
    </Page>
  )
}
