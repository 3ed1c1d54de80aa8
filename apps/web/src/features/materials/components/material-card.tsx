import type { Material } from '@capivira/core/materials/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { ListChecks, SquareStack } from '@capivira/ui/icons'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { TaughtBy } from '../../navigation/components/person-name.tsx'
import { publishedCount } from '../published-count.ts'
import { ProcessingBar, StatusBadge } from './material-status.tsx'

export type MaterialCardProps = {
  material: Material
  /** Named above the title where materials of several subjects stand together. */
  showSubject?: boolean
  /** Who teaches it is named: for pupils. */
  showTeacher?: boolean
  /** Notices and actions, which differ by who looks. */
  children?: ReactNode
}

/** A material: title, status, counts, progress. */
export function MaterialCard({ material, showSubject = false, showTeacher = false, children }: MaterialCardProps) {
  const { title, description, content, subject, createdAt, isProcessed, flipCardsCount, quizQuestionsCount } = material
  return (
    <Card className="flex min-w-0 flex-1 flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          {showSubject && <p className="text-sm font-bold text-ink-soft">{subject.name}</p>}
          <h2 className="text-lg leading-snug">{title}</h2>
          {showTeacher && <TaughtBy name={material.teacher.fullName} />}
          <p className="text-sm text-ink-soft">Enviado em {formatDate(createdAt)}</p>
        </div>
        <StatusBadge material={material} />
      </div>
      {description ? (
        <p>{description}</p>
      ) : (
        content && <p className="line-clamp-3 text-ink-soft wrap-anywhere">{content}</p>
      )}
      <ProcessingBar material={material} />
      {isProcessed && (
        <p className="flex flex-wrap gap-2">
          <Badge icon={<SquareStack aria-hidden="true" className="size-4" />}>
            {publishedCount(material, 'flipCards', flipCardsCount)}
          </Badge>
          {quizQuestionsCount > 0 && (
            <Badge icon={<ListChecks aria-hidden="true" className="size-4" />}>
              {publishedCount(material, 'questions', quizQuestionsCount)}
            </Badge>
          )}
        </p>
      )}
      {children && <div className="mt-auto flex flex-col gap-3">{children}</div>}
    </Card>
  )
}
