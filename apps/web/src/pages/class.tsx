import type { SchoolClass } from '@capivira/core/classes/contract'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Archive, ArchiveRestore, Pencil } from '@capivira/ui/icons'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { Tabs } from '@capivira/ui/tabs.tsx'
import { toast } from '@capivira/ui/toast'
import { useState } from 'react'
import { useParams } from 'wouter'
import { AssignmentList } from '../features/classes/components/assignment-list.tsx'
import { ClassForm } from '../features/classes/components/class-form.tsx'
import { ClassSubjects } from '../features/classes/components/class-subjects.tsx'
import { CodePanel } from '../features/classes/components/code-panel.tsx'
import { QuietPanel } from '../features/classes/components/quiet-panel.tsx'
import { Roster } from '../features/classes/components/roster.tsx'
import { classFormName } from '../features/classes/form-names.ts'
import { useArchiveClass, useClass, useMembers } from '../features/classes/queries.ts'
import { text } from '../features/classes/text.ts'
import { useDraftOpen } from '../features/drafts/use-draft.ts'
import { BackLink, ButtonLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'
import { formatDate } from '../lib/format.ts'
import { isNotFound, messageOf } from '../lib/http.ts'
import { useQueryParams } from '../lib/use-query-params.ts'
import { NotFound } from './not-found.tsx'

function Actions({ turma }: { turma: SchoolClass }) {
  const [editing, setEditing] = useDraftOpen(classFormName(turma.id))
  const [asking, setAsking] = useState(false)
  const archive = useArchiveClass(turma.id)
  const isActive = turma.archivedAt === null

  function setArchived(archived: boolean) {
    archive.mutate(archived, {
      onSuccess: () => toast({ title: archived ? text.archived : text.restored }),
      onError: error =>
        toast({ title: 'Erro', description: messageOf(error, text.saveFailed), variant: 'destructive' }),
      onSettled: () => setAsking(false),
    })
  }

  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => setEditing(true)}
        icon={<Pencil aria-hidden="true" className="size-5" />}
      >
        Editar
      </Button>
      {isActive ? (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => setAsking(true)}
          icon={<Archive aria-hidden="true" className="size-5" />}
        >
          Arquivar
        </Button>
      ) : (
        <Button
          size="sm"
          onClick={() => setArchived(false)}
          pending={archive.isPending}
          icon={<ArchiveRestore aria-hidden="true" className="size-5" />}
        >
          Trazer de volta
        </Button>
      )}
      <ClassForm open={editing} onOpenChange={setEditing} turma={turma} />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        variant="primary"
        title={`Arquivar “${turma.name}”?`}
        description={text.archiveHint}
        confirmLabel="Arquivar"
        pendingLabel="Arquivando..."
        pending={archive.isPending}
        onConfirm={() => setArchived(true)}
      />
    </>
  )
}

const parts = ['alunos', 'tarefas', 'materias'] as const

/** /classes/:classId — a class: its code, its pupils, its assignments and what it sees. */
export default function ClassPage() {
  const { classId = '' } = useParams()
  const [params, change] = useQueryParams()
  const found = useClass(classId)
  const turma = found.data
  const part = parts.find(one => one === params.get('ver')) ?? 'alunos'
  // The roster, read again while it is open, knows of who came in since the class was read.
  const members = useMembers(classId, turma !== undefined && part === 'alunos')
  if (found.isError && isNotFound(found.error)) return <NotFound />

  return (
    <Page
      title={turma?.name ?? 'Turma'}
      subtitle={turma?.note}
      back={<BackLink href="/classes">Turmas</BackLink>}
      actions={turma && <Actions turma={turma} />}
    >
      {found.isError && !turma ? (
        <ErrorState onRetry={() => found.refetch()} retrying={found.isFetching} />
      ) : !turma ? (
        <Skeleton className="h-64" />
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-6">
          <div className="min-w-0 max-lg:order-2">
            <Tabs
              label="Partes da turma"
              value={part}
              onValueChange={ver => change({ ver: ver === 'alunos' ? null : ver })}
              tabs={[
                {
                  value: 'alunos',
                  label: `Alunos (${members.data?.length ?? turma.membersCount})`,
                  content: (
                    <>
                      <h2 className="sr-only">Alunos</h2>
                      <Roster turma={turma} />
                    </>
                  ),
                },
                {
                  value: 'tarefas',
                  label: 'Tarefas',
                  content: (
                    <>
                      <h2 className="sr-only">Tarefas</h2>
                      <AssignmentList turma={turma} />
                    </>
                  ),
                },
                {
                  value: 'materias',
                  label: 'Matérias',
                  content: (
                    <>
                      <h2 className="sr-only">Matérias</h2>
                      <ClassSubjects turma={turma} />
                    </>
                  ),
                },
              ]}
            />
          </div>
          <WayIn turma={turma} />
        </div>
      )}
    </Page>
  )
}

/** The code of the class, its quiet hours and its progress. */
function WayIn({ turma }: { turma: SchoolClass }) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {turma.archivedAt === null ? (
        <CodePanel turma={turma} />
      ) : (
        <Card tone="xp">
          <p>Turma arquivada em {formatDate(turma.archivedAt)}. O código não vale enquanto ela estiver arquivada.</p>
        </Card>
      )}
      {turma.archivedAt === null && <QuietPanel turma={turma} />}
      <ButtonLink href={`/student-progress?turma=${turma.id}`} variant="info" size="sm" className="self-start">
        Ver o progresso da turma
      </ButtonLink>
    </div>
  )
}
