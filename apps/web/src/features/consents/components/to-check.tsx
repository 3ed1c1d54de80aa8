import { Card } from '@capivira/ui/card.tsx'
import { HeartHandshake } from '@capivira/ui/icons'
import { formatCount } from '../../../lib/format.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { useToCheck } from '../queries.ts'

/**
 * Tells the school that guardians have agreed by link, until somebody has looked; nothing where there is nothing to
 * look at.
 */
export function ToCheck() {
  const count = useToCheck().data?.count ?? 0
  if (count === 0) return null
  return (
    <Card tone="xp" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <HeartHandshake aria-hidden="true" className="size-9 shrink-0 text-xp-ink" />
      <div className="min-w-40 flex-1">
        <h2 className="text-lg">Autorizações por link</h2>
        <p className="text-sm">
          {formatCount(count, 'responsável autorizou', 'responsáveis autorizaram')} por um link. Confira se é mesmo quem
          cuida da criança.
        </p>
      </div>
      <ButtonLink href="/consents?ver=check" size="sm" variant="secondary">
        Conferir
      </ButtonLink>
    </Card>
  )
}
