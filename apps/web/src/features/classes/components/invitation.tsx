import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Skeleton } from '@capivira/ui/skeleton.tsx'
import { toast } from '@capivira/ui/toast'
import { useLocation } from 'wouter'
import { isRefusal, messageOf } from '../../../lib/http.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { useJoin, useLookUp } from '../queries.ts'
import { text } from '../text.ts'

/** The class of a link or QR code: says whose it is before the pupil joins. */
export function Invitation({ code }: { code: string }) {
  const found = useLookUp(code)
  const join = useJoin()
  const [, navigate] = useLocation()

  if (found.isPending) return <Skeleton className="h-64" />
  if (found.isError) {
    const refused = isRefusal(found.error)
    return (
      <Card className="flex flex-col items-center">
        <ErrorState
          title={refused ? 'Este convite não funcionou' : undefined}
          description={messageOf(found.error, 'Confira sua internet e tente de novo.')}
          illustration={<Capybara pose="thinking" />}
          {...(refused ? {} : { onRetry: () => found.refetch(), retrying: found.isFetching })}
        />
        {refused && (
          <ButtonLink href="/join" className="mb-4">
            Digitar o código
          </ButtonLink>
        )}
      </Card>
    )
  }
  const { name, note, teacherName, isMember } = found.data
  return (
    <Card tone="primary" className="flex flex-col items-center gap-4 text-center">
      <Capybara pose="waving" className="size-32" />
      <div>
        <p className="text-ink-soft">{isMember ? 'Você já está na turma' : 'Convite para a turma'}</p>
        <h2 className="text-2xl wrap-anywhere">{name}</h2>
        <p className="wrap-anywhere">{[note, `com ${teacherName}`].filter(Boolean).join(' · ')}</p>
      </div>
      {isMember ? (
        <ButtonLink href="/dashboard" size="lg">
          Ir estudar
        </ButtonLink>
      ) : (
        <Button
          size="lg"
          pending={join.isPending}
          pendingLabel="Entrando..."
          onClick={() =>
            join.mutate(code, {
              onSuccess: joined => {
                toast({ title: text.joined(joined.name) })
                navigate('/dashboard')
              },
              onError: error =>
                toast({ title: 'Erro', description: messageOf(error, text.saveFailed), variant: 'destructive' }),
            })
          }
        >
          Entrar na turma
        </Button>
      )}
    </Card>
  )
}
