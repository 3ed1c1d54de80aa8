import type { HiddenText } from '@capivira/core/admin/system-contract'
import { pagesText } from '@capivira/core/materials/pages-text'
import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { RotateCw } from '@capivira/ui/icons'
import { formatCount, formatDate } from '../../../lib/format.ts'
import { useRetryMaterial } from '../system-queries.ts'
import { Row, Rows } from './rows.tsx'

/** Materials that were read with text that their pages do not show, each to be processed again. */
export function HiddenTextList({ materials }: { materials: readonly HiddenText[] }) {
  const retry = useRetryMaterial()
  return (
    <Rows label="Materiais com texto escondido">
      {materials.map(({ id, title, teacher, status, createdAt, letters, pages }) => {
        const isBusy = status !== 'processed' && status !== 'failed'
        return (
          <Row
            key={id}
            title={title}
            badges={isBusy && <Badge>Processando</Badge>}
            actions={
              !isBusy && (
                <Button
                  size="sm"
                  icon={<RotateCw aria-hidden="true" className="size-5" />}
                  aria-label={`Processar de novo ${title}`}
                  pending={retry.isPending && retry.variables === id}
                  pendingLabel="Enviando..."
                  onClick={() => retry.mutate(id)}
                >
                  Processar de novo
                </Button>
              )
            }
          >
            <p className="text-base text-ink">
              {pagesText(pages)} {pages.length === 1 ? 'esconde' : 'escondem'} {formatCount(letters, 'letra', 'letras')}
              .
            </p>
            <p>
              {teacher.fullName} · enviado em {formatDate(createdAt)}
            </p>
          </Row>
        )
      })}
    </Rows>
  )
}
