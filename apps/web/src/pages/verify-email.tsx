import { verifyEmail } from '@capivira/core/accounts/recovery-contract'
import { AuthLayout } from '../features/accounts/components/auth-layout.tsx'
import { LinkMissing } from '../features/accounts/components/link-missing.tsx'
import { VerifyEmailForm } from '../features/accounts/components/verify-email-form.tsx'
import { useLinkSecret } from '../lib/link-secret.ts'
import { useTitle } from '../lib/use-title.ts'

/** /verify-email#secret — where the link of the e-mail leads. */
export default function VerifyEmail() {
  useTitle('Confirmar email')
  const { secret, forget } = useLinkSecret()
  return (
    <AuthLayout
      pose="celebrating"
      title="Confirmar email"
      subtitle="Um toque e pronto: assim sabemos que o email é seu."
    >
      {secret ? (
        <VerifyEmailForm key={secret} token={secret} by={verifyEmail} label="Confirmar meu email" onSpent={forget} />
      ) : (
        <LinkMissing />
      )}
    </AuthLayout>
  )
}
