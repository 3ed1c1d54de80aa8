import { type ConsentLink, giveBody } from '@capivira/core/consents/contract'
import { consentText } from '@capivira/core/consents/text'
import { consentVersion } from '@capivira/core/consents/text-versions'
import type { Parsed, Sent } from '@capivira/core/http/endpoint'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { HeartHandshake } from '@capivira/ui/icons'
import { Outcome } from '@capivira/ui/outcome.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatDate } from '../../../lib/format.ts'
import { useGiveConsent, useRevokeByLink } from '../queries.ts'
import { ConsentWords } from './consent-words.tsx'

type Values = Sent<typeof giveBody>
type Body = Parsed<typeof giveBody>
type Props = {
  token: string
  link: ConsentLink
  /** Once they have agreed or taken it back: the next person at this computer has no business with the link. */
  onAnswered: () => void
}

/** What a guardian reads, and their answer: agreeing, or later taking it back. */
export function GuardianAnswer({ token, link, onAnswered }: Props) {
  const [first] = useState(link.state)
  const arrives = link.state !== first
  if (link.state === 'revoked')
    return (
      <Outcome arrives={arrives} className="text-center">
        Este consentimento foi retirado. {link.childFirstName} continua estudando normalmente. Se mudar de ideia, fale
        com a escola.
      </Outcome>
    )
  return link.state === 'given' ? (
    <Given token={token} link={link} onAnswered={onAnswered} arrives={arrives} />
  ) : (
    <Ask token={token} link={link} onAnswered={onAnswered} />
  )
}

function Given({ token, link, onAnswered, arrives }: Props & { arrives: boolean }) {
  const revoke = useRevokeByLink(token, onAnswered)
  const [asking, setAsking] = useState(false)
  return (
    <div className="flex flex-col gap-5">
      <Outcome arrives={arrives} className="flex flex-col items-center gap-3 text-center">
        <HeartHandshake aria-hidden="true" className="size-12 text-primary" />
        <p className="text-lg font-bold">Obrigado, {link.guardianName}! O seu consentimento está registrado.</p>
        <p className="text-ink-soft">
          Dado em {link.givenAt && formatDate(link.givenAt)}. Guarde a mensagem que recebeu: por este mesmo link você
          pode retirá-lo quando quiser.
        </p>
      </Outcome>
      <details>
        <summary className="flex min-h-12 cursor-pointer items-center font-bold">Ler de novo o texto</summary>
        <ConsentWords version={link.textVersion ?? null} />
      </details>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Retirar o consentimento
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Retirar o consentimento?"
        description={
          `Os desenhos de ${link.childFirstName} saem da galeria e a foto é apagada; estudar e jogar continua ` +
          'igual. Por este link não dá para autorizar de novo: será preciso pedir outro.'
        }
        confirmLabel="Retirar"
        pendingLabel="Retirando..."
        pending={revoke.isPending}
        onConfirm={() => revoke.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </div>
  )
}

function Ask({ token, link, onAnswered }: Props) {
  const give = useGiveConsent(token, onAnswered)
  const form = useForm<Values, unknown, Body>({
    resolver: standardSchemaResolver(giveBody),
    defaultValues: { guardianName: link.guardianName, relation: link.relation, isGuardian: false },
  })
  const { errors } = form.formState
  return (
    <div className="flex flex-col gap-5">
      <ConsentWords />
      <form
        noValidate
        onSubmit={form.handleSubmit(body => give.mutate({ ...body, textVersion: consentVersion }))}
        className="border-t-2 border-line pt-5"
      >
        <fieldset disabled={give.isPending} className="flex flex-col gap-4">
          <Field label="Seu nome" error={errors.guardianName?.message} required>
            <TextInput autoComplete="name" autoCapitalize="words" maxLength={255} {...form.register('guardianName')} />
          </Field>
          <Field
            label={`O que você é de ${link.childFirstName}?`}
            hint="Mãe, pai, avó, tutor legal…"
            error={errors.relation?.message}
            required
          >
            <TextInput maxLength={60} {...form.register('relation')} />
          </Field>
          <div className="flex flex-col gap-1.5">
            <label className="flex min-h-12 items-start gap-3">
              <input
                type="checkbox"
                className="mt-0.5 size-6 shrink-0 accent-primary"
                aria-invalid={errors.isGuardian ? true : undefined}
                aria-describedby="declaration-error"
                {...form.register('isGuardian')}
              />
              {consentText.declaration}
            </label>
            <p id="declaration-error" role="alert" className="text-sm font-bold text-danger">
              {errors.isGuardian?.message}
            </p>
          </div>
          <Button type="submit" size="lg" wide pending={give.isPending} pendingLabel="Registrando...">
            Autorizar
          </Button>
          <p className="text-center text-sm text-ink-soft">
            Se não quiser autorizar, é só fechar esta página: {link.childFirstName} continua estudando.
          </p>
        </fieldset>
      </form>
    </div>
  )
}
