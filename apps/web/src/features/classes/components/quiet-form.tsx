import type { SchoolClass } from '@capivira/core/classes/contract'
import { type QuietHours, quietHours } from '@capivira/core/classes/quiet-hours-shape'
import { Button } from '@capivira/ui/button.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { CircleAlert } from '@capivira/ui/icons'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { toast } from '@capivira/ui/toast'
import { type FormEvent, useId, useRef, useState } from 'react'
import { messageOf } from '../../../lib/http.ts'
import { useSetQuietHours } from '../queries.ts'
import { dayNames, text } from '../text.ts'

const usual: QuietHours = { days: [1, 2, 3, 4, 5], from: '07:00', until: '12:00', mayChange: true }

type Props = { turma: SchoolClass; open: boolean; onOpenChange: (open: boolean) => void }

/** The days and hours in which a class's pupils have no sounds, in a window. */
export function QuietForm({ turma, open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text.quietTitle} description={text.quietHint}>
      {open && <Form turma={turma} onClose={() => onOpenChange(false)} />}
    </Dialog>
  )
}

function Form({ turma, onClose }: { turma: SchoolClass; onClose: () => void }) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [hours, setHours] = useState<QuietHours>(turma.quietHours ?? usual)
  const [tried, setTried] = useState(false)
  const save = useSetQuietHours(turma.id)
  const parsed = quietHours.safeParse(hours)
  const wrong = (name: string) =>
    (tried && parsed.error?.issues.find(({ path }) => path[0] === name)?.message) || undefined

  function keep(next: QuietHours | null) {
    save.mutate(next, {
      onSuccess: () => {
        onClose()
        toast({ title: next ? text.quietSaved : text.quietRemoved })
      },
      onError: error =>
        toast({ title: 'Erro', description: messageOf(error, text.saveFailed), variant: 'destructive' }),
    })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (parsed.success) keep(parsed.data)
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  function toggle(day: number, on: boolean) {
    const days = on ? [...hours.days, day].toSorted((one, other) => one - other) : hours.days.filter(one => one !== day)
    setHours({ ...hours, days })
  }

  return (
    <form ref={form} id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Days id={`${formId}-days`} error={wrong('days')} days={hours.days} onToggle={toggle} />
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label="Das" error={wrong('from')} required>
          <TextInput
            type="time"
            value={hours.from}
            onChange={event => setHours({ ...hours, from: event.target.value })}
          />
        </Field>
        <Field label="Às" error={wrong('until')} required>
          <TextInput
            type="time"
            value={hours.until}
            onChange={event => setHours({ ...hours, until: event.target.value })}
          />
        </Field>
      </div>
      <label className="flex min-h-12 items-center gap-3 font-bold">
        <input
          type="checkbox"
          checked={hours.mayChange}
          onChange={event => setHours({ ...hours, mayChange: event.target.checked })}
          className="size-6 shrink-0 accent-primary"
        />
        {text.quietAllow}
      </label>
      <div className="flex flex-col-reverse gap-3 pt-1 sm:flex-row sm:justify-end">
        {turma.quietHours && (
          <Button variant="ghost" onClick={() => keep(null)} disabled={save.isPending}>
            Voltar a ter sons
          </Button>
        )}
        <Button type="submit" pending={save.isPending} pendingLabel="Salvando...">
          Salvar
        </Button>
      </div>
    </form>
  )
}

/** The days of the week, each to be ticked. */
function Days({
  id,
  error,
  days,
  onToggle,
}: {
  id: string
  error: string | undefined
  days: QuietHours['days']
  onToggle: (day: number, on: boolean) => void
}) {
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="mb-1.5 font-bold">Dias</legend>
      <div className="flex flex-wrap gap-2">
        {dayNames.map(({ short, name }, day) => (
          <label
            key={name}
            className={
              'flex min-h-12 min-w-14 cursor-pointer items-center justify-center rounded-md border-2 ' +
              'border-control px-2 font-extrabold has-checked:border-primary has-checked:bg-soft-primary ' +
              'has-checked:text-primary-ink has-aria-invalid:border-danger has-focus-visible:outline-3 ' +
              'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
            }
          >
            <input
              type="checkbox"
              aria-label={name}
              aria-invalid={error ? true : undefined}
              checked={days.includes(day)}
              onChange={event => onToggle(day, event.target.checked)}
              className="pointer-events-none absolute appearance-none focus-visible:outline-none"
            />
            {days.includes(day) && <span aria-hidden="true">✓&nbsp;</span>}
            {short}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} role="alert" className="mt-1.5 flex items-start gap-1.5 text-sm font-bold text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
