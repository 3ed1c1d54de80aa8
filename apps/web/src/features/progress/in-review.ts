import { mostInReview } from '@capivira/core/dashboards/in-review'
import { formatNumber } from '../../lib/format.ts'

/**
 * What a pupil is told of so many materials that wait for their teachers as a whole; null where there are none, or
 * where nobody counted them: an answer that a device has kept from before they were counted says nothing of them.
 */
export function inReviewSentence(count: number | undefined): string | null {
  if (!count) return null
  if (count === 1) return '1 material que quem ensina ainda revisa: ele aparece aqui quando for liberado.'
  const many = count < mostInReview ? formatNumber(count) : `Mais de ${formatNumber(mostInReview - 1)}`
  return `${many} materiais que quem ensina ainda revisa: eles aparecem aqui quando forem liberados.`
}
