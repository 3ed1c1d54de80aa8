/**
 * How much there is in a school of a size: 1 is a group of twenty pupils, 100 the largest school Capivira is made for.
 */
export type Sizes = ReturnType<typeof sizesOf>

/** What every size has alike. */
export const shares = {
  subjectsPerTeacher: 4,
  materialsPerSubject: 5,
  cardsPerMaterial: 50,
  questionsPerQuiz: 15,
  wordsPerMaterial: 12,
  pagesPerMaterial: 8,
  /** Pupils who have all their lessons together, and how many teachers teach them; each teacher has a turma of them. */
  groupSize: 30,
  teachersPerGroup: 10,
  /** Materials of the five of each of their subjects that a pupil has begun. */
  materialsBegun: 3,
  /** Cards of a material that most pupils have come to, and those who went through all of them: one in so many. */
  cardsRated: 30,
  completesOneIn: 6,
  gameRounds: 40,
  drawingsPerPupil: 5,
} as const

export function sizesOf(factor: number) {
  const teachers = 2 * factor
  const pupils = 20 * factor
  const subjects = teachers * shares.subjectsPerTeacher
  const materials = subjects * shares.materialsPerSubject
  return {
    factor,
    pupils,
    teachers,
    admins: 3,
    groups: Math.ceil(pupils / shares.groupSize),
    subjects,
    materials,
    cards: materials * shares.cardsPerMaterial,
  }
}

/** A number 0 to `sides` - 1 as SQL that looks like chance and is the same at every filling. */
export const dice = (key: string, seed: number, sides: number) =>
  `abs(hashint8extended((${key})::bigint, ${seed}) % ${sides})::int`

/** An id as SQL that is scattered as random ones (UUID version 4) are, and the same at every filling. */
export const uuidSql = (key: string) => `overlay(overlay(md5(${key}) placing '4' from 13) placing '8' from 17)::uuid`

/** The id of the n-th user as SQL, from 1: pupils, then teachers, then administrators. */
export const userIdSql = (n: string) => uuidSql(`'capivira ' || (${n})`)

export const emailOf = (n: number) => `pessoa${n}@escola.example`
