import { calledName, writtenName } from '@capivira/core/accounts/namesakes'
import type { ClassMember, SchoolClass } from '@capivira/core/classes/contract'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { EmptyState } from '@capivira/ui/empty-state.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { IconButton } from '@capivira/ui/icon-button.tsx'
import { UserMinus } from '@capivira/ui/icons'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { toast } from '@capivira/ui/toast'
import { useState } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { messageOf } from '../../../lib/http.ts'
import { Link } from '../../navigation/components/links.tsx'
import { LongList } from '../../navigation/components/long-list.tsx'
import { PersonName } from '../../navigation/components/person-name.tsx'
import { useMembers, useRemoveMember } from '../queries.ts'
import { text } from '../text.ts'

/** The pupils of a class. */
export function Roster({ turma }: { turma: SchoolClass }) {
  const members = useMembers(turma.id)
  const remove = useRemoveMember(turma.id)
  const [leaving, setLeaving] = useState<ClassMember | null>(null)
  if (members.isError && !members.data)
    return <ErrorState level={3} onRetry={() => members.refetch()} retrying={members.isFetching} />
  if (!members.data) return <Skeleton className="h-48" />
  if (members.data.length === 0)
    return (
      <EmptyState
        level={3}
        title={text.noMembers}
        description={text.noMembersHint}
        illustration={<Capybara pose="sleeping" />}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <LongList
        items={members.data}
        keyOf={({ userId }) => userId}
        wordsOf={calledName}
        searchLabel="Buscar aluno"
        names={['aluno', 'alunos']}
        pageSize={50}
        className="flex flex-col"
        itemClassName="flex items-center gap-3 border-b-2 border-line py-1.5 last:border-b-0"
      >
        {member => (
          <>
            <Link
              href={`/student-progress/${member.userId}`}
              className="flex min-h-12 min-w-0 flex-1 flex-col justify-center text-ink hover:text-info-ink"
            >
              <span className="font-extrabold wrap-anywhere">
                <PersonName {...member} />
              </span>{' '}
              <span className="text-sm text-ink-soft">
                {member.lastStudied
                  ? `Estudou em ${formatDate(member.lastStudied)}`
                  : 'Ainda não estudou seus materiais'}
              </span>
            </Link>
            <IconButton
              label={member.apart ? `Remover ${calledName(member)}` : `Remover ${member.fullName} da turma`}
              icon={<UserMinus aria-hidden="true" className="size-5" />}
              onClick={() => setLeaving(member)}
            />
          </>
        )}
      </LongList>
      <AlertDialog
        open={leaving !== null}
        onOpenChange={open => !open && setLeaving(null)}
        title="Remover da turma?"
        description={text.removeHint(leaving ? writtenName(leaving) : '')}
        confirmLabel="Remover"
        pendingLabel="Removendo..."
        pending={remove.isPending}
        onConfirm={() =>
          leaving &&
          remove.mutate(leaving.userId, {
            onSuccess: () => toast({ title: text.removed }),
            onError: error =>
              toast({ title: 'Erro', description: messageOf(error, text.saveFailed), variant: 'destructive' }),
            onSettled: () => setLeaving(null),
          })
        }
      />
    </div>
  )
}
