import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useStudentDashboard } from '../features/dashboards/queries.ts'
import { NoMaterials } from '../features/materials/components/no-materials.tsx'
import { LongList } from '../features/navigation/components/long-list.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { useSearched } from '../features/navigation/use-searched.ts'
import { canDownload } from '../features/offline/session.ts'
import { ProgressRow } from '../features/progress/components/progress-row.tsx'
import { inReviewSentence } from '../features/progress/in-review.ts'
import { useFoundProgress, useProgress } from '../features/progress/queries.ts'

/** /study-materials — everything the pupil can study. */
export default function StudyMaterials() {
  const progress = useProgress()
  const { items: entries, ...list } = useSearched(progress, useFoundProgress)
  return (
    <Page title="Estudar" subtitle="Escolha um material e vire os cards.">
      {progress.isError && !entries ? (
        <ErrorState onRetry={() => progress.refetch()} retrying={progress.isFetching} />
      ) : !entries ? (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {['a', 'b', 'c'].map(place => (
            <Skeleton key={place} className="h-56" />
          ))}
        </div>
      ) : entries.length === 0 ? (
        <NothingYet />
      ) : (
        <LongList
          items={entries}
          {...list}
          keyOf={({ materialId }) => materialId}
          wordsOf={({ title, subject }) => `${title} ${subject}`}
          searchLabel="Buscar por título ou matéria"
          names={['material', 'materiais']}
          className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
          itemClassName="grid min-w-0"
        >
          {entry => <ProgressRow entry={entry} level={2} />}
        </LongList>
      )}
      {!canDownload && (
        <p className="text-sm text-ink-soft">
          {window.isSecureContext
            ? 'Este navegador, ou esta janela anônima, não guarda materiais para estudar sem internet.'
            : 'Para baixar materiais e estudar sem internet, o endereço da escola precisa começar com “https://”.'}
        </p>
      )}
    </Page>
  )
}

/** Nothing to study: nothing was sent, or what was sent is still with those who teach. */
function NothingYet() {
  const waiting = useStudentDashboard().data?.inReviewCount ?? 0
  return <NoMaterials description={inReviewSentence(waiting)} />
}
