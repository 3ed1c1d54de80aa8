import type { JoinedClass } from '@capivira/core/classes/contract'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { LogOut } from '@capivira/ui/icons'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { toast } from '@capivira/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../lib/http.ts'
import { useJoinedClasses, useLeave } from '../queries.ts'
import { text } from '../text.ts'

/** The classes a pupil is in, and the way out of each. */
export function JoinedClasses() {
  const classes = useJoinedClasses()
  const leave = useLeave()
  const [leaving, setLeaving] = useState<JoinedClass | null>(null)
  if (classes.isError && !classes.data)
    return <ErrorState level={3} onRetry={() => classes.refetch()} retrying={classes.isFetching} />
  if (!classes.data) return <Skeleton className="h-28" />
  if (classes.data.length === 0)
    return (
      <Card>
        <p className="font-extrabold">{text.notInClass}</p>
        <p className="text-ink-soft">{text.notInClassHint}</p>
      </Card>
    )
  return (
    <>
      <ul className="m-0 flex list-none flex-col gap-3 p-0">
        {classes.data.map(turma => (
          <li key={turma.id}>
            <Card className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0 flex-1 basis-48">
                <h3 className="text-lg leading-snug wrap-anywhere">{turma.name}</h3>
                <p className="text-sm text-ink-soft wrap-anywhere">
                  {[turma.note, `com ${turma.teacherName}`].filter(Boolean).join(' · ')}
                </p>
              </div>
              <Button
                size="sm"
                variant="secondary"
                icon={<LogOut aria-hidden="true" className="size-5" />}
                aria-label={`Sair da turma ${turma.name}`}
                onClick={() => setLeaving(turma)}
              >
                Sair da turma
              </Button>
            </Card>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={leaving !== null}
        onOpenChange={open => !open && setLeaving(null)}
        title="Sair da turma?"
        description={text.leaveHint(leaving?.name ?? '')}
        confirmLabel="Sair da turma"
        pendingLabel="Saindo..."
        pending={leave.isPending}
        onConfirm={() =>
          leaving &&
          leave.mutate(leaving.id, {
            onSuccess: () => toast({ title: text.left }),
            onError: error =>
              toast({ title: 'Erro', description: messageOf(error, text.saveFailed), variant: 'destructive' }),
            onSettled: () => setLeaving(null),
          })
        }
      />
    </>
  )
}
