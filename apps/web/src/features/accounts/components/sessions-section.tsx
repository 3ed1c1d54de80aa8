import { endOtherSessions, endSession, type Session } from '@capivira/core/accounts/profile-contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { LogOut, MonitorSmartphone } from '@capivira/ui/icons'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { toast } from '@capivira/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { messageOf } from '../../../lib/http.ts'
import { useSessions } from '../queries.ts'
import { ProfileSection } from './profile-section.tsx'

/** Where the account is open, and the way to end it elsewhere. */
export function SessionsSection() {
  const sessions = useSessions()
  const ended = {
    onSuccess: ({ message }: { message: string }) => {
      toast({ title: message })
      return sessions.refetch()
    },
    onError: (error: Error) =>
      toast({
        title: 'Não foi possível encerrar',
        description: messageOf(error, 'Tente de novo em instantes.'),
        variant: 'destructive',
      }),
  }
  const end = useMutation({
    mutationFn: (sessionId: string) => call(endSession, { params: { sessionId } }),
    ...ended,
  })
  const endOthers = useMutation({ mutationFn: () => call(endOtherSessions), ...ended })
  return (
    <ProfileSection
      title="Aparelhos conectados"
      description="Se você não reconhece um aparelho, encerre a sessão dele e troque sua senha."
      icon={<MonitorSmartphone aria-hidden="true" className="mt-1 size-6 shrink-0 text-primary" />}
    >
      {sessions.isError ? (
        <ErrorState level={3} onRetry={sessions.refetch} retrying={sessions.isFetching} />
      ) : sessions.isPending ? (
        <Skeleton className="h-20" />
      ) : (
        <>
          <ul className="m-0 flex list-none flex-col gap-3 p-0">
            {sessions.data.map(session => (
              <SessionRow
                key={session.id}
                session={session}
                ending={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
          {sessions.data.length > 1 && (
            <div>
              <Button
                variant="secondary"
                pending={endOthers.isPending}
                pendingLabel="Encerrando..."
                icon={<LogOut aria-hidden="true" className="size-5" />}
                onClick={() => endOthers.mutate()}
              >
                Encerrar todas as outras
              </Button>
            </div>
          )}
        </>
      )}
    </ProfileSection>
  )
}

function SessionRow({ session, ending, onEnd }: { session: Session; ending: boolean; onEnd: () => void }) {
  const { device, current, lastSeenAt } = session
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-md border-2 border-line px-4 py-3">
      <div className="min-w-0">
        <p className="font-bold">{device}</p>
        <p className="text-sm text-ink-soft">
          {/* The server notes a use once in five minutes. */}
          {current ? 'Em uso agora' : `Último uso: por volta de ${formatDateTime(lastSeenAt)}`}
        </p>
      </div>
      {current ? (
        <Badge tone="primary">Este aparelho</Badge>
      ) : (
        <Button
          variant="ghost"
          pending={ending}
          pendingLabel="Encerrando..."
          aria-label={`Encerrar a sessão: ${device}, último uso por volta de ${formatDateTime(lastSeenAt)}`}
          onClick={onEnd}
        >
          Encerrar
        </Button>
      )}
    </li>
  )
}
