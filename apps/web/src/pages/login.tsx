import { useState } from 'react'
import { useSearch } from 'wouter'
import { AuthLayout } from '../features/accounts/components/auth-layout.tsx'
import { LoginForm } from '../features/accounts/components/login-form.tsx'
import { SecondStepForm } from '../features/accounts/components/second-step-form.tsx'
import { Link } from '../features/navigation/components/links.tsx'
import { nextPath } from '../lib/next-path.ts'
import { useTitle } from '../lib/use-title.ts'

/** /login */
export default function Login() {
  useTitle('Entrar')
  const search = useSearch()
  const [method, setMethod] = useState<'app' | 'email' | null>(null)
  if (method)
    return (
      <AuthLayout
        pose="thinking"
        title="Só mais uma etapa"
        subtitle={method === 'email' ? 'Enviamos um código para o seu email' : 'Abra o seu aplicativo autenticador'}
      >
        <SecondStepForm method={method} onStartOver={() => setMethod(null)} />
      </AuthLayout>
    )
  return (
    <AuthLayout
      pose="waving"
      title="Entrar na Plataforma"
      // Who was on the way somewhere, or whose session ended there, is told that the place is kept.
      subtitle={
        nextPath(search) === '/' ? 'Digite suas credenciais para acessar' : 'Entre para continuar de onde parou'
      }
      footer={
        <>
          Ainda não tem uma conta? <Link href="/register">Criar conta</Link>
        </>
      }
    >
      <LoginForm onSecondStep={setMethod} />
    </AuthLayout>
  )
}
