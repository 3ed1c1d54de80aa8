import type { Subject } from '@capivira/core/materials/contract'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Archive, ArchiveRestore, Merge, Trash2 } from '@capivira/ui/icons'
import { Select } from '@capivira/ui/select.tsx'
import { toast } from '@capivira/ui/toast'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../../lib/http.ts'
import { useArchiveSubject, useDeleteSubject, useMergeSubject, useSubjectContents } from '../subject-queries.ts'
import { deleteQuestion, mergeHint, text } from '../subject-text.ts'

type Props = { subject: Subject }

/** Tells what failed, and why where the server says so. */
const fail = (error: unknown, what: string, title = 'Erro') =>
  toast({ title, description: messageOf(error, what, what), variant: 'destructive' })

/** 'Arquivar', after saying what it means, or 'Trazer de volta'. */
export function ArchiveSubject({ subject: { id, name, archivedAt } }: Props) {
  const [asking, setAsking] = useState(false)
  const archive = useArchiveSubject(id)
  if (archivedAt !== null)
    return (
      <Button
        size="sm"
        variant="secondary"
        icon={<ArchiveRestore aria-hidden="true" className="size-5" />}
        aria-label={`Trazer de volta ${name}`}
        pending={archive.isPending}
        onClick={() =>
          archive.mutate(false, {
            onSuccess: () => toast({ title: text.restored }),
            onError: error => fail(error, text.restoreFailed),
          })
        }
      >
        Trazer de volta
      </Button>
    )
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Archive aria-hidden="true" className="size-5" />}
        aria-label={`Arquivar ${name}`}
        onClick={() => setAsking(true)}
      >
        Arquivar
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Arquivar ${name}?`}
        description={text.archiveHint}
        confirmLabel="Arquivar"
        pendingLabel="Arquivando..."
        variant="primary"
        pending={archive.isPending}
        onConfirm={() =>
          archive.mutate(true, {
            onSuccess: () => toast({ title: text.archived }),
            onError: error => fail(error, text.archiveFailed),
            onSettled: () => setAsking(false),
          })
        }
      />
    </>
  )
}

/** 'Juntar': moves everything of a subject to another. */
export function MergeSubject({ subject, others }: Props & { others: readonly Subject[] }) {
  const [open, setOpen] = useState(false)
  if (others.length === 0) return null
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Merge aria-hidden="true" className="size-5" />}
        aria-label={`Juntar ${subject.name} a outra matéria`}
        onClick={() => setOpen(true)}
      >
        Juntar
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={`Juntar ${subject.name}`} description={mergeHint}>
        {open && <MergeForm subject={subject} others={others} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

function MergeForm({ subject, others, onClose }: Props & { others: readonly Subject[]; onClose: () => void }) {
  const [into, setInto] = useState(others[0]?.id ?? 0)
  const merge = useMergeSubject(subject.id)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    merge.mutate(into, {
      onSuccess: () => {
        onClose()
        toast({ title: text.merged })
      },
      onError: error => fail(error, text.mergeFailed),
    })
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <Field label="Com qual matéria?">
        <Select value={into} onChange={event => setInto(Number(event.target.value))}>
          {others.map(({ id, name, archivedAt }) => (
            <option key={id} value={id}>
              {archivedAt === null ? name : `${name} (arquivada)`}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex flex-col-reverse gap-3 pt-1 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose} disabled={merge.isPending}>
          Cancelar
        </Button>
        <Button type="submit" pending={merge.isPending} pendingLabel="Juntando...">
          Juntar
        </Button>
      </div>
    </form>
  )
}

/** 'Excluir', after saying what becomes of materials and progress: it cannot be confirmed before that is known. */
export function DeleteSubject({ subject: { id, name } }: Props) {
  const [asking, setAsking] = useState(false)
  const contents = useSubjectContents(id, asking)
  const remove = useDeleteSubject(id)
  const known = contents.data
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        aria-label={`Excluir ${name}`}
        onClick={() => setAsking(true)}
      >
        Excluir
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Excluir ${name}?`}
        description={
          known
            ? deleteQuestion(name, known)
            : contents.isError
              ? 'Não conseguimos ver o que há nesta matéria, por isso nada será excluído agora. Tente de novo em ' +
                'instantes.'
              : 'Vendo o que há nesta matéria...'
        }
        confirmLabel={contents.isError && !known ? 'Tentar de novo' : 'Excluir'}
        variant={contents.isError && !known ? 'primary' : 'danger'}
        pending={remove.isPending || (contents.isFetching && !known)}
        pendingLabel={remove.isPending ? 'Excluindo...' : 'Um momento...'}
        onConfirm={() => {
          if (!known) return void contents.refetch()
          remove.mutate(undefined, {
            onSuccess: () => toast({ title: text.deleted }),
            onError: error => fail(error, text.deleteRefused, text.deleteFailed),
            onSettled: () => setAsking(false),
          })
        }}
      />
    </>
  )
}
