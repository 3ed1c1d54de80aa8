/** What a pupil is told of so many materials that wait for their teachers as a whole; null where there are none. */
export function inReviewSentence(count: number): string | null {
  if (count === 0) return null
  if (count === 1) return '1 material que quem ensina ainda revisa: ele aparece aqui quando for liberado.'
  return `${count} materiais que quem ensina ainda revisa: eles aparecem aqui quando forem liberados.`
}
