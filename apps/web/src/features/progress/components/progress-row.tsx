import type { ProgressEntry } from '@capivira/core/progress/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { formatCount } from '../../../lib/format.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { TaughtBy } from '../../navigation/components/person-name.tsx'
import { DownloadButton } from '../../offline/components/download-button.tsx'

/**
 * A material the pupil can study: how far they are, what is left, and the ways in. Its title is a heading of the level
 * given.
 */
export function ProgressRow({ entry, level = 3 }: { entry: ProgressEntry; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  const { materialId, title, subject, teacherName, totalCards } = entry
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p className="text-sm font-bold text-ink-soft">{subject}</p>
        <Heading className="text-lg leading-snug">{title}</Heading>
        <TaughtBy name={teacherName} />
      </div>
      {totalCards === 0 ? (
        <p className="mt-auto text-sm text-ink-soft">Por enquanto, este material tem só o quiz.</p>
      ) : (
        <HowFar entry={entry} />
      )}
      <div className="flex flex-wrap gap-3">
        {totalCards > 0 && (
          <ButtonLink
            href={`/study/${materialId}`}
            aria-label={`Flip cards de ${title}`}
            className="flex-1 px-3 whitespace-nowrap"
          >
            Flip cards
          </ButtonLink>
        )}
        {entry.quizQuestionsCount > 0 && (
          <ButtonLink
            href={`/quiz/${materialId}`}
            variant="secondary"
            aria-label={`Quiz de ${title}`}
            className="flex-1 px-3"
          >
            Quiz
          </ButtonLink>
        )}
      </div>
      <DownloadButton id={materialId} title={title} offers={totalCards + entry.quizQuestionsCount > 0} />
    </Card>
  )
}

function HowFar({
  entry: { title, completionPercentage, cardsStudied, totalCards, cardsRemaining, cardsDue },
}: {
  entry: ProgressEntry
}) {
  return (
    <div className="mt-auto flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
        <span>
          <strong className="text-ink">{completionPercentage}%</strong> concluído · {cardsStudied}/{totalCards} cards
        </span>
        {cardsDue > 0 ? (
          <Badge tone="special">{formatCount(cardsDue, 'card para revisar', 'cards para revisar')}</Badge>
        ) : (
          <span>
            {cardsRemaining === 0 ? 'Tudo estudado!' : formatCount(cardsRemaining, 'card restante', 'cards restantes')}
          </span>
        )}
      </div>
      <ProgressBar label={`Progresso em ${title}`} value={completionPercentage} size="sm" />
    </div>
  )
}
