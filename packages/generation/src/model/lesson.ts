import { type Grade, gradesIn } from '@capivira/core/classes/grades'
import { neutralize } from './neutralize.ts'

/**
 * For whom a material is, as far as whoever writes about it has to know. No name of a class or of a person is ever
 * passed on.
 */
export type Lesson = {
  subject: string
  schoolLevel: string
  /** Names of the classes that study it, for the years they say. */
  classes?: readonly string[]
}

const LEVELS: Readonly<Record<string, string>> = {
  Fundamental: 'do Ensino Fundamental, de 11 a 14 anos: palavras simples, frases curtas',
  Médio: 'do Ensino Médio, de 15 a 17 anos',
  Superior: 'do Ensino Superior',
}

/**
 * 'do 6º e do 7º ano do Ensino Fundamental, de 11 a 13 anos: palavras simples, frases curtas': the readers of a lesson.
 */
export function readersOf({ schoolLevel, classes = [] }: Omit<Lesson, 'subject'>): string {
  const grades = gradesIn(classes)
  const [first] = grades
  const last = grades.at(-1)
  if (!first || !last) return LEVELS[schoolLevel] ?? 'de escola'
  const stages = (['Fundamental', 'Médio'] as const).flatMap(stage => {
    const own = grades.filter(grade => grade.stage === stage)
    return own.length > 0 ? [`${listed(own.map(yearOf))} do Ensino ${stage}`] : []
  })
  const ages = `de ${ageOf(first)} a ${ageOf(last) + 1} anos`
  return `${stages.join(' e ')}, ${ages}${first.stage === 'Fundamental' ? ': palavras simples, frases curtas' : ''}`
}

/** The line that tells a model for whom it writes, and about what; empty where nothing is known. */
export function lessonLine(lesson: Lesson | undefined): string {
  if (!lesson) return ''
  const subject = neutralize(lesson.subject).slice(0, 80)
  return `Os alunos são ${readersOf(lesson)}.${subject ? ` A matéria é “${subject}”.` : ''}`
}

/** Pupils are six in the first year of school, and fifteen in the first of the Médio. */
const ageOf = ({ stage, year }: Grade) => (stage === 'Médio' ? 14 : 5) + year

const yearOf = ({ stage, year }: Grade) => (stage === 'Médio' ? `da ${year}ª série` : `do ${year}º ano`)

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} e ${names.at(-1)}` : (names[0] ?? '')
