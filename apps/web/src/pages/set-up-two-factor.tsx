import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { use } from 'react'
import { TwoFactorFirst } from '../features/accounts/components/two-factor-first.tsx'
import { useUser } from '../features/accounts/current-user.ts'
import { LeaveSetUp } from '../features/accounts/leave-set-up.ts'
import { Page } from '../features/navigation/components/page.tsx'
import { firstNameOf } from '../lib/format.ts'

/**
 * Shown in place of every screen to teachers and administrators who have yet to set up the two-factor that their school
 * asks for.
 */
export default function SetUpTwoFactor() {
  const user = useUser()
  return (
    <Page
      width="narrow"
      title={`Olá, ${firstNameOf(user.fullName, 'Usuário')}!`}
      tabTitle="Ligar a verificação em duas etapas"
      subtitle={
        'A sua escola pede a verificação em duas etapas a quem ensina e administra: além da senha, um código. ' +
        'Assim, mesmo que alguém descubra sua senha, os dados dos alunos ficam protegidos. Leva dois minutos.'
      }
    >
      <Capybara pose="thinking" cap className="mx-auto -mb-2 size-28" />
      <TwoFactorFirst onDone={use(LeaveSetUp)} />
    </Page>
  )
}
