import { Card } from '@capivira/ui/card.tsx'
import { Hourglass } from '@capivira/ui/icons'
import { formatCount } from '../../../lib/format.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { useIdleCount } from '../queries.ts'

/** Tells the school that accounts of pupils will be erased because nobody uses them; nothing where there are none. */
export function IdleNotice() {
  const count = useIdleCount().data?.count ?? 0
  if (count === 0) return null
  return (
    <Card tone="xp" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Hourglass aria-hidden="true" className="size-9 shrink-0 text-xp-ink" />
      <div className="min-w-40 flex-1">
        <h2 className="text-lg">Contas paradas</h2>
        <p className="text-sm">
          {formatCount(count, 'conta de aluno parada será excluída', 'contas de alunos paradas serão excluídas')}. Veja
          quem ainda está na escola.
        </p>
      </div>
      <ButtonLink href="/idle-accounts" size="sm" variant="secondary">
        Ver contas
      </ButtonLink>
    </Card>
  )
}
