import type { PupilConsent } from '@capivira/core/consents/contract'
import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { FileCheck, MailQuestion } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { useRevokeForGuardian, useSetAge } from '../queries.ts'
import { PaperDialog } from './paper-dialog.tsx'

/** Pupils with what is known of their guardian's consent, and what the school can do about it. */
export function PupilList({ pupils }: { pupils: readonly PupilConsent[] }) {
  const [taking, setTaking] = useState<PupilConsent | null>(null)
  const [revoking, setRevoking] = useState<PupilConsent | null>(null)
  const revoke = useRevokeForGuardian()
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
                <h3 className="min-w-0 text-base leading-snug wrap-anywhere sm:text-lg">{pupil.fullName}</h3>
                {pupil.state === 'asked' && (
                  <Badge tone="info" icon={<MailQuestion aria-hidden="true" className="size-4" />}>
                    Esperando o email
                  </Badge>
                )}
              </div>
              <p className="text-sm text-ink-soft">{about(pupil)}</p>
            </div>
            <div className="flex flex-wrap gap-2.5">
              {pupil.state === 'given' ? (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Retirar o consentimento de ${pupil.fullName}`}
                  onClick={() => setRevoking(pupil)}
                >
                  Retirar
                </Button>
              ) : pupil.state === 'not-needed' ? (
                <AgeButton pupil={pupil} ageRange="até 12" label="Tem até 12 anos" />
              ) : (
                <>
                  <Button
                    size="sm"
                    icon={<FileCheck aria-hidden="true" className="size-5" />}
                    aria-label={`Recebi a folha de ${pupil.fullName}`}
                    onClick={() => setTaking(pupil)}
                  >
                    Recebi a folha
                  </Button>
                  <AgeButton pupil={pupil} ageRange="13 a 17" label="Tem 13 anos ou mais" />
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      {taking && <PaperDialog pupil={taking} onClose={() => setTaking(null)} />}
      <AlertDialog
        open={revoking !== null}
        onOpenChange={open => !open && setRevoking(null)}
        title="Retirar o consentimento?"
        description={`Use quando o responsável por ${revoking?.fullName ?? ''} pedir. Os desenhos saem da galeria e a foto é apagada; o estudo continua.`}
        confirmLabel="Retirar"
        pendingLabel="Retirando..."
        pending={revoke.isPending}
        onConfirm={() => revoking && revoke.mutate(revoking.userId, { onSettled: () => setRevoking(null) })}
      />
    </Card>
  )
}

function about({ classes, state, guardianName, relation, method, givenAt, recordedByName }: PupilConsent): string {
  const turma = classes.length > 0 ? classes.join(', ') : 'Sem turma'
  if (state === 'asked') return `${turma} · mensagem enviada a ${guardianName} (${relation})`
  if (state !== 'given' || !givenAt) return turma
  const how = method === 'paper' ? `em papel${recordedByName ? `, recebido por ${recordedByName}` : ''}` : 'por email'
  return `${turma} · ${guardianName} (${relation}), em ${formatDate(givenAt)}, ${how}`
}

type AgeProps = { pupil: PupilConsent; ageRange: 'até 12' | '13 a 17'; label: string }

function AgeButton({ pupil, ageRange, label }: AgeProps) {
  const setAge = useSetAge()
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`${pupil.fullName}: ${label.toLowerCase()}`}
      pending={setAge.isPending}
      onClick={() => setAge.mutate({ userId: pupil.userId, ageRange })}
    >
      {label}
    </Button>
  )
}
