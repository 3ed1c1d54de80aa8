import type { IdleAccount } from '@capivira/core/retention/contract'
import { formatDate } from '../../lib/format.ts'

/** What is told of an account that nobody uses: the turmas, and since when. */
export function aboutIdle({ classes, usedAt, everUsed }: IdleAccount): string {
  const turma = classes.length > 0 ? classes.join(', ') : 'Sem turma'
  const since = everUsed ? `último uso em ${formatDate(usedAt)}` : `nunca usada, criada em ${formatDate(usedAt)}`
  return `${turma} · ${since}`
}

/** Who was told by an e-mail; null where nobody has an address to write to, which is how most pupils are. */
export function whoWasTold({ told, noticedAt }: IdleAccount): string | null {
  const who = [told.pupil && 'o aluno', told.guardian && 'o responsável'].filter(one => one !== false).join(' e ')
  return who === '' ? null : `Avisamos ${who} por email em ${formatDate(noticedAt)}.`
}
