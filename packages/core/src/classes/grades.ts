/** A year of a Brazilian school: 1 to 9 of the Fundamental, 1 to 3 (4 in technical courses) of the Médio. */
export type Grade = { stage: 'Fundamental' | 'Médio'; year: number }

/** Beside the number a class is told by: 'EM' and 'Ensino Médio', never the 'em' of 'Turma em transição'. */
const ofMédio = /(?<!\p{L})(?:EM|E\.M\.|ensino médio|médio|medio)(?!\p{L})/u
const ofMédioWords = /(?<!\p{L})(?:ensino )?m[ée]dio(?!\p{L})/iu
const yearSaid = /(?<![\p{L}\p{N}])([1-9])\s?[ºª°oa.]?\s?(ano|série|serie)(?!\p{L})/iu

/** The year that the name of a class says ('6º ano B', '2ª série EM'); null where it says none. */
export function gradeIn(name: string): Grade | null {
  const [, digit, unit] = yearSaid.exec(name) ?? []
  if (!digit || !unit) return null
  const year = Number(digit)
  const isMédio =
    ofMédio.test(name) || ofMédioWords.test(name) || (/^s/iu.test(unit) && year <= 3 && !/fund/iu.test(name))
  if (isMédio) return year <= 4 ? { stage: 'Médio', year } : null
  return { stage: 'Fundamental', year }
}

/** The years that names of classes say, each once, the youngest first. */
export function gradesIn(names: readonly string[]): Grade[] {
  const known = new Map<string, Grade>()
  for (const name of names) {
    const grade = gradeIn(name)
    if (grade) known.set(`${grade.stage} ${grade.year}`, grade)
  }
  const age = ({ stage, year }: Grade) => (stage === 'Médio' ? 9 : 0) + year
  return [...known.values()].sort((one, other) => age(one) - age(other))
}
