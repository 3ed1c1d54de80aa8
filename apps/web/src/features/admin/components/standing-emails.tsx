import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Mail } from '@capivira/ui/icons'
import { formatNumber } from '../../../lib/format.ts'
import { useSendEmails } from '../system-queries.ts'

type Emails = { refused: number; held: number }

/** E-mails that nobody sends unless told to, with why, and one button for all of them; absent when there are none. */
export function StandingEmails({ emails: { refused, held } }: { emails: Emails }) {
  const send = useSendEmails()
  const count = refused + held
  if (count === 0) return null
  return (
    <Card
      tone="xp"
      role="region"
      aria-labelledby="standing-emails"
      className="flex flex-col items-start gap-3 text-xp-ink"
    >
      <h2 id="standing-emails" className="flex items-center gap-2 text-lg">
        <Mail aria-hidden="true" className="size-6 shrink-0" />
        {count === 1 ? 'Uma mensagem não saiu' : `${formatNumber(count)} mensagens não saíram`}
      </h2>
      {refused > 0 && (
        <p>
          {refused === 1
            ? 'O servidor de email recusou uma delas'
            : `O servidor de email recusou ${formatNumber(refused)}`}
          : o motivo está na fila, abaixo. Se o problema já foi resolvido, envie de novo.
        </p>
      )}
      {held > 0 && (
        <p>
          {held === 1 ? 'Uma está retida' : `${formatNumber(held)} estão retidas`}: esperavam na fila quando estes dados
          foram copiados, restaurados ou mudados de lugar, e a instalação de lá pode já ter feito o envio. Se isto é só
          um teste, não envie.
        </p>
      )}
      <Button
        icon={<Mail aria-hidden="true" className="size-5" />}
        pending={send.isPending}
        pendingLabel="Enviando..."
        onClick={() => send.mutate(undefined)}
      >
        {count === 1 ? 'Enviar a mensagem' : `Enviar as ${formatNumber(count)} mensagens`}
      </Button>
    </Card>
  )
}
