import { disableTwoFactor, renewRecoveryCodes } from '@capivira/core/accounts/two-factor-contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { ShieldCheck } from '@capivira/ui/icons'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { toast } from '@capivira/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { formatCount } from '../../../lib/format.ts'
import { refreshTwoFactor, useTwoFactor } from '../queries.ts'
import { PasswordDialog, type Proof } from './password-dialog.tsx'
import { ProfileSection } from './profile-section.tsx'
import { TwoFactorChoices, type Way } from './two-factor-choices.tsx'

/** Loaded for who switches it on, or has codes to put away. */
const TwoFactorSetup = lazy(async () => ({ default: (await import('./two-factor-setup.tsx')).TwoFactorSetup }))
const RecoveryCodesDialog = lazy(async () => ({
  default: (await import('./recovery-codes-dialog.tsx')).RecoveryCodesDialog,
}))

type Status = NonNullable<ReturnType<typeof useTwoFactor>['data']>
/** A change that needs the password, under way or refused. */
type Proven = { isPending: boolean; error: Error | null; mutate: (proof: Proof) => void }
type Doing = Way | 'disable' | 'renew' | null

/** To another phone, or from one way to the other. */
const moves = { app: 'Usar outro celular ou aplicativo', email: 'Receber o código por email' } as const

const means = { app: 'pelo aplicativo autenticador', email: 'por código no email' } as const

/** Two-factor: what it is, whether it is on, and the ways to switch it. */
export function TwoFactorSection() {
  const client = useQueryClient()
  const status = useTwoFactor()
  const [doing, setDoing] = useState<Doing>(null)
  const [codes, setCodes] = useState<readonly string[]>([])

  function show(recoveryCodes: readonly string[]) {
    setDoing(null)
    setCodes(recoveryCodes)
    refreshTwoFactor(client)
  }
  const disable = useMutation({
    mutationFn: (proof: Proof) => call(disableTwoFactor, { body: proof }),
    onSuccess: ({ message }) => {
      setDoing(null)
      toast({ title: message })
      return refreshTwoFactor(client)
    },
  })
  const renew = useMutation({
    mutationFn: (proof: Proof) => call(renewRecoveryCodes, { body: proof }),
    onSuccess: ({ recoveryCodes }) => show(recoveryCodes),
  })
  function start(next: Doing) {
    disable.reset()
    renew.reset()
    setDoing(next)
  }

  return (
    <ProfileSection
      title="Verificação em duas etapas"
      description="Além da senha, um código: mesmo que alguém descubra sua senha, não consegue entrar."
      icon={<ShieldCheck aria-hidden="true" className="mt-1 size-6 shrink-0 text-primary" />}
    >
      {status.isError ? (
        <ErrorState level={3} onRetry={status.refetch} retrying={status.isFetching} />
      ) : status.isPending ? (
        <Skeleton className="h-20" />
      ) : status.data.enabled ? (
        <Enabled status={status.data} start={start} />
      ) : (
        <TwoFactorChoices methods={status.data.methods} onChoose={start} />
      )}
      {(doing === 'app' || doing === 'email') && (
        <Suspense>
          <TwoFactorSetup method={doing} onDone={show} onClose={() => setDoing(null)} />
        </Suspense>
      )}
      {doing === 'disable' && <DisableDialog onClose={() => setDoing(null)} disable={disable} />}
      {doing === 'renew' && <RenewDialog onClose={() => setDoing(null)} renew={renew} />}
      {codes.length > 0 && (
        <Suspense>
          <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />
        </Suspense>
      )}
    </ProfileSection>
  )
}

function restOf(left: number): string {
  if (left === 0) return 'Não restam códigos de recuperação: crie novos.'
  return left === 1
    ? 'Resta 1 código de recuperação.'
    : `Restam ${formatCount(left, 'código', 'códigos')} de recuperação.`
}

/** That it is on, how it works, and what can be changed about it. */
function Enabled({ status, start }: { status: Status; start: (next: Doing) => void }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="primary" size="md" icon={<ShieldCheck aria-hidden="true" className="size-5" />}>
          Ligada
        </Badge>
        <p>
          {status.method && <>Funciona {means[status.method]}. </>}
          {restOf(status.recoveryCodesLeft)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => start('renew')}>
          Criar códigos de recuperação novos
        </Button>
        {status.methods
          .filter(way => way === 'app' || way !== status.method)
          .map(way => (
            <Button key={way} variant="secondary" onClick={() => start(way)}>
              {moves[way]}
            </Button>
          ))}
        {!status.required && (
          <Button variant="ghost" onClick={() => start('disable')}>
            Desligar
          </Button>
        )}
      </div>
      {status.required && (
        <p className="text-sm text-ink-soft">
          A sua escola pede a verificação em duas etapas a quem ensina e administra: ela fica ligada. Se perder o
          celular e os códigos de recuperação, fale com a administração.
        </p>
      )}
    </>
  )
}

/** Asks for the password before it is switched off. */
function DisableDialog({ onClose, disable }: { onClose: () => void; disable: Proven }) {
  return (
    <PasswordDialog
      title="Desligar a verificação em duas etapas?"
      description="Para entrar, bastará a senha. Os códigos de recuperação deixam de valer."
      confirmLabel="Desligar"
      pendingLabel="Desligando..."
      variant="danger"
      pending={disable.isPending}
      error={disable.error}
      onConfirm={proof => disable.mutate(proof)}
      onClose={onClose}
    />
  )
}

/** Asks for the password before new codes replace the old ones. */
function RenewDialog({ onClose, renew }: { onClose: () => void; renew: Proven }) {
  return (
    <PasswordDialog
      title="Criar códigos novos?"
      description="Os códigos de recuperação que você guardou deixam de valer."
      confirmLabel="Criar códigos"
      pendingLabel="Criando..."
      pending={renew.isPending}
      error={renew.error}
      onConfirm={proof => renew.mutate(proof)}
      onClose={onClose}
    />
  )
}
