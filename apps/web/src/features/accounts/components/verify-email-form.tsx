import type { confirmEmail } from '@capivira/core/accounts/email-contract'
import type { unlock, verifyEmail } from '@capivira/core/accounts/recovery-contract'
import { Button } from '@capivira/ui/button.tsx'
import { MailCheck } from '@capivira/ui/icons'
import { Outcome } from '@capivira/ui/outcome.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { ApiError, messageOf } from '../../../lib/http.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { currentUserKey, useCurrentUser } from '../current-user.ts'

type Props = {
  token: string
  /** What the link is for: the address of a new account, another one for an account, or being let in again. */
  by: typeof verifyEmail | typeof confirmEmail | typeof unlock
  label: string
  /** The link is good no more. */
  onSpent: () => void
}

/** Trying again would not help. */
const isSpent = (error: Error) => error instanceof ApiError && error.status === 410

/**
 * Confirms an address by a button: programs that look through e-mails open every link, and must not spend this one.
 */
export function VerifyEmailForm({ token, by, label, onSpent }: Props) {
  const user = useCurrentUser()
  const client = useQueryClient()
  const verify = useMutation({
    mutationFn: () => call(by, { body: { token } }),
    onSuccess: () => {
      onSpent()
      return client.invalidateQueries({ queryKey: currentUserKey })
    },
    onError: error => {
      if (isSpent(error)) onSpent()
    },
  })
  const goOn = user ? (
    <ButtonLink href="/">Ir para o início</ButtonLink>
  ) : (
    <ButtonLink href="/login">Fazer Login</ButtonLink>
  )
  if (verify.isSuccess)
    return (
      <Outcome className="flex flex-col items-center gap-4 text-center">
        <MailCheck aria-hidden="true" className="size-12 text-primary" />
        <p className="text-lg font-bold">{verify.data.message}</p>
        {goOn}
      </Outcome>
    )
  if (verify.isError)
    return (
      <Outcome role="alert" className="flex flex-col items-center gap-4 text-center">
        <p>{messageOf(verify.error, 'Não foi possível confirmar. Tente de novo em instantes.')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {!isSpent(verify.error) && (
            <Button variant="secondary" onClick={() => verify.mutate()}>
              Tentar de novo
            </Button>
          )}
          {goOn}
        </div>
      </Outcome>
    )
  return (
    <Button
      size="lg"
      wide
      pending={verify.isPending}
      pendingLabel="Confirmando..."
      icon={<MailCheck aria-hidden="true" className="size-6" />}
      onClick={() => verify.mutate()}
    >
      {label}
    </Button>
  )
}
