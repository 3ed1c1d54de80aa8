import { Button } from '@capivira/ui/button.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useSearch } from 'wouter'
import { useStudentDashboard } from '../features/dashboards/queries.ts'
import { useDueCards } from '../features/goals/queries.ts'
import { NoMaterials } from '../features/materials/components/no-materials.tsx'
import { useVisibleMaterials } from '../features/materials/queries.ts'
import { BackLink, ButtonLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { inReviewSentence } from '../features/progress/in-review.ts'
import { StudyTable } from '../features/study/components/study-table.tsx'
import { NetworkError } from '../lib/http.ts'

/** Without a network only downloaded materials are known. */
const withoutNetwork = {
  title: 'Sem internet, só se revisa o que foi baixado',
  description: 'Nenhum material está neste aparelho. Quando a internet voltar, toque em “Baixar para estudar”.',
}

/** /study-today — the first due cards of all materials, few enough to begin with. */
export default function StudyToday() {
  const isShort = new URLSearchParams(useSearch()).get('most') === '15'
  const today = useDueCards(isShort)
  const cards = today.data?.cards ?? []
  const rest = (today.data?.due ?? 0) - cards.length

  return (
    <Page
      title={isShort ? 'Hoje só 15' : 'Revisão de hoje'}
      subtitle={
        isShort
          ? 'Os cards que você tem mais chance de ter esquecido, de todos os seus materiais.'
          : 'Alguns cards de cada vez, de todos os seus materiais.'
      }
      width="narrow"
      back={<BackLink href="/">Voltar ao Dashboard</BackLink>}
    >
      {today.isError ? (
        <ErrorState
          onRetry={() => today.refetch()}
          retrying={today.isFetching}
          {...(today.error instanceof NetworkError && withoutNetwork)}
        />
      ) : today.isPending || today.isFetching ? (
        <Skeleton className="h-80 w-full" />
      ) : cards.length === 0 ? (
        <NothingDue />
      ) : (
        <StudyTable
          key={today.dataUpdatedAt}
          cards={cards}
          hasQuiz={false}
          end={{
            message:
              rest > 0
                ? 'Por hoje já está ótimo. Se quiser, há mais cards esperando.'
                : 'Você está em dia com as suas revisões.',
            action:
              rest > 0 ? (
                <Button size="lg" onClick={() => today.refetch()}>
                  Mais alguns cards
                </Button>
              ) : undefined,
          }}
        />
      )}
    </Page>
  )
}

/** Nothing to review: all done, or nothing there yet to learn. */
function NothingDue() {
  const materials = useVisibleMaterials()
  const waiting = useStudentDashboard().data?.inReviewCount ?? 0
  if (materials.isPending) return <Skeleton className="h-80 w-full" />
  if (materials.data?.pages[0]?.length === 0) return <NoMaterials description={inReviewSentence(waiting)} />
  return (
    <EmptyState
      title="Tudo em dia!"
      description="Nenhum card pede revisão agora. Que tal conhecer cards novos?"
      illustration={<Capybara pose="celebrating" />}
      action={<ButtonLink href="/study-materials">Ver meus materiais</ButtonLink>}
    />
  )
}
