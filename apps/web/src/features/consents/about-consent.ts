import type { PupilConsent } from '@capivira/core/consents/contract'
import { formatDate } from '../../lib/format.ts'

/** What the school's list says of a pupil's consent: the turmas, and who agreed, when, how, and who looked at it. */
export function aboutConsent(pupil: PupilConsent): string {
  const { classes, state, guardianName, relation, givenAt, undelivered } = pupil
  const turma = classes.length > 0 ? classes.join(', ') : 'Sem turma'
  if (state === 'asked' && undelivered)
    return (
      `${turma} · o servidor de email recusou o endereço de ${guardianName} (${relation}): confira com a ` +
      'família, ou use a folha de papel'
    )
  if (state === 'asked') return `${turma} · mensagem enviada a ${guardianName} (${relation})`
  if (state !== 'given' || !givenAt) return turma
  return `${turma} · ${guardianName} (${relation}), em ${formatDate(givenAt)}, ${howGiven(pupil)}`
}

function howGiven({ method, recordedByName, maskedEmail, checkedByName }: PupilConsent): string {
  if (method === 'paper') return `em papel${recordedByName ? `, recebido por ${recordedByName}` : ''}`
  const by = maskedEmail ? `por link enviado a ${maskedEmail}` : 'por email'
  return checkedByName ? `${by}, conferido por ${checkedByName}` : by
}
