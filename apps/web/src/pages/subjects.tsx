import type { Subject } from '@capivira/core/materials/contract'
import { Button } from '@capivira/ui/button.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Plus } from '@capivira/ui/icons'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { toast } from '@capivira/ui/toast'
import { VisuallyHidden } from '@capivira/ui/visually-hidden.tsx'
import { useState } from 'react'
import { AccessButton } from '../features/classes/components/access-button.tsx'
import { useDraftOpen } from '../features/drafts/use-draft.ts'
import { SubjectCard } from '../features/materials/components/subject-card.tsx'
import { SubjectForm } from '../features/materials/components/subject-form.tsx'
import { useSubjects } from '../features/materials/queries.ts'
import { subjectFormName, useOrderSubjects } from '../features/materials/subject-queries.ts'
import { text } from '../features/materials/subject-text.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { messageOf } from '../lib/http.ts'

/** A list with two neighbours changed places. */
function swapped(list: readonly Subject[], from: number, by: -1 | 1): Subject[] {
  const moved = list[from]
  const rest = list.filter((_, at) => at !== from)
  return moved ? [...rest.slice(0, from + by), moved, ...rest.slice(from + by)] : [...list]
}

/** /subjects — the teacher's subjects: made, named, put in order, put away, joined and deleted. */
export default function SubjectsPage() {
  const subjects = useSubjects()
  const [creating, setCreating] = useDraftOpen(subjectFormName())
  const all = subjects.data ?? []
  const createButton = (
    <Button onClick={() => setCreating(true)} icon={<Plus aria-hidden="true" className="size-5" />}>
      Nova matéria
    </Button>
  )

  return (
    <Page
      title="Matérias"
      subtitle="Dê nome, descreva e ponha na ordem que preferir. Aqui também se arquiva, junta e exclui."
      back={<BackLink href="/manage-materials">Meus Materiais</BackLink>}
      actions={all.length > 0 && createButton}
    >
      {subjects.isError && !subjects.data ? (
        <ErrorState onRetry={() => subjects.refetch()} retrying={subjects.isFetching} />
      ) : !subjects.data ? (
        <Skeleton className="h-64" />
      ) : all.length === 0 ? (
        <EmptyState
          title={text.noSubject}
          description={text.noSubjectHint}
          illustration={<Capybara pose="reading" />}
          action={createButton}
        />
      ) : (
        <Lists all={all} />
      )}
      <SubjectForm open={creating} onOpenChange={setCreating} />
    </Page>
  )
}

function Lists({ all }: { all: readonly Subject[] }) {
  const order = useOrderSubjects()
  const [said, setSaid] = useState('')
  // The order asked for is shown until the list comes with it.
  const [wanted, setWanted] = useState<readonly number[] | null>(null)
  const active = all.filter(({ archivedAt }) => archivedAt === null)
  const archived = all.filter(({ archivedAt }) => archivedAt !== null)
  const placeOf = ({ id }: Subject) => wanted?.indexOf(id) ?? -1
  const shown = wanted ? active.toSorted((one, other) => placeOf(one) - placeOf(other)) : active
  const othersOf = (subject: Subject) => all.filter(({ id }) => id !== subject.id)

  function move(from: number, by: -1 | 1) {
    const next = swapped(shown, from, by)
    const ids = next.map(({ id }) => id)
    setWanted(ids)
    setSaid(`${shown[from]?.name}: lugar ${from + by + 1} de ${shown.length}`)
    order.mutate([...ids, ...archived.map(({ id }) => id)], {
      onError: error =>
        toast({
          title: 'Erro',
          description: messageOf(error, text.orderFailed, text.orderFailed),
          variant: 'destructive',
        }),
      onSettled: () => setWanted(null),
    })
  }

  return (
    <>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      <section aria-labelledby="active" className="flex flex-col gap-3">
        <h2 id="active" className="text-xl">
          Em uso
        </h2>
        {shown.length === 0 && <p className="text-ink-soft">Nenhuma matéria em uso.</p>}
        <ol className="m-0 flex list-none flex-col gap-4 p-0">
          {shown.map((subject, at) => (
            <li key={subject.id}>
              <SubjectCard
                subject={subject}
                others={othersOf(subject)}
                onMove={shown.length > 1 ? by => move(at, by) : undefined}
                first={at === 0}
                last={at === shown.length - 1}
              >
                <AccessButton subject={subject} />
              </SubjectCard>
            </li>
          ))}
        </ol>
      </section>
      {archived.length > 0 && (
        <details className="group flex flex-col gap-3">
          <summary className="flex min-h-12 cursor-pointer items-center font-display text-xl font-bold">
            Arquivadas ({archived.length})
          </summary>
          <ul className="m-0 flex list-none flex-col gap-4 p-0">
            {archived.map(subject => (
              <li key={subject.id}>
                <SubjectCard subject={subject} others={othersOf(subject)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
