import type { User } from '@capivira/core/accounts/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { toast } from '@capivira/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserKey } from '../current-user.ts'
import { refreshTwoFactor, useTwoFactor } from '../queries.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { TwoFactorChoices, type Way } from './two-factor-choices.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'

type Props = {
  /** Two-factor is on, and the recovery codes were shown. */
  onDone: () => void
}

/** Sets up the two-factor that the school asks for. Its recovery codes are shown before the app goes on. */
export function TwoFactorFirst({ onDone }: Props) {
  const client = useQueryClient()
  const status = useTwoFactor()
  const [way, setWay] = useState<Way | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])

  const goOn = useMutation({
    mutationFn: () => refreshTwoFactor(client),
    onSuccess: () => {
      if (!client.getQueryData<User>(currentUserKey)?.mustSetUpTwoFactor) return onDone()
      toast({ title: 'Ainda não deu', description: 'Confira sua internet e tente de novo.', variant: 'destructive' })
    },
  })
  function putAway() {
    setWay(null)
    setCodes([])
    goOn.mutate()
  }
  if (status.isError) return <ErrorState level={2} onRetry={status.refetch} retrying={status.isFetching} />
  if (status.isPending) return <Skeleton className="h-40" />
  if (status.data.enabled && codes.length === 0)
    return (
      <Card>
        <p>A verificação em duas etapas já está ligada.</p>
        <Button size="lg" wide pending={goOn.isPending} pendingLabel="Abrindo..." onClick={() => goOn.mutate()}>
          Continuar
        </Button>
      </Card>
    )
  return (
    <>
      <TwoFactorChoices methods={status.data.methods} onChoose={setWay} />
      <p className="text-ink-soft">
        Não tem um aplicativo autenticador? Google Authenticator, Aegis e o Senhas do iPhone são gratuitos. Se estiver
        sem celular, {status.data.methods.includes('email') ? 'escolha o email' : 'fale com a administração da escola'}.
      </p>
      {way && codes.length === 0 && <TwoFactorSetup method={way} onDone={setCodes} onClose={() => setWay(null)} />}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={putAway} />}
    </>
  )
}
