import type { SchoolClass } from '@capivira/core/classes/contract'
import { Button } from '@capivira/ui/button.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Plus } from '@capivira/ui/icons'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { useLocation } from 'wouter'
import { ClassCard } from '../features/classes/components/class-card.tsx'
import { ClassForm } from '../features/classes/components/class-form.tsx'
import { classFormName } from '../features/classes/form-names.ts'
import { useClasses } from '../features/classes/queries.ts'
import { text } from '../features/classes/text.ts'
import { ToCheck } from '../features/consents/components/to-check.tsx'
import { useDraftOpen } from '../features/drafts/use-draft.ts'
import { ButtonLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { IdleNotice } from '../features/retention/components/idle-notice.tsx'

function Classes({ list }: { list: readonly SchoolClass[] }) {
  return (
    <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-3">
      {list.map(turma => (
        <li key={turma.id} className="min-w-0">
          <ClassCard turma={turma} />
        </li>
      ))}
    </ul>
  )
}

/** /classes — the teacher's classes. */
export default function ClassesPage() {
  const classes = useClasses()
  const [creating, setCreating] = useDraftOpen(classFormName())
  const [, navigate] = useLocation()
  const active = classes.data?.filter(({ archivedAt }) => archivedAt === null) ?? []
  const archived = classes.data?.filter(({ archivedAt }) => archivedAt !== null) ?? []
  const createButton = (
    <Button onClick={() => setCreating(true)} icon={<Plus aria-hidden="true" className="size-5" />}>
      Nova turma
    </Button>
  )

  return (
    <Page
      title="Turmas"
      subtitle="Reúna seus alunos, dê tarefas e escolha quem vê cada matéria."
      actions={
        active.length + archived.length > 0 && (
          <>
            <ButtonLink href="/consents" variant="secondary">
              Consentimentos
            </ButtonLink>
            {createButton}
          </>
        )
      }
    >
      <ToCheck />
      <IdleNotice />
      {classes.isError && !classes.data ? (
        <ErrorState onRetry={() => classes.refetch()} retrying={classes.isFetching} />
      ) : !classes.data ? (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Skeleton className="h-48" />
          <Skeleton className="h-48" />
        </div>
      ) : classes.data.length === 0 ? (
        <EmptyState
          title={text.noClass}
          description={text.noClassHint}
          illustration={<Capybara pose="waving" />}
          action={createButton}
        />
      ) : (
        <>
          <section aria-labelledby="active" className="flex flex-col gap-3">
            <h2 id="active" className="text-xl">
              Ativas
            </h2>
            {active.length > 0 ? <Classes list={active} /> : <p className="text-ink-soft">Nenhuma turma ativa.</p>}
          </section>
          {archived.length > 0 && (
            <details className="group flex flex-col gap-3">
              <summary className="flex min-h-12 cursor-pointer items-center font-display text-xl font-bold">
                Arquivadas ({archived.length})
              </summary>
              <Classes list={archived} />
            </details>
          )}
        </>
      )}
      <ClassForm open={creating} onOpenChange={setCreating} onSaved={({ id }) => navigate(`/classes/${id}`)} />
    </Page>
  )
}
