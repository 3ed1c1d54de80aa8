import { guardianBody, type OwnConsent } from '@capivira/core/consents/contract'
import { forChild } from '@capivira/core/consents/for-child'
import type { Parsed, Sent } from '@capivira/core/http/endpoint'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { HeartHandshake } from '@capivira/ui/icons'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatDate } from '../../../lib/format.ts'
import { fieldErrorsOf } from '../../../lib/http.ts'
import { ProfileSection } from '../../accounts/components/profile-section.tsx'
import { useAskGuardian, useOwnConsent, useRevokeOwn } from '../queries.ts'

/** The long text of the law comes after the rest of the profile. */
const ConsentWords = lazy(async () => ({ default: (await import('./consent-words.tsx')).ConsentWords }))

/** A child's own view of the consent: where it stands, whom to ask, and the way to take it back. */
export function ConsentSection() {
  const consent = useOwnConsent()
  return (
    <ProfileSection
      title="Autorização do responsável"
      description={forChild[0]}
      icon={<HeartHandshake aria-hidden="true" className="mt-1 size-6 shrink-0 text-primary" />}
    >
      {consent.isError && !consent.data ? (
        <ErrorState level={3} onRetry={consent.refetch} retrying={consent.isFetching} />
      ) : !consent.data ? (
        <Skeleton className="h-24" />
      ) : (
        <Standing consent={consent.data} />
      )}
      <details>
        <summary className="flex min-h-12 cursor-pointer items-center font-bold">Ler o texto com o adulto</summary>
        <Suspense fallback={<Skeleton className="h-40" />}>
          <ConsentWords version={consent.data?.state === 'given' ? consent.data.textVersion : null} />
        </Suspense>
      </details>
    </ProfileSection>
  )
}

function Standing({ consent }: { consent: OwnConsent }) {
  const revoke = useRevokeOwn()
  const [asking, setAsking] = useState(false)
  const {
    state,
    guardianName,
    relation,
    guardianEmail,
    givenAt,
    askedAt,
    method,
    recordedByName,
    objectedAt,
    undelivered,
  } = consent
  if (state === 'given')
    return (
      <>
        <p className="rounded-md bg-soft-primary p-4 text-primary-ink">
          <strong>Autorizado</strong> por {guardianName} ({relation}) em {givenAt && formatDate(givenAt)}
          {method === 'paper' && `, em papel, na escola${recordedByName ? `, com ${recordedByName}` : ''}`}. Seus
          desenhos podem ir para a galeria, e você pode usar uma foto.
        </p>
        <div>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Retirar a autorização
          </Button>
        </div>
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title="Retirar a autorização?"
          description={
            'Seus desenhos saem da galeria e sua foto é apagada. Você continua estudando. Para valer de novo, o ' +
            'adulto precisa autorizar outra vez.'
          }
          confirmLabel="Retirar"
          pendingLabel="Retirando..."
          pending={revoke.isPending}
          onConfirm={() => revoke.mutate(undefined, { onSettled: () => setAsking(false) })}
        />
      </>
    )
  return (
    <>
      {state === 'asked' ? (
        <div className="flex flex-wrap items-center gap-3 rounded-md bg-soft-info p-4 text-info-ink">
          <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
            {undelivered ??
              `Esperando a resposta de ${guardianName}: a mensagem para ${guardianEmail} foi pedida em ` +
                `${askedAt && formatDate(askedAt)}.`}
          </p>
          <Button
            variant="secondary"
            size="sm"
            pending={revoke.isPending}
            pendingLabel="Cancelando..."
            onClick={() => revoke.mutate(undefined)}
          >
            Cancelar pedido
          </Button>
        </div>
      ) : (
        <p className="rounded-md bg-soft-xp p-4 text-xp-ink">
          {objectedAt
            ? `Em ${formatDate(objectedAt)}, a escola não aceitou a autorização que veio por email. Converse com ` +
              'o seu professor. '
            : 'Falta a autorização. '}
          {forChild[1]} Se o adulto preferir papel, peça a folha ao seu professor.
        </p>
      )}
      <AskForm again={state === 'asked'} />
    </>
  )
}

function AskForm({ again }: { again: boolean }) {
  const ask = useAskGuardian()
  const empty = { guardianName: '', relation: '', guardianEmail: '' }
  const form = useForm<Sent<typeof guardianBody>, unknown, Parsed<typeof guardianBody>>({
    resolver: standardSchemaResolver(guardianBody),
    defaultValues: empty,
  })
  const { errors } = form.formState
  const told = fieldErrorsOf(ask.error)
  return (
    <form noValidate onSubmit={form.handleSubmit(body => ask.mutate(body, { onSuccess: () => form.reset(empty) }))}>
      <fieldset disabled={ask.isPending} className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Nome do adulto" error={errors.guardianName?.message} required>
          <TextInput autoComplete="off" autoCapitalize="words" maxLength={255} {...form.register('guardianName')} />
        </Field>
        <Field label="O que essa pessoa é sua?" error={errors.relation?.message} required>
          <TextInput autoComplete="off" maxLength={60} placeholder="Mãe, pai, avó…" {...form.register('relation')} />
        </Field>
        <Field
          label="Email do adulto"
          error={errors.guardianEmail?.message ?? told.guardianEmail}
          required
          className="sm:col-span-2"
        >
          <TextInput type="email" inputMode="email" autoComplete="off" {...form.register('guardianEmail')} />
        </Field>
        <div className="sm:col-span-2">
          <Button type="submit" pending={ask.isPending} pendingLabel="Enviando...">
            {again ? 'Enviar para outra pessoa' : 'Pedir autorização por email'}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
