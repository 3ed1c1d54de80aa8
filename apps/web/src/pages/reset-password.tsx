import { useParams } from 'wouter'
import { AuthLayout } from '../features/accounts/components/auth-layout.tsx'
import { ResetPasswordForm } from '../features/accounts/components/reset-password-form.tsx'
import { useTitle } from '../lib/use-title.ts'

/** /reset-password/:token — where the link of the letter leads. */
export default function ResetPassword() {
  useTitle('Criar nova senha')
  const { token = '' } = useParams()
  return (
    <AuthLayout
      pose="waving"
      title="Criar nova senha"
      subtitle="Depois de salvar, as sessões em todos os aparelhos terminam e você entra com a senha nova."
    >
      <ResetPasswordForm token={token} />
    </AuthLayout>
  )
}
