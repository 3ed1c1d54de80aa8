import { resendVerification } from '@capivira/core/accounts/recovery-contract'
import { Button } from '@capivira/ui/button.tsx'
import { MailCheck } from '@capivira/ui/icons'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { messageOf } from '../../../lib/http.ts'

type Props = {
  email: string
  /** Why it is offered: a sentence. */
  reason: string
}

/** Says that an address is not confirmed yet, and sends another link. */
export function ResendVerification({ email, reason }: Props) {
  const resend = useMutation({ mutationFn: () => call(resendVerification, { body: { email } }) })
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-md bg-soft-xp p-4 text-xp-ink">
      <p className="font-bold">{reason}</p>
      {resend.isSuccess ? (
        <p>{resend.data.message}</p>
      ) : (
        <Button
          variant="secondary"
          pending={resend.isPending}
          pendingLabel="Enviando..."
          icon={<MailCheck aria-hidden="true" className="size-5" />}
          onClick={() => resend.mutate()}
        >
          Enviar outro link
        </Button>
      )}
      {resend.isError && <p>{messageOf(resend.error, 'Não foi possível enviar. Tente de novo em instantes.')}</p>}
    </div>
  )
}
