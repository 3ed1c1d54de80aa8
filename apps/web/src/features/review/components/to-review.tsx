import type { Material } from '@capivira/core/materials/contract'
import { Card } from '@capivira/ui/card.tsx'
import { formatCount, minutesFor } from '../../../lib/format.ts'
import { hasFew, waitingSentence } from '../waiting.ts'
import { ReviewWays } from './review-call.tsx'
import { ReviewLink } from './review-link.tsx'

/** Materials shown at once; the others have their own badge in the list of materials. */
const most = 3

/**
 * On the dashboard: what waits for the teacher's review, first where pupils have little; nothing when nothing waits.
 */
export function ToReview({ materials }: { materials: readonly Material[] }) {
  const waiting = materials
    .filter(({ suggestedCount, status }) => suggestedCount > 0 && status === 'processed')
    .sort((one, other) => Number(hasFew(other)) - Number(hasFew(one)))
  if (waiting.length === 0) return null
  const total = waiting.reduce((sum, { suggestedCount }) => sum + suggestedCount, 0)
  return (
    <Card tone="xp" className="flex flex-col gap-3">
      <h2 className="text-lg">{total === 1 ? '1 item espera' : `${total} itens esperam`} a sua revisão</h2>
      <p>Os alunos só veem depois que você aceitar. Tudo leva {minutesFor(total)}; dá para parar e continuar depois.</p>
      <ul className="m-0 flex list-none flex-col gap-4 p-0">
        {waiting.slice(0, most).map(material => (
          <li key={material.id} className="flex flex-col gap-1.5">
            <span className="font-extrabold wrap-anywhere">{material.title}</span>
            {hasFew(material) ? (
              <>
                <span>{waitingSentence(material)}</span>
                <ReviewWays material={material} />
              </>
            ) : (
              <ReviewLink material={material} />
            )}
          </li>
        ))}
      </ul>
      {waiting.length > most && (
        <p>e mais {formatCount(waiting.length - most, 'material', 'materiais')} em “Meus Materiais”.</p>
      )}
    </Card>
  )
}
