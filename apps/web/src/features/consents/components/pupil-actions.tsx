import { calledName } from '@capivira/core/accounts/namesakes'
import type { ConsentView, PupilConsent } from '@capivira/core/consents/contract'
import { Button } from '@capivira/ui/button.tsx'
import { FileCheck, UserCheck } from '@capivira/ui/icons'
import { useCheckConsent, useSetAge } from '../queries.ts'

/** What opens a window first. */
export type Wish = 'paper' | 'revoke' | 'object'

type Props = { pupil: PupilConsent; view: ConsentView; onWish: (wish: Wish) => void }

/** What the school can do about a pupil's consent and age. */
export function PupilActions({ pupil, view, onWish }: Props) {
  const byLink = pupil.state === 'given' && pupil.method === 'letter'
  return (
    <div className="flex flex-wrap gap-2.5">
      {view === 'check' && <CheckButton pupil={pupil} />}
      {byLink && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Não aceitar a autorização por ${calledName(pupil)}`}
          onClick={() => onWish('object')}
        >
          Não aceitar
        </Button>
      )}
      {pupil.state === 'given' && view !== 'check' && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Retirar o consentimento de ${calledName(pupil)}`}
          onClick={() => onWish('revoke')}
        >
          Retirar
        </Button>
      )}
      {(pupil.state === 'missing' || pupil.state === 'asked') && pupil.ageRange !== null && (
        <Button
          size="sm"
          icon={<FileCheck aria-hidden="true" className="size-5" />}
          aria-label={`Recebi a folha de ${calledName(pupil)}`}
          onClick={() => onWish('paper')}
        >
          Recebi a folha
        </Button>
      )}
      {view === 'unknown' && <AgeButton pupil={pupil} ageRange="até 12" label="Tem até 12 anos" />}
      {(view === 'unknown' || view === 'pending') && (
        <AgeButton pupil={pupil} ageRange="13 a 17" label="Tem 13 anos ou mais" />
      )}
    </div>
  )
}

function CheckButton({ pupil }: { pupil: PupilConsent }) {
  const check = useCheckConsent()
  return (
    <Button
      size="sm"
      icon={<UserCheck aria-hidden="true" className="size-5" />}
      aria-label={`Conferi a autorização por ${calledName(pupil)}`}
      pending={check.isPending}
      onClick={() => check.mutate(pupil.userId)}
    >
      Conferi
    </Button>
  )
}

type AgeProps = { pupil: PupilConsent; ageRange: 'até 12' | '13 a 17'; label: string }

function AgeButton({ pupil, ageRange, label }: AgeProps) {
  const setAge = useSetAge()
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`${calledName(pupil)}: ${label.toLowerCase()}`}
      pending={setAge.isPending}
      onClick={() => setAge.mutate({ userId: pupil.userId, ageRange })}
    >
      {label}
    </Button>
  )
}
