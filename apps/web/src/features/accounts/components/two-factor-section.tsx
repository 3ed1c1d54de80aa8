import { disableTwoFactor, renewRecoveryCodes } from '@capivira/core/accounts/two-factor-contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { toast } from '@capivira/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Mail, ShieldCheck, Smartphone } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { formatCount } from '../../../lib/format.ts'
import { refreshTwoFactor, useTwoFactor } from '../queries.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { ProfileSection } from './profile-section.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

/** Loaded for who switches it on. */
const TwoFactorSetup = lazy(async () => ({ default: (await import('./two-factor-setup.tsx')).TwoFactorSetup }))

type Doing = 'app' | 'email' | 'disable' | 'renew' | null

const means = { app: 'pelo aplicativo autenticador', email: 'por código no email' } as const

/** Two-factor: what it is, whether it is on, and the ways to switch it. */
export function TwoFactorSection({ email }: { email: string }) {
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
    mutationFn: (password: string) => call(disableTwoFactor, { body: { password } }),
    onSuccess: ({ message }) => {
      setDoing(null)
      toast({ title: message })
      return refreshTwoFactor(client)
    },
  })
  const renew = useMutation({
    mutationFn: (password: string) => call(renewRecoveryCodes, { body: { password } }),
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
        <>
          <div className="flex flex-wrap items-center gap-3">
            <Badge tone="primary" size="md" icon={<ShieldCheck aria-hidden="true" className="size-5" />}>
              Ligada
            </Badge>
            <p>
              {status.data.method && <>Funciona {means[status.data.method]}. </>}
              {restOf(status.data.recoveryCodesLeft)}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => start('renew')}>
              Criar códigos de recuperação novos
            </Button>
            <Button variant="ghost" onClick={() => start('disable')}>
              Desligar
            </Button>
          </div>
        </>
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          <Choice
            icon={<Smartphone aria-hidden="true" className="size-7 text-primary" />}
            title="Aplicativo autenticador"
            words="O mais seguro. Um aplicativo no celular mostra o código, mesmo sem internet."
            onChoose={() => start('app')}
          />
          <Choice
            icon={<Mail aria-hidden="true" className="size-7 text-primary" />}
            title="Código por email"
            words="A cada entrada, enviamos um código de 6 números para o seu email."
            onChoose={() => start('email')}
          />
        </div>
      )}
      {(doing === 'app' || doing === 'email') && (
        <Suspense>
          <TwoFactorSetup method={doing} email={email} onDone={show} onClose={() => setDoing(null)} />
        </Suspense>
      )}
      {doing === 'disable' && (
        <PasswordDialog
          title="Desligar a verificação em duas etapas?"
          description="Para entrar, bastará a senha. Os códigos de recuperação deixam de valer."
          confirmLabel="Desligar"
          pendingLabel="Desligando..."
          variant="danger"
          pending={disable.isPending}
          error={disable.error}
          onConfirm={password => disable.mutate(password)}
          onClose={() => setDoing(null)}
        />
      )}
      {doing === 'renew' && (
        <PasswordDialog
          title="Criar códigos novos?"
          description="Os códigos de recuperação que você guardou deixam de valer."
          confirmLabel="Criar códigos"
          pendingLabel="Criando..."
          pending={renew.isPending}
          error={renew.error}
          onConfirm={password => renew.mutate(password)}
          onClose={() => setDoing(null)}
        />
      )}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </ProfileSection>
  )
}

function restOf(left: number): string {
  if (left === 0) return 'Não restam códigos de recuperação: crie novos.'
  return left === 1
    ? 'Resta 1 código de recuperação.'
    : `Restam ${formatCount(left, 'código', 'códigos')} de recuperação.`
}

type ChoiceProps = { icon: ReactNode; title: string; words: string; onChoose: () => void }

function Choice({ icon, title, words, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="press flex flex-col items-start gap-1 rounded-md border-2 border-control bg-surface p-4 text-left [--press-edge:var(--control)]"
    >
      {icon}
      <span className="font-extrabold">{title}</span>
      <span className="text-sm text-ink-soft">{words}</span>
    </button>
  )
}
