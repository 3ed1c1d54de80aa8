import type { SubjectAccess } from '@capivira/core/classes/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Eye } from '@capivira/ui/icons'
import { RadioCards } from '@capivira/ui/radio-cards.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { toast } from '@capivira/ui/toast'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../../lib/http.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { useClasses, useSetAccess, useSubjectAccess } from '../queries.ts'
import { text } from '../text.ts'

type Subject = { id: number; name: string }

/** 'Quem vê': decides which pupils see a subject. */
export function AccessButton({ subject }: { subject: Subject }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Eye aria-hidden="true" className="size-5" />}
        aria-label={`Quem vê ${subject.name}`}
        onClick={() => setOpen(true)}
      >
        Quem vê
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`Quem vê ${subject.name}?`}
        description="Vale para todos os materiais da matéria: cards, quizzes, páginas e jogos."
      >
        {open && <Access subject={subject} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

function Access({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const access = useSubjectAccess(subject.id)
  const classes = useClasses()
  if (access.isError || classes.isError)
    return (
      <ErrorState
        level={3}
        onRetry={() => Promise.all([access.refetch(), classes.refetch()])}
        retrying={access.isFetching || classes.isFetching}
      />
    )
  // Read anew on opening; while it is read again after saving, the form must stay to close itself.
  if (!access.data || !classes.data || !access.isFetchedAfterMount) return <Skeleton className="h-40" />
  const active = classes.data.filter(({ id, archivedAt }) => archivedAt === null || access.data.classIds.includes(id))
  return <Form subject={subject} initial={access.data} classes={active} onClose={onClose} />
}

type Turma = { id: number; name: string; note: string | null; archivedAt: string | null }
type FormProps = { subject: Subject; initial: SubjectAccess; classes: readonly Turma[]; onClose: () => void }

function Form({ subject, initial, classes, onClose }: FormProps) {
  const [restricted, setRestricted] = useState(initial.restricted)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(initial.classIds))
  const [missing, setMissing] = useState(false)
  const save = useSetAccess(subject.id)

  function toggle(id: number) {
    setChosen(before => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (restricted && chosen.size === 0) return setMissing(true)
    save.mutate(
      { restricted, classIds: restricted ? [...chosen] : [] },
      {
        onSuccess: () => {
          onClose()
          toast({ title: text.accessSaved })
        },
        onError: error =>
          toast({ title: 'Erro', description: messageOf(error, text.saveFailed), variant: 'destructive' }),
      },
    )
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <RadioCards
        legend="Alunos"
        value={restricted ? 'classes' : 'all'}
        onValueChange={value => setRestricted(value === 'classes')}
        options={[
          { value: 'all', label: 'Todos os alunos' },
          { value: 'classes', label: 'Só algumas turmas' },
        ]}
      />
      {restricted && classes.length === 0 && (
        <div className="flex flex-col items-start gap-3 rounded-md bg-soft-xp p-4 text-xp-ink">
          <p>Você ainda não tem turmas. Crie a primeira e volte aqui.</p>
          <ButtonLink href="/classes" size="sm">
            Criar turma
          </ButtonLink>
        </div>
      )}
      {restricted && classes.length > 0 && (
        <ClassChecks classes={classes} chosen={chosen} toggle={toggle} missing={missing && chosen.size === 0} />
      )}
      <div className="flex flex-col-reverse gap-3 pt-1 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose} disabled={save.isPending}>
          Cancelar
        </Button>
        <Button
          type="submit"
          pending={save.isPending}
          pendingLabel="Salvando..."
          disabled={restricted && classes.length === 0}
        >
          Salvar
        </Button>
      </div>
    </form>
  )
}

type ChecksProps = {
  classes: readonly Turma[]
  chosen: ReadonlySet<number>
  toggle: (id: number) => void
  /** Whether none was chosen where one must be. */
  missing: boolean
}

/** The turmas to tick. */
function ClassChecks({ classes, chosen, toggle, missing }: ChecksProps) {
  return (
    <fieldset className="m-0 flex flex-col gap-1 border-0 p-0">
      <legend className="mb-1 p-0 font-bold">Turmas que veem</legend>
      {classes.map(({ id, name, note, archivedAt }) => (
        <label key={id} className="flex min-h-12 cursor-pointer items-center gap-3 rounded-sm px-2 hover:bg-soft-info">
          <input
            type="checkbox"
            checked={chosen.has(id)}
            onChange={() => toggle(id)}
            className="size-5 shrink-0 accent-primary"
          />
          <span className="min-w-0 wrap-anywhere">
            <strong>{name}</strong>
            {note && <span className="text-ink-soft"> · {note}</span>}
            {archivedAt && <span className="text-ink-soft"> (arquivada)</span>}
          </span>
        </label>
      ))}
      {missing && (
        <p role="alert" className="text-sm font-bold text-danger">
          Escolha ao menos uma turma.
        </p>
      )}
    </fieldset>
  )
}
