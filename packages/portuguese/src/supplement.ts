import type { Analysis, Gender } from './analysis.ts'
import { wordsOf } from './lexicon/words.ts'

/** Words of Brazilian textbooks that neither dictionary has as nouns; plural by '-s' unless given. */
const NOUNS: Readonly<Record<Gender, string>> = {
  m: `estresse bitcoin software hardware site mouse link e-mail blog chip pixel byte bit login smartphone
      notebook tablet podcast streaming hacker backup download upload design marketing ranking shopping show
      rock jazz blues tênis hambúrguer xampu iogurte abajur controle registro descarte aporte boicote reajuste
      reflexo empuxo letramento`,
  f: `zika chikungunya arbovirose internet perspectiva web wi-fi startup selfie live equipe anistia`,
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

/**
 * Nouns the dictionary of Portugal has with another gender or number than Brazilians write them, or only as another
 * kind of word.
 */
const CORRECTED: Readonly<Record<string, Pick<Analysis, 'gender' | 'number'> & { lemma?: string }>> = {
  escravidão: { gender: 'f', number: 's' },
  vírus: { gender: 'm' },
  corpus: { gender: 'm', number: 's' },
  trema: { gender: 'm', number: 's' },
  dengue: { gender: 'f', number: 's' },
  gameta: { gender: 'm', number: 's' },
  gametas: { gender: 'm', number: 'p', lemma: 'gameta' },
  coala: { gender: 'm', number: 's' },
  coalas: { gender: 'm', number: 'p', lemma: 'coala' },
  panda: { gender: 'm', number: 's' },
  pandas: { gender: 'm', number: 'p', lemma: 'panda' },
  // 'um grama de ouro', 'a grama do jardim'
  grama: { number: 's' },
  gramas: { number: 'p', lemma: 'grama' },
  antivírus: { gender: 'm' },
  carma: { gender: 'm', number: 's' },
}

/** Nouns that the dictionaries have without a gender, with another one or as a verb; plural by '-s'. */
const GENDERED: Readonly<Record<Gender, string>> = {
  m: `ímã próton nêutron elétron íon cátion ânion fóton múon pósitron bósson quark néfron drone frevo xote axé
      orixá candomblé acarajé pajé igarapé igapó mangue tamanduá jacarandá ipê cajá açaí guaraná xiquexique
      tucunaré gambá teiú pós-guerra`,
  f: 'leguminosa',
}

const READ_AS: ReadonlyMap<string, Analysis> = new Map(
  (['m', 'f'] as const).flatMap(gender =>
    GENDERED[gender].split(/\s+/).flatMap((word): [string, Analysis][] => {
      const noun = { lemma: word, category: 'noun', gender } as const
      return [
        [word, { ...noun, root: word, number: 's' }],
        [`${word}s`, { ...noun, root: word, number: 'p' }],
      ]
    }),
  ),
)

/** The reading that stands in place of the dictionary's; empty where that is right. */
export function corrected(lower: string): readonly Analysis[] {
  const noun = READ_AS.get(lower)
  if (noun) return [noun]
  const right = CORRECTED[lower]
  return right ? [{ lemma: lower, root: right.lemma ?? lower, category: 'noun', ...right }] : []
}

/**
 * Feminine nouns that the dictionary of Portugal has as masculine ones, by their lemma; as verbs ('ele escala') they
 * stay what they are.
 */
const FEMININE: ReadonlySet<string> = wordsOf('feminine in spite of a dictionary')

/** A reading with the gender that the noun has. */
export function rightGender(reading: Analysis): Analysis {
  return reading.category === 'noun' && FEMININE.has(reading.lemma) ? { ...reading, gender: 'f' } : reading
}
