import type { UserType } from '@capivira/core/http/endpoint'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { AuthLayout } from '../features/accounts/components/auth-layout.tsx'
import { RegisterForm } from '../features/accounts/components/register-form.tsx'
import { labelOf, userTypeIn } from '../features/accounts/user-types.ts'
import { Link } from '../features/navigation/components/links.tsx'
import { alongPath, isInvitation, nextPath } from '../lib/next-path.ts'
import { useTitle } from '../lib/use-title.ts'

/** /register, with ?type= to preselect who one is */
export default function Register() {
  useTitle('Criar conta')
  const search = useSearch()
  const asked = userTypeIn(search)
  const [type, setType] = useState<UserType>(asked)
  return (
    <AuthLayout
      pose="reading"
      title={
        <>
          Criar Conta <span className="text-primary">{labelOf(type)}</span>
        </>
      }
      subtitle={
        type === 'student' && isInvitation(nextPath(search))
          ? 'Leva um minuto; depois de entrar, você já chega na turma'
          : 'Leva um minuto'
      }
      footer={
        <>
          Já tem uma conta? <Link href={alongPath('/login', search)}>Fazer Login</Link>
        </>
      }
    >
      <RegisterForm initialType={asked} onTypeChange={setType} />
    </AuthLayout>
  )
}
