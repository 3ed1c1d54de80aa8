import { writtenName } from '@capivira/core/accounts/namesakes'
import { type PupilConsent, paperBody } from '@capivira/core/consents/contract'
import { consentVersion, consentVersions } from '@capivira/core/consents/text-versions'
import type { Parsed, Sent } from '@capivira/core/http/endpoint'
import { Button } from '@capivira/ui/button.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Select } from '@capivira/ui/select.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useRecordPaper } from '../queries.ts'

/** Takes in the sheet that came back signed: who signed it. */
export function PaperDialog({ pupil, onClose }: { pupil: PupilConsent; onClose: () => void }) {
  const formId = useId()
  const record = useRecordPaper(pupil.userId)
  const form = useForm<Sent<typeof paperBody>, unknown, Parsed<typeof paperBody>>({
    resolver: standardSchemaResolver(paperBody),
    defaultValues: {
      guardianName: pupil.guardianName ?? '',
      relation: pupil.relation ?? '',
      textVersion: consentVersion,
    },
  })
  const { errors } = form.formState
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Folha recebida"
      description={
        `Quem assinou por ${writtenName(pupil)}? Guarde a folha na escola: o registro diz quem a recebeu e ` + 'quando.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} pending={record.isPending} pendingLabel="Registrando...">
            Registrar
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={form.handleSubmit(body => record.mutate(body, { onSuccess: onClose }))}
        className="flex flex-col gap-4"
      >
        <Field label="Nome de quem assinou" error={errors.guardianName?.message} required>
          <TextInput autoComplete="off" autoCapitalize="words" maxLength={255} {...form.register('guardianName')} />
        </Field>
        <Field label="Texto da folha" hint="Está escrito no fim dela.">
          <Select {...form.register('textVersion')}>
            {consentVersions.map(version => (
              <option key={version} value={version}>
                {version}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="O que é da criança" hint="Mãe, pai, avó, tutor legal…" error={errors.relation?.message} required>
          <TextInput autoComplete="off" maxLength={60} {...form.register('relation')} />
        </Field>
      </form>
    </Dialog>
  )
}
