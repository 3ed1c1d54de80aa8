import { calledName, writtenName } from '@capivira/core/accounts/namesakes'
import type { IdleAccount } from '@capivira/core/retention/contract'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Download, Hourglass, Lock, Trash2, UserCheck } from '@capivira/ui/icons'
import { LinkButton } from '@capivira/ui/link-button.tsx'
import { useState } from 'react'
import { formatWholeDay } from '../../../lib/format.ts'
import { PersonName } from '../../navigation/components/person-name.tsx'
import { aboutIdle, whoWasTold } from '../about-idle.ts'
import { useEraseNow, useKeepIdle } from '../queries.ts'

type Props = {
  accounts: readonly IdleAccount[]
  /** Whether an administrator looks, who may also take the data and erase now. */
  mayErase: boolean
}

/** Accounts that nobody uses, what will become of each and when, and what the school can do about it. */
export function IdleList({ accounts, mayErase }: Props) {
  const [leaving, setLeaving] = useState<IdleAccount | null>(null)
  const erase = useEraseNow()
  const close = () => setLeaving(null)
  return (
    <Card padding="none">
      <ul aria-label="Contas paradas" className="m-0 list-none divide-y-2 divide-line p-0">
        {accounts.map(account => (
          <li
            key={account.userId}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 px-4 py-3.5 sm:px-5"
          >
            <About account={account} />
            <div className="flex flex-wrap gap-2.5">
              <KeepButton account={account} />
              {mayErase && (
                <>
                  <LinkButton
                    href={`/api/idle-accounts/${account.userId}/data`}
                    download
                    variant="secondary"
                    size="sm"
                    aria-label={`Baixar dados de ${calledName(account)}`}
                  >
                    <Download aria-hidden="true" className="size-5" />
                    Baixar dados
                  </LinkButton>
                  <Button
                    variant="ghost"
                    size="sm"
                    icon={<Trash2 aria-hidden="true" className="size-5" />}
                    aria-label={`Excluir agora a conta de ${calledName(account)}`}
                    onClick={() => setLeaving(account)}
                  >
                    Excluir agora
                  </Button>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={leaving !== null}
        onOpenChange={open => !open && close()}
        title="Excluir a conta agora?"
        description={
          `A conta de ${leaving ? writtenName(leaving) : ''} é excluída com tudo o que é dela: estudo, XP, ` +
          'conquistas, desenhos e o consentimento do responsável. Não pode ser desfeito. Se alguém quiser os ' +
          'dados, baixe-os antes.'
        }
        confirmLabel="Excluir agora"
        pendingLabel="Excluindo..."
        pending={erase.isPending}
        onConfirm={() => leaving && erase.mutate(leaving.userId, { onSettled: close })}
      />
    </Card>
  )
}

function About({ account }: { account: IdleAccount }) {
  const told = whoWasTold(account)
  return (
    <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="min-w-0 text-base leading-snug wrap-anywhere sm:text-lg">
          <PersonName {...account} />
        </h3>
        {account.locked && (
          <Badge tone="info" icon={<Lock aria-hidden="true" className="size-4" />}>
            Bloqueada
          </Badge>
        )}
      </div>
      <p className="text-sm wrap-anywhere text-ink-soft">{aboutIdle(account)}</p>
      <p className="flex items-center gap-1.5 text-sm font-bold">
        <Hourglass aria-hidden="true" className="size-4 shrink-0" />
        Será excluída a partir de {formatWholeDay(account.erasedFrom)}
      </p>
      {told && <p className="text-sm text-ink-soft">{told}</p>}
    </div>
  )
}

function KeepButton({ account }: { account: IdleAccount }) {
  const keep = useKeepIdle()
  return (
    <Button
      size="sm"
      icon={<UserCheck aria-hidden="true" className="size-5" />}
      aria-label={`Manter por mais 12 meses a conta de ${calledName(account)}`}
      pending={keep.isPending}
      onClick={() => keep.mutate(account.userId)}
    >
      Manter por mais 12 meses
    </Button>
  )
}
