import type { Material, Subject } from '@capivira/core/materials/contract'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { useParams } from 'wouter'
import { useUser } from '../features/accounts/current-user.ts'
import { ExportButton } from '../features/exchange/components/export-button.tsx'
import { PupilActions, TeacherActions } from '../features/materials/components/material-actions.tsx'
import { MaterialCard } from '../features/materials/components/material-card.tsx'
import { MaterialNotices } from '../features/materials/components/material-notices.tsx'
import { useSubject, useSubjectMaterials } from '../features/materials/queries.ts'
import { text as subjectText } from '../features/materials/subject-text.ts'
import { text } from '../features/materials/text.ts'
import { BackLink, ButtonLink } from '../features/navigation/components/links.tsx'
import { LongList } from '../features/navigation/components/long-list.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { ProblemsLink } from '../features/problems/components/problems-link.tsx'
import { hasFew } from '../features/review/waiting.ts'
import { isNotFound } from '../lib/http.ts'

const AccessButton = lazy(async () => ({
  default: (await import('../features/classes/components/access-button.tsx')).AccessButton,
}))

const ReviewCall = lazy(async () => ({
  default: (await import('../features/review/components/review-call.tsx')).ReviewCall,
}))

/** Keeps the place of 'Quem vê', so that nothing moves down when it comes. */
const buttonToCome = <Skeleton className="h-10 w-30 pointer-coarse:h-11" />

/** Keeps the place of the call to review, where there will be one. */
const callToCome = ({ status, suggestedCount, ...material }: Material) => {
  if (status === 'processed' && hasFew(material)) return <Skeleton className="h-38" />
  return suggestedCount > 0 ? <Skeleton className="h-10 w-52" /> : null
}

/** What a subject is about; pupils are told who teaches it. */
const subtitleOf = ({ description, teacher }: Subject, isTeacher: boolean) =>
  [description, (!isTeacher || !description) && `Com ${teacher.fullName}`].filter(Boolean).join(' · ')

/** /material-view/:subjectId — the materials of a subject, for pupils and teachers. */
export default function SubjectMaterials() {
  const { subjectId = '' } = useParams()
  const { userType } = useUser()
  const subject = useSubject(subjectId)
  const materials = useSubjectMaterials(subjectId)
  const isTeacher = userType === 'teacher'

  return (
    <Page
      title={subject.data?.name ?? 'Materiais'}
      subtitle={subject.data && subtitleOf(subject.data, isTeacher)}
      back={<BackLink href={isTeacher ? '/' : '/dashboard'}>Voltar</BackLink>}
      actions={
        <Actions
          subject={subject.data}
          isPending={subject.isPending}
          materials={materials.data}
          subjectId={subjectId}
          isTeacher={isTeacher}
        />
      }
    >
      {isTeacher && subject.data && subject.data.archivedAt !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-soft-xp p-4 text-xp-ink">
          <p className="font-bold">{subjectText.archivedNotice}</p>
          <ButtonLink href="/subjects" size="sm" variant="secondary">
            Ver matérias
          </ButtonLink>
        </div>
      )}
      {materials.isError && !isNotFound(materials.error) ? (
        <ErrorState onRetry={() => materials.refetch()} retrying={materials.isFetching} />
      ) : materials.isPending ? (
        <div className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </div>
      ) : materials.data && materials.data.length > 0 ? (
        <LongList
          items={materials.data}
          keyOf={({ id }) => id}
          wordsOf={({ title }) => title}
          searchLabel="Buscar por título"
          names={['material', 'materiais']}
          className="grid gap-4 lg:grid-cols-2"
          itemClassName="flex min-w-0"
        >
          {material => (
            <MaterialCard material={material} showTeacher={!isTeacher}>
              {isTeacher ? (
                <>
                  <Suspense fallback={callToCome(material)}>
                    <ReviewCall material={material} />
                  </Suspense>
                  <ProblemsLink material={material} />
                  <MaterialNotices material={material} />
                  <TeacherActions material={material} />
                </>
              ) : (
                <PupilActions material={material} />
              )}
            </MaterialCard>
          )}
        </LongList>
      ) : (
        <EmptyState
          title={text.noMaterial}
          description={
            isTeacher ? 'Envie um PDF para criar flip cards e quiz.' : 'Volte mais tarde: pode haver novidades.'
          }
          illustration={<Capybara pose="sleeping" />}
        />
      )}
    </Page>
  )
}

type ActionsProps = {
  subject: Subject | undefined
  isPending: boolean
  materials: readonly Material[] | undefined
  subjectId: string
  isTeacher: boolean
}

/** What can be done with the whole subject. */
function Actions({ subject, isPending, materials, subjectId, isTeacher }: ActionsProps) {
  return (
    <>
      {materials && materials.length > 1 && (
        <ExportButton
          teaches={isTeacher}
          size="md"
          scope="subject"
          id={Number(subjectId)}
          title={subject?.name ?? 'esta matéria'}
          cards={materials.reduce((sum, { flipCardsCount }) => sum + flipCardsCount, 0)}
          questions={materials.reduce((sum, { quizQuestionsCount }) => sum + quizQuestionsCount, 0)}
        />
      )}
      {isTeacher && subject && (
        <Suspense fallback={buttonToCome}>
          <AccessButton subject={subject} />
        </Suspense>
      )}
      {isTeacher && isPending && buttonToCome}
      {isTeacher && <ButtonLink href="/upload-material">Novo Material</ButtonLink>}
    </>
  )
}
