import { confirmEmail } from '@capivira/core/accounts/email-contract'
import { AuthLayout } from '../features/accounts/components/auth-layout.tsx'
import { LinkMissing } from '../features/accounts/components/link-missing.tsx'
import { VerifyEmailForm } from '../features/accounts/components/verify-email-form.tsx'
import { useLinkSecret } from '../lib/link-secret.ts'
import { useTitle } from '../lib/use-title.ts'

/** /confirm-email#secret — where the e-mail to an account's new address leads. */
export default function ConfirmEmail() {
  useTitle('Trocar email')
  const { secret, forget } = useLinkSecret()
  return (
    <AuthLayout
      pose="celebrating"
      title="Trocar email"
      subtitle="Um toque, e a sua conta passa a usar este email. Nos outros aparelhos, será preciso entrar de novo."
    >
      {secret ? (
        <VerifyEmailForm key={secret} token={secret} by={confirmEmail} label="Usar este email" onSpent={forget} />
      ) : (
        <LinkMissing />
      )}
    </AuthLayout>
  )
}
