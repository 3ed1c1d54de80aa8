import type { AdminMaterial } from '@capivira/core/admin/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { DeleteButton } from '@capivira/ui/delete-button.tsx'
import { formatBytes, formatCount, formatDate } from '../../../lib/format.ts'
import { StatusBadge } from '../../materials/components/material-status.tsx'
import { useDeleteMaterial } from '../queries.ts'
import { deleteMaterialQuestion } from '../text.ts'
import { EditMaterial } from './edit-material.tsx'
import { Row, Rows } from './rows.tsx'

/** Materials of everybody, which can be corrected and deleted. */
export function MaterialList({ materials }: { materials: readonly AdminMaterial[] }) {
  const remove = useDeleteMaterial()
  return (
    <Rows label="Materiais">
      {materials.map(material => (
        <Row
          key={material.id}
          title={material.title}
          badges={<StatusBadge material={material} />}
          actions={
            <>
              <EditMaterial material={material} />
              <DeleteButton
                name={material.title}
                title="Excluir material"
                question={deleteMaterialQuestion(material)}
                pending={remove.isPending}
                onDelete={over => remove.mutate(material.id, { onSettled: over })}
              />
            </>
          }
        >
          {material.description && <p className="line-clamp-2">{material.description}</p>}
          <p>
            {material.subject.name} · {material.teacher.fullName} · {formatDate(material.createdAt)} ·{' '}
            {formatBytes(material.pdfBytes)}
          </p>
          {material.isProcessed && (
            <p className="mt-1 flex flex-wrap gap-2">
              <Badge>{formatCount(material.flipCardsCount, 'card', 'cards')}</Badge>
              <Badge>{formatCount(material.quizQuestionsCount, 'questão', 'questões')}</Badge>
            </p>
          )}
          {material.failureReason && <p className="text-danger">{material.failureReason}</p>}
        </Row>
      ))}
    </Rows>
  )
}
