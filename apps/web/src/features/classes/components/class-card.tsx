import type { SchoolClass } from '@capivira/core/classes/contract'
import { spellCode } from '@capivira/core/classes/join-code'
import { Badge } from '@capivira/ui/badge.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { ClipboardList, Users } from '@capivira/ui/icons'
import { formatCount } from '../../../lib/format.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'

/** A class in the teacher's list. */
export function ClassCard({ turma }: { turma: SchoolClass }) {
  const { id, name, note, joinCode, membersCount, openAssignmentsCount, archivedAt } = turma
  return (
    <Card className="flex h-full min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="text-lg leading-snug wrap-anywhere">{name}</h3>
          {note && <p className="text-sm text-ink-soft wrap-anywhere">{note}</p>}
        </div>
        {archivedAt === null && (
          <p className="rounded-sm bg-soft-primary px-3 py-1 text-center text-primary-ink">
            <span className="block text-xs font-bold">Código</span>
            <strong className="font-display text-lg tracking-wider" translate="no">
              {spellCode(joinCode)}
            </strong>
          </p>
        )}
      </div>
      <p className="flex flex-wrap gap-2">
        <Badge icon={<Users aria-hidden="true" className="size-4" />}>
          {formatCount(membersCount, 'aluno', 'alunos')}
        </Badge>
        {openAssignmentsCount > 0 && (
          <Badge tone="info" icon={<ClipboardList aria-hidden="true" className="size-4" />}>
            {formatCount(openAssignmentsCount, 'tarefa aberta', 'tarefas abertas')}
          </Badge>
        )}
      </p>
      <ButtonLink
        href={`/classes/${id}`}
        size="sm"
        variant={archivedAt === null ? 'primary' : 'secondary'}
        className="mt-auto self-start"
        aria-label={`Abrir ${name}`}
      >
        Abrir
      </ButtonLink>
    </Card>
  )
}
