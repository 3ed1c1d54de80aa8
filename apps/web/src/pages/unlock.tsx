import { unlock } from '@capivira/core/accounts/recovery-contract'
import { AuthLayout } from '../features/accounts/components/auth-layout.tsx'
import { LinkMissing } from '../features/accounts/components/link-missing.tsx'
import { VerifyEmailForm } from '../features/accounts/components/verify-email-form.tsx'
import { useLinkSecret } from '../lib/link-secret.ts'
import { useTitle } from '../lib/use-title.ts'

/** /unlock#secret — where the e-mail leads that is sent when too many wrong passwords were tried. */
export default function Unlock() {
  useTitle('Liberar a entrada')
  const { secret, forget } = useLinkSecret()
  return (
    <AuthLayout
      pose="waving"
      title="Liberar a entrada"
      subtitle="Um toque, e você pode entrar de novo. A sua senha continua a mesma."
    >
      {secret ? (
        <VerifyEmailForm key={secret} token={secret} by={unlock} label="Liberar minha entrada" onSpent={forget} />
      ) : (
        <LinkMissing />
      )}
    </AuthLayout>
  )
}
