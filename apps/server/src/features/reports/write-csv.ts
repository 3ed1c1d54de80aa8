import { writtenName } from '@capivira/core/accounts/namesakes'
import type { SchoolDay } from '@capivira/core/progress/school-day'
import type { CsvTable, PupilRow, Report } from '@capivira/core/reports/contract'
import { type Cell, toCsv } from '@capivira/core/reports/csv'

/** '02/03/2026': what a Brazilian spreadsheet takes for a date. */
const dateOf = (day: SchoolDay) => day.split('-').reverse().join('/')

type Tables = {
  [Table in 'activity' | 'subjects' | 'forecast' | 'scores']: {
    header: string[]
    rows: (rows: Report[Table]) => Cell[][]
  }
}

/** The tables of a report, by name: their columns and rows. */
const tables: Tables = {
  activity: {
    header: ['Dia', 'Alunos que estudaram', 'Cards avaliados', 'Quizzes feitos', 'Jogos feitos'],
    rows: (activity: Report['activity']): Cell[][] =>
      activity.map(({ day, pupils, reviews, quizzes, games }) => [dateOf(day), pupils, reviews, quizzes, games]),
  },
  subjects: {
    header: ['Matéria', 'Alunos', 'Cards em estudo', 'Retenção prevista (%)', 'Acerto nos quizzes (%)'],
    rows: (subjects: Report['subjects']): Cell[][] =>
      subjects.map(({ name, pupils, cards, retention, quizAccuracy }) => [
        { exact: name },
        pupils,
        cards,
        retention,
        quizAccuracy,
      ]),
  },
  forecast: {
    header: ['Dia', 'Retenção prevista sem revisão (%)', 'Cards que vencem'],
    rows: (forecast: Report['forecast']): Cell[][] =>
      forecast.map(({ day, retention, due }) => [dateOf(day), retention, due]),
  },
  scores: {
    header: ['De (%)', 'Até (%)', 'Quizzes'],
    rows: (scores: Report['scores']): Cell[][] => scores.map(({ from, to, quizzes }) => [from, to, quizzes]),
  },
}

/** What the files of the tables are called, without accents. */
export const fileNames: Record<CsvTable, string> = {
  pupils: 'alunos',
  activity: 'atividade',
  subjects: 'materias',
  forecast: 'esquecimento',
  scores: 'notas',
}

/** A table of a report as a file for spreadsheets. */
export function reportCsv<Table extends keyof Tables>(table: Table, rows: Report[Table]): string {
  return toCsv(tables[table].header, tables[table].rows(rows))
}

/** The pupils of a scope as a file for spreadsheets; `dayOf` gives the school day of an instant. */
export function pupilsCsv(pupils: readonly PupilRow[], dayOf: (instant: string) => SchoolDay): string {
  return toCsv(
    [
      'Aluno',
      'Cards vistos',
      'Retenção prevista (%)',
      'Acerto nos quizzes (%)',
      'Quizzes feitos',
      'Sequência (dias)',
      'Último estudo',
    ],
    pupils.map(row => [
      writtenName(row),
      row.cardsStudied,
      row.retention,
      row.quizAccuracy,
      row.quizzes,
      row.streak,
      row.lastStudied && dateOf(dayOf(row.lastStudied)),
    ]),
  )
}
