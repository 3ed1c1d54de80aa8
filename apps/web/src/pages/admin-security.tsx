import { GrowingList } from '../features/admin/components/growing-list.tsx'
import { SecurityFilters } from '../features/admin/components/security-filters.tsx'
import { SecurityList } from '../features/admin/components/security-list.tsx'
import { useSecurityPlace } from '../features/admin/security-place.ts'
import { useSecurityEvents } from '../features/admin/system-queries.ts'
import { BackLink } from '../features/navigation/components/links.tsx'
import { Page } from '../features/navigation/components/page.tsx'

const noneFound = { title: 'Nada encontrado', description: 'Nenhum registro combina com os filtros.' }
const noneYet = { title: 'Nada registrado ainda', description: 'Entradas, trocas de senha e recusas aparecem aqui.' }

/** /admin/security — who got in, who was refused, and what changed an account. */
export default function AdminSecurity() {
  const [filter, move] = useSecurityPlace()
  const events = useSecurityEvents(filter)
  const all = events.data?.pages.flatMap(page => page.events) ?? []
  const isNarrowed = Object.values(filter).some(Boolean)
  const nothing = isNarrowed ? noneFound : noneYet
  return (
    <Page
      title="Segurança"
      subtitle={
        'Quem entrou, o que foi recusado e o que mudou nas contas. Cada registro fica 180 dias, sem senhas e sem ' +
        'endereços de rede.'
      }
      back={<BackLink href="/admin">Administração</BackLink>}
    >
      <SecurityFilters filter={filter} onMove={move} />
      <GrowingList query={events} heading="O que aconteceu" nothing={all.length === 0 ? nothing : null}>
        <SecurityList events={all} onAddress={address => move({ address })} />
      </GrowingList>
    </Page>
  )
}
