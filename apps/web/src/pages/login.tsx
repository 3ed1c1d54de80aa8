import { Spinner } from '@capivira/ui/spinner.tsx'
import { lazy, Suspense, useState } from 'react'
import { useSearch } from 'wouter'
import { AuthLayout } from '../features/accounts/components/auth-layout.tsx'
import { LoginForm } from '../features/accounts/components/login-form.tsx'
import { Link } from '../features/navigation/components/links.tsx'
import { loadAgain } from '../lib/load-again.ts'
import { alongPath, isInvitation, nextPath } from '../lib/next-path.ts'
import { useTitle } from '../lib/use-title.ts'

const loadSecondStep = () => import('../features/accounts/components/second-step-form.tsx')
/** Few have a second step: its form comes once it is asked for. */
const SecondStepForm = lazy(async () => ({ default: (await loadAgain(loadSecondStep)).SecondStepForm }))

/** /login */
export default function Login() {
  useTitle('Entrar')
  const search = useSearch()
  const [step, setStep] = useState<{ method: 'app' | 'email'; message: string } | null>(null)
  if (step)
    return (
      <AuthLayout pose="thinking" title="Só mais uma etapa" subtitle={step.message}>
        <Suspense fallback={<Spinner />}>
          <SecondStepForm method={step.method} onStartOver={() => setStep(null)} />
        </Suspense>
      </AuthLayout>
    )
  return (
    <AuthLayout
      pose="waving"
      title="Entrar na Plataforma"
      // Who was on the way somewhere, or whose session ended there, is told that the place is kept.
      subtitle={subtitleOf(nextPath(search))}
      footer={
        <>
          Ainda não tem uma conta? <Link href={alongPath('/register', search)}>Criar conta</Link>
        </>
      }
    >
      <LoginForm onSecondStep={setStep} />
    </AuthLayout>
  )
}

/** What to say to who arrives, by where they were on the way to. */
function subtitleOf(next: string): string {
  if (isInvitation(next)) return 'Entre, ou crie a sua conta, e você já chega na turma'
  return next === '/' ? 'Digite suas credenciais para acessar' : 'Entre para continuar de onde parou'
}
