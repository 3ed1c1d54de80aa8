import type { FlipCard } from '@capivira/core/materials/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { DotNavigation } from '@capivira/ui/dot-navigation.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { IconButton } from '@capivira/ui/icon-button.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'wouter'
import { SourceButton } from '../features/materials/components/source-button.tsx'
import { useCards, useMaterial } from '../features/materials/queries.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { isNotFound } from '../lib/http.ts'

/** /cards/:materialId — the teacher reads the flip cards of a material, question and answer together. */
export default function CardViewer() {
  const { materialId = '' } = useParams()
  const material = useMaterial(materialId)
  const cards = useCards(materialId)
  return (
    <Page
      title={material.data ? `Cards: ${material.data.title}` : 'Flip cards'}
      width="narrow"
      back={
        <BackLink href={material.data ? `/material-view/${material.data.subjectId}` : '/'}>Voltar à matéria</BackLink>
      }
    >
      {cards.isError && !isNotFound(cards.error) ? (
        <ErrorState onRetry={() => cards.refetch()} retrying={cards.isFetching} />
      ) : cards.isPending ? (
        <Skeleton className="h-80" />
      ) : cards.data && cards.data.length > 0 ? (
        <Viewer cards={cards.data} />
      ) : (
        <EmptyState title="Nenhum flip card encontrado" illustration={<Capybara pose="sleeping" />} />
      )}
    </Page>
  )
}

function Viewer({ cards }: { cards: readonly FlipCard[] }) {
  const [index, setIndex] = useState(0)
  const at = Math.min(index, cards.length - 1)
  const card = cards[at]
  if (!card) return null
  const percent = Math.round(((at + 1) / cards.length) * 100)
  return (
    <section aria-label="Flip cards" className="flex flex-col gap-4">
      <div className="flex justify-between gap-3 font-extrabold">
        <p aria-live="polite">
          Card {at + 1} de {cards.length}
        </p>
        <p>{percent}%</p>
      </div>
      <ProgressBar label="Cards lidos" value={percent} />
      <Card className="flex flex-col gap-4">
        <p className="flex flex-wrap gap-2">
          {card.category && <Badge tone="info">{card.category}</Badge>}
          <Badge>{card.difficulty}</Badge>
        </p>
        <div>
          <p className="text-sm font-bold text-ink-soft">Pergunta</p>
          <h2 className="text-xl">{card.question}</h2>
        </div>
        <div className="rounded-md bg-soft-primary p-4">
          <p className="text-sm font-bold">Resposta</p>
          <p className="text-lg font-semibold">{card.answer}</p>
        </div>
        {card.sourceQuote && (
          <blockquote className="m-0 border-l-4 border-xp pl-4 text-ink-soft">{card.sourceQuote}</blockquote>
        )}
        <div className="-ml-4">
          <SourceButton {...card} />
        </div>
      </Card>
      <div className="flex items-center justify-between gap-3">
        <IconButton
          label="Card anterior"
          variant="outlined"
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={at === 0}
          onClick={() => setIndex(at - 1)}
        />
        <DotNavigation
          label="Cards"
          count={cards.length}
          current={at}
          onGo={setIndex}
          nameOf={place => `Card ${place + 1}`}
        />
        <IconButton
          label="Próximo card"
          variant="outlined"
          icon={<ChevronRight aria-hidden="true" />}
          disabled={at === cards.length - 1}
          onClick={() => setIndex(at + 1)}
        />
      </div>
    </section>
  )
}
