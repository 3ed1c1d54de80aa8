import { AuthLayout } from '../features/accounts/components/auth-layout.tsx'
import { ForgotPasswordForm } from '../features/accounts/components/forgot-password-form.tsx'
import { Link } from '../features/navigation/components/links.tsx'
import { useTitle } from '../lib/use-title.ts'

/** /forgot-password */
export default function ForgotPassword() {
  useTitle('Esqueci minha senha')
  return (
    <AuthLayout
      pose="thinking"
      title="Esqueceu a senha?"
      subtitle="Acontece. Com um link, você cria outra."
      footer={
        <>
          Lembrou? <Link href="/login">Fazer Login</Link>
        </>
      }
    >
      <ForgotPasswordForm />
    </AuthLayout>
  )
}
