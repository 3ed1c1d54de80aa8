import { AuthLayout } from '../features/accounts/components/auth-layout.tsx'
import { LoginForm } from '../features/accounts/components/login-form.tsx'
import { Link } from '../features/navigation/components/links.tsx'
import { useTitle } from '../lib/use-title.ts'

/** /login */
export default function Login() {
  useTitle('Entrar')
  return (
    <AuthLayout
      pose="waving"
      title="Entrar na Plataforma"
      subtitle="Digite suas credenciais para acessar"
      footer={
        <>
          Ainda não tem uma conta? <Link href="/register">Criar conta</Link>
        </>
      }
    >
      <LoginForm />
    </AuthLayout>
  )
}
