import { writtenName } from '@capivira/core/accounts/namesakes'
import type { ConsentView, PupilConsent } from '@capivira/core/consents/contract'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Badge } from '@capivira/ui/badge.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { MailQuestion, TriangleAlert } from '@capivira/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { PersonName } from '../../navigation/components/person-name.tsx'
import { aboutConsent } from '../about-consent.ts'
import { useObject, useRevokeForGuardian } from '../queries.ts'
import { PupilActions, type Wish } from './pupil-actions.tsx'

/** A form: loaded for who has a sheet in their hands. */
const PaperDialog = lazy(async () => ({ default: (await import('./paper-dialog.tsx')).PaperDialog }))

/** Pupils with what is known of their guardian's consent, and what the school can do about it. */
export function PupilList({ pupils, view }: { pupils: readonly PupilConsent[]; view: ConsentView }) {
  const [wish, setWish] = useState<{ what: Wish; pupil: PupilConsent } | null>(null)
  const close = () => setWish(null)
  const revoke = useRevokeForGuardian()
  const object = useObject()
  const name = wish ? writtenName(wish.pupil) : ''
  return (
    <Card padding="none">
      <ul aria-label="Alunos" className="m-0 list-none divide-y-2 divide-line p-0">
        {pupils.map(pupil => (
          <li
            key={pupil.userId}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 px-4 py-3.5 sm:px-5"
          >
            <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                <h3 className="min-w-0 text-base leading-snug wrap-anywhere sm:text-lg">
                  <PersonName {...pupil} />
                </h3>
                {pupil.state === 'asked' && pupil.undelivered && (
                  <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" className="size-4" />}>
                    Email recusado
                  </Badge>
                )}
                {pupil.state === 'asked' && !pupil.undelivered && (
                  <Badge tone="info" icon={<MailQuestion aria-hidden="true" className="size-4" />}>
                    Esperando o email
                  </Badge>
                )}
                {pupil.state === 'given' && pupil.emailOfPupil && (
                  <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" className="size-4" />}>
                    Email de um aluno
                  </Badge>
                )}
              </div>
              <p className="text-sm wrap-anywhere text-ink-soft">{aboutConsent(pupil)}</p>
            </div>
            <PupilActions pupil={pupil} view={view} onWish={what => setWish({ what, pupil })} />
          </li>
        ))}
      </ul>
      {wish?.what === 'paper' && (
        <Suspense>
          <PaperDialog pupil={wish.pupil} onClose={close} />
        </Suspense>
      )}
      <AlertDialog
        open={wish?.what === 'revoke'}
        onOpenChange={open => !open && close()}
        title="Retirar o consentimento?"
        description={
          `Use quando o responsável por ${name} pedir. Os desenhos saem da galeria e a foto é apagada; o estudo ` +
          'continua.'
        }
        confirmLabel="Retirar"
        pendingLabel="Retirando..."
        pending={revoke.isPending}
        onConfirm={() => wish && revoke.mutate(wish.pupil.userId, { onSettled: close })}
      />
      <AlertDialog
        open={wish?.what === 'object'}
        onOpenChange={open => !open && close()}
        title="Não aceitar a autorização?"
        description={
          `Use quando quem autorizou por link não é responsável por ${name}. Os desenhos saem da galeria e a ` +
          'foto é apagada. O aluno e quem autorizou são avisados, o ato fica no registro, e este email não serve ' +
          'mais para autorizar. A folha de papel continua valendo.'
        }
        confirmLabel="Não aceitar"
        pendingLabel="Guardando..."
        pending={object.isPending}
        onConfirm={() => wish && object.mutate(wish.pupil.userId, { onSettled: close })}
      />
    </Card>
  )
}
