import { Card } from '@capivira/ui/card.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { OwnPasswordForm } from '../features/accounts/components/own-password-form.tsx'
import { useUser } from '../features/accounts/current-user.ts'
import { Page } from '../features/navigation/components/page.tsx'
import { firstNameOf } from '../lib/format.ts'

/** Shown in place of every screen to who signed in with a password that was handed out. */
export default function OwnPassword() {
  const user = useUser()
  return (
    <Page
      width="narrow"
      title={`Olá, ${firstNameOf(user.fullName, 'Usuário')}!`}
      tabTitle="Escolher senha"
      subtitle="Você entrou com uma senha provisória. Antes de continuar, escolha uma senha só sua."
    >
      <div>
        <Capybara pose="waving" cap className="relative z-10 mx-auto -mb-3 size-28" />
        <Card>
          <OwnPasswordForm />
        </Card>
      </div>
    </Page>
  )
}
