import { confirmEmail } from '@capivira/core/accounts/email-contract'
import { useParams } from 'wouter'
import { AuthLayout } from '../features/accounts/components/auth-layout.tsx'
import { VerifyEmailForm } from '../features/accounts/components/verify-email-form.tsx'
import { useTitle } from '../lib/use-title.ts'

/** /confirm-email/:token — where the letter to an account's new address leads. */
export default function ConfirmEmail() {
  useTitle('Trocar email')
  const { token = '' } = useParams()
  return (
    <AuthLayout
      pose="celebrating"
      title="Trocar email"
      subtitle="Um toque, e a sua conta passa a usar este email. Nos outros aparelhos, será preciso entrar de novo."
    >
      <VerifyEmailForm token={token} by={confirmEmail} label="Usar este email" />
    </AuthLayout>
  )
}
