import type { Analysis, Gender } from './morphology.ts'

/** Words of Brazilian textbooks that neither dictionary has as nouns; plural by '-s' unless given. */
const NOUNS: Readonly<Record<Gender, string>> = {
  m: `estresse bitcoin software hardware site mouse link e-mail blog chip pixel byte bit login smartphone notebook tablet
      podcast streaming hacker backup download upload design marketing ranking shopping show rock jazz blues tênis
      hambúrguer xampu iogurte abajur controle registro descarte aporte boicote reajuste reflexo empuxo`,
  f: `internet perspectiva web wi-fi startup selfie live equipe anistia`,
}

const READINGS: ReadonlyMap<string, Analysis> = new Map(
  (['m', 'f'] as const).flatMap(gender =>
    NOUNS[gender].split(/\s+/).flatMap((word): [string, Analysis][] => {
      const noun = { lemma: word, root: word, category: 'noun', gender } as const
      return [
        [word, { ...noun, number: 's' }],
        [`${word}s`, { ...noun, number: 'p' }],
      ]
    }),
  ),
)

/** The noun reading of a word in no dictionary; empty for any other. */
export function supplement(lower: string): readonly Analysis[] {
  const reading = READINGS.get(lower)
  return reading ? [reading] : []
}
