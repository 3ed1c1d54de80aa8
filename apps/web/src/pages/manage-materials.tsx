import type { Material } from '@capivira/core/materials/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { StatCard, StatGrid } from '@capivira/ui/stat-card.tsx'
import { ExportButton } from '../features/exchange/components/export-button.tsx'
import { DeleteMaterial } from '../features/materials/components/delete-material.tsx'
import { EditButton } from '../features/materials/components/edit-button.tsx'
import { MaterialNotices } from '../features/materials/components/material-notices.tsx'
import { ProcessingBar, StatusBadge } from '../features/materials/components/material-status.tsx'
import { ReprocessButton } from '../features/materials/components/reprocess-button.tsx'
import { publishedCount } from '../features/materials/published-count.ts'
import { useTeacherMaterials } from '../features/materials/queries.ts'
import { ButtonLink } from '../features/navigation/components/links.tsx'
import { LongList } from '../features/navigation/components/long-list.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { ProblemsLink } from '../features/problems/components/problems-link.tsx'
import { ReviewCall } from '../features/review/components/review-call.tsx'
import { formatDate, formatNumber } from '../lib/format.ts'

/** /manage-materials — all materials of a teacher. */
export default function ManageMaterials() {
  const materials = useTeacherMaterials()
  const all = materials.data ?? []
  const count = (value: number) => (materials.data ? formatNumber(value) : '—')

  return (
    <Page
      title="Meus Materiais"
      actions={
        <>
          <ButtonLink href="/subjects" variant="secondary">
            Matérias
          </ButtonLink>
          <ButtonLink href="/upload-material">Novo Material</ButtonLink>
        </>
      }
    >
      <StatGrid label="Resumo">
        <StatCard
          icon={<Emoji name="books" className="size-9 sm:size-12" />}
          value={count(all.length)}
          label="Materiais"
        />
        <StatCard
          icon={<Emoji name="check" className="size-9 sm:size-12" />}
          value={count(all.filter(({ isProcessed }) => isProcessed).length)}
          label="Processados"
        />
        <StatCard
          icon={<Emoji name="card" className="size-9 sm:size-12" />}
          value={count(all.reduce((sum, { flipCardsCount }) => sum + flipCardsCount, 0))}
          label="Flip cards"
        />
      </StatGrid>
      {materials.isError && !materials.data ? (
        <ErrorState onRetry={() => materials.refetch()} retrying={materials.isFetching} />
      ) : !materials.data ? (
        <Skeleton className="h-64" />
      ) : all.length === 0 ? (
        <EmptyState
          title="Nenhum material encontrado"
          description="Envie o seu primeiro PDF."
          illustration={<Capybara pose="reading" />}
          action={<ButtonLink href="/upload-material">Novo Material</ButtonLink>}
        />
      ) : (
        <LongList
          items={all}
          keyOf={({ id }) => id}
          wordsOf={({ title, subject }) => `${title} ${subject.name}`}
          searchLabel="Buscar por título ou matéria"
          searchFrom={1}
          names={['material', 'materiais']}
          className="flex flex-col gap-4"
        >
          {material => <OwnMaterial material={material} />}
        </LongList>
      )}
    </Page>
  )
}

/** A material with all that can be done with it. */
function OwnMaterial({ material }: { material: Material }) {
  const isEmpty = material.status === 'processed' && !material.hasItems
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-lg leading-snug">{material.title}</h2>
          <p className="text-sm text-ink-soft">
            {material.subject.name} · enviado em {formatDate(material.createdAt)}
          </p>
        </div>
        <StatusBadge material={material} empty={isEmpty} ready="Concluído" />
      </div>
      {material.description && <p>{material.description}</p>}
      <ProcessingBar material={material} />
      <ReviewCall material={material} />
      <ProblemsLink material={material} />
      <MaterialNotices material={material} />
      <div className="flex flex-col gap-4">
        <p className="flex flex-wrap gap-2">
          {material.isProcessed && (
            <>
              <Badge>{publishedCount(material, 'cards', material.cardCount)}</Badge>
              <Badge>{publishedCount(material, 'questions', material.questionCount)}</Badge>
              <Badge>{publishedCount(material, 'words', material.wordsCount)}</Badge>
            </>
          )}
        </p>
        <div
          className={'grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] ' + 'gap-3 sm:flex sm:flex-wrap'}
        >
          <ButtonLink href={`/material-view/${material.subjectId}`} size="sm" aria-label={`Ver ${material.title}`}>
            Ver
          </ButtonLink>
          {material.isProcessed && material.cardCount > 0 && (
            <ButtonLink
              href={`/study-preview/${material.id}`}
              size="sm"
              variant="info"
              aria-label={`Prévia do estudo de ${material.title}`}
            >
              Prévia do estudo
            </ButtonLink>
          )}
          {material.isProcessed && material.questionCount > 0 && (
            <ButtonLink
              href={`/quiz-preview/${material.id}`}
              size="sm"
              variant="info"
              aria-label={`Prévia do quiz de ${material.title}`}
            >
              Prévia do quiz
            </ButtonLink>
          )}
          <EditButton material={material} />
          {material.isProcessed && (
            <ExportButton
              teaches
              scope="material"
              id={material.id}
              title={material.title}
              cards={material.cardCount}
              questions={material.questionCount}
            />
          )}
          {(material.status === 'failed' || material.status === 'processed') && material.sourceKind === 'pdf' && (
            <ReprocessButton material={material} />
          )}
          <DeleteMaterial material={material} />
        </div>
      </div>
    </Card>
  )
}
