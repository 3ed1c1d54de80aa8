import type { Report } from '@capivira/core/reports/contract'
import { formatCount } from '../../lib/format.ts'

/** What a period's activity comes to, in words that tell those who studied from those who only opened cards. */
export function activitySummary({ activePupils, openedOnly }: Report['totals'], days: number, of: number): string {
  const studied =
    activePupils === 0
      ? 'Ninguém estudou neste período.'
      : `Houve estudo em ${formatCount(days, 'dia', 'dias')} de ${of}.`
  if (openedOnly === 0) return studied
  const opened =
    `${formatCount(openedOnly, 'aluno abriu', 'alunos abriram')} cards sem ` + 'avaliar nenhum nem fazer quiz ou jogo.'
  return activePupils === 0 ? `${studied} ${opened}` : `${studied} Além disso, ${opened}`
}
