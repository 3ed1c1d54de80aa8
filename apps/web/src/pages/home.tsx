import { Card } from '@capivira/ui/card.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { useUser } from '../features/accounts/current-user.ts'
import { Page } from '../features/navigation/components/page.tsx'
import { firstNameOf } from '../lib/format.ts'

/** The first screen of a user type that has no dashboard of its own. */
export default function Home() {
  const user = useUser()
  return (
    <Page title={`Olá, ${firstNameOf(user.fullName, 'Usuário')}!`} tabTitle="Início">
      <Card tone="primary" className="flex items-center gap-5">
        <Capybara pose="waving" cap className="size-28" />
        <div>
          <p className="text-lg font-bold">Que bom ver você na Capivira.</p>
          <p>O painel com usuários, matérias e materiais ainda está em construção.</p>
        </div>
      </Card>
    </Page>
  )
}
