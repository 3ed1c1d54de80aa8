/** More pieces than this are no sentence any more. */
const MOST_PIECES = 8

/**
 * Pages as the subject of a sentence: 'A página 3', 'As páginas 3 a 7', 'As páginas 2, 4 a 6 e 9', and only how many
 * they are when they lie far apart: '48 páginas'. Whoever needs each of them has the list.
 * @param pages numbers in ascending order
 */
export function pagesText(pages: readonly number[]): string {
  if (pages.length === 1) return `A página ${pages[0]}`
  const pieces = runsOf(pages).flatMap(run => (run.length > 2 ? [`${run[0]} a ${run.at(-1)}`] : run.map(String)))
  if (pieces.length > MOST_PIECES) return `${pages.length} páginas`
  return `As páginas ${new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(pieces)}`
}

/** The same as where something is: 'na página 3', 'nas páginas 3 a 7', 'em 48 páginas'. */
export function inPagesText(pages: readonly number[]): string {
  const text = pagesText(pages)
  return /^As? /.test(text) ? `n${text.charAt(0).toLowerCase()}${text.slice(1)}` : `em ${text}`
}

/** Numbers that follow each other, together. */
function runsOf(numbers: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run?.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  return runs
}
