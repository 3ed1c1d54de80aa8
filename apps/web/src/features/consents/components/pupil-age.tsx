import { ageRanges } from '@capivira/core/accounts/contract'
import { calledName } from '@capivira/core/accounts/namesakes'
import { Button } from '@capivira/ui/button.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Select } from '@capivira/ui/select.tsx'
import { useState } from 'react'
import { useSetAge } from '../queries.ts'

type AgeRange = (typeof ageRanges)[number]

const labels: Record<AgeRange, string> = {
  'até 12': 'até 12 anos',
  '13 a 17': '13 a 17 anos',
  '18 ou mais': '18 anos ou mais',
}

type Props = { pupil: { userId: string; fullName: string; apart?: string | undefined }; ageRange: AgeRange | null }

/** What is known of a pupil's age, and the way to put it right: some tell another to be shown in the gallery. */
export function PupilAge({ pupil, ageRange }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="text-ink-soft">Faixa de idade:</span>
      <strong>{ageRange ? labels[ageRange] : 'não informada'}</strong>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Corrigir a faixa de idade de ${calledName(pupil)}`}
        onClick={() => setOpen(true)}
      >
        Corrigir
      </Button>
      {open && <AgeDialog pupil={pupil} ageRange={ageRange} onClose={() => setOpen(false)} />}
    </p>
  )
}

function AgeDialog({ pupil, ageRange, onClose }: Props & { onClose: () => void }) {
  const [chosen, setChosen] = useState<AgeRange>(ageRange ?? 'até 12')
  const setAge = useSetAge()
  return (
    <Dialog
      open
      onOpenChange={next => !next && !setAge.isPending && onClose()}
      title="Corrigir a faixa de idade"
      description={
        `De ${calledName(pupil)}. Com até 12 anos, os desenhos saem da galeria e a foto fica guardada até um ` +
        'responsável autorizar. A correção fica no registro da administração.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={setAge.isPending}>
            Cancelar
          </Button>
          <Button
            pending={setAge.isPending}
            pendingLabel="Guardando..."
            onClick={() => setAge.mutate({ userId: pupil.userId, ageRange: chosen }, { onSuccess: onClose })}
          >
            Guardar
          </Button>
        </>
      }
    >
      <Field label="Faixa de idade">
        <Select
          value={chosen}
          onChange={({ target }) => setChosen(ageRanges.find(range => range === target.value) ?? chosen)}
        >
          {ageRanges.map(range => (
            <option key={range} value={range}>
              {labels[range]}
            </option>
          ))}
        </Select>
      </Field>
    </Dialog>
  )
}
