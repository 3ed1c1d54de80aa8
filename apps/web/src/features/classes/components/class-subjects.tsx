import type { SchoolClass } from '@capivira/core/classes/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Globe, Lock } from '@capivira/ui/icons'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { formatCount } from '../../../lib/format.ts'
import { Link } from '../../navigation/components/links.tsx'
import { useClassSubjects } from '../queries.ts'
import { AccessButton } from './access-button.tsx'

/** The subjects that the members of a class see, and who else sees each. */
export function ClassSubjects({ turma }: { turma: SchoolClass }) {
  const subjects = useClassSubjects(turma.id)
  if (subjects.isError && !subjects.data)
    return <ErrorState level={3} onRetry={() => subjects.refetch()} retrying={subjects.isFetching} />
  if (!subjects.data) return <Skeleton className="h-32" />
  if (subjects.data.length === 0)
    return (
      <p className="text-ink-soft">Esta turma ainda não vê nenhuma matéria sua. Envie um PDF para criar a primeira.</p>
    )
  return (
    <ul className="m-0 flex list-none flex-col p-0">
      {subjects.data.map(({ id, name, restricted, materialsCount }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b-2 border-line py-2 last:border-b-0"
        >
          <div className="min-w-0 flex-1 basis-48">
            <Link href={`/material-view/${id}`} className="font-extrabold text-ink wrap-anywhere hover:text-info-ink">
              {name}
            </Link>
            <p className="text-sm text-ink-soft">{formatCount(materialsCount, 'material', 'materiais')}</p>
          </div>
          {restricted ? (
            <Badge tone="special" icon={<Lock aria-hidden="true" className="size-4" />}>
              Só turmas escolhidas
            </Badge>
          ) : (
            <Badge icon={<Globe aria-hidden="true" className="size-4" />}>Todos os alunos</Badge>
          )}
          <AccessButton subject={{ id, name }} />
        </li>
      ))}
    </ul>
  )
}
