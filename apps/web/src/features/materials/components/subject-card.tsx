import type { Subject } from '@capivira/core/materials/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { IconButton } from '@capivira/ui/icon-button.tsx'
import { ArrowDown, ArrowUp, Pencil } from '@capivira/ui/icons'
import type { ReactNode } from 'react'
import { formatCount, formatDate } from '../../../lib/format.ts'
import { useDraftOpen } from '../../drafts/use-draft.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { subjectFormName } from '../subject-queries.ts'
import { ArchiveSubject, DeleteSubject, MergeSubject } from './subject-actions.tsx'
import { SubjectForm } from './subject-form.tsx'

type Props = {
  subject: Subject
  /** Those it can be joined to. */
  others: readonly Subject[]
  /** Moves it one place up or down; absent where there is no order. */
  onMove?: ((by: -1 | 1) => void) | undefined
  /** Whether it stands first, or last. */
  first?: boolean
  last?: boolean
  /** More that can be done with it. */
  children?: ReactNode
}

/** A subject in its teacher's list, with everything that can be done to it. */
export function SubjectCard({ subject, others, onMove, first = false, last = false, children }: Props) {
  const { id, name, description, materialsCount, createdAt } = subject
  const [editing, setEditing] = useDraftOpen(subjectFormName(id))
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-snug wrap-anywhere">{name}</h3>
          {description && <p className="wrap-anywhere whitespace-pre-line">{description}</p>}
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <Badge>{formatCount(materialsCount, 'material', 'materiais')}</Badge>
            <span>criada em {formatDate(createdAt)}</span>
          </p>
        </div>
        {onMove && (
          <div className="flex shrink-0 flex-col gap-1 sm:flex-row">
            <IconButton
              label={`Subir ${name}`}
              icon={<ArrowUp aria-hidden="true" className="size-5" />}
              variant="outlined"
              aria-disabled={first || undefined}
              className="aria-disabled:opacity-55"
              onClick={() => !first && onMove(-1)}
            />
            <IconButton
              label={`Descer ${name}`}
              icon={<ArrowDown aria-hidden="true" className="size-5" />}
              variant="outlined"
              aria-disabled={last || undefined}
              className="aria-disabled:opacity-55"
              onClick={() => !last && onMove(1)}
            />
          </div>
        )}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:flex sm:flex-wrap">
        <ButtonLink href={`/material-view/${id}`} size="sm" aria-label={`Ver ${name}`}>
          Ver
        </ButtonLink>
        <Button
          size="sm"
          variant="secondary"
          icon={<Pencil aria-hidden="true" className="size-5" />}
          aria-label={`Editar ${name}`}
          onClick={() => setEditing(true)}
        >
          Editar
        </Button>
        {children}
        <ArchiveSubject subject={subject} />
        <MergeSubject subject={subject} others={others} />
        <DeleteSubject subject={subject} />
      </div>
      <SubjectForm open={editing} onOpenChange={setEditing} subject={subject} />
    </Card>
  )
}
