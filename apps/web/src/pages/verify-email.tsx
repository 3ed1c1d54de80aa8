import { verifyEmail } from '@capivira/core/accounts/recovery-contract'
import { useParams } from 'wouter'
import { AuthLayout } from '../features/accounts/components/auth-layout.tsx'
import { VerifyEmailForm } from '../features/accounts/components/verify-email-form.tsx'
import { useTitle } from '../lib/use-title.ts'

/** /verify-email/:token — where the link of the letter leads. */
export default function VerifyEmail() {
  useTitle('Confirmar email')
  const { token = '' } = useParams()
  return (
    <AuthLayout
      pose="celebrating"
      title="Confirmar email"
      subtitle="Um toque e pronto: assim sabemos que o email é seu."
    >
      <VerifyEmailForm token={token} by={verifyEmail} label="Confirmar meu email" />
    </AuthLayout>
  )
}
