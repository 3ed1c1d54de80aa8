import { AuthLayout } from '../features/accounts/components/auth-layout.tsx'
import { LinkMissing } from '../features/accounts/components/link-missing.tsx'
import { ResetPasswordForm } from '../features/accounts/components/reset-password-form.tsx'
import { ButtonLink } from '../features/navigation/components/links.tsx'
import { useLinkSecret } from '../lib/link-secret.ts'
import { useTitle } from '../lib/use-title.ts'

/** /reset-password#secret — where the link of the e-mail leads. */
export default function ResetPassword() {
  useTitle('Criar nova senha')
  const { secret, forget } = useLinkSecret()
  return (
    <AuthLayout
      pose="waving"
      title="Criar nova senha"
      subtitle="Depois de salvar, as sessões em todos os aparelhos terminam e você entra com a senha nova."
    >
      {secret ? (
        <ResetPasswordForm key={secret} token={secret} onSpent={forget} />
      ) : (
        <LinkMissing>
          <ButtonLink href="/forgot-password">Pedir outro link</ButtonLink>
        </LinkMissing>
      )}
    </AuthLayout>
  )
}
