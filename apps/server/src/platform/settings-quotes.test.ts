import { expect, test } from 'vitest'
import { parseEnvironment } from './settings.ts'

test('quotes that a file of settings leaves around a value are no part of it', () => {
  const settings = parseEnvironment({
    PORT: '"3461"',
    DATA_DIR: '"/srv/capivira"',
    PUBLIC_URL: "'https://capivira.escola.br'",
    DATABASE_URL: '"postgresql://capivira:x@localhost/capivira"',
    REVIEW_DRAWINGS: '"sim"',
    SCHOOL_NAME: '"Escola "Nova" do Vale"',
    SMTP_URL: '""',
  })
  expect(settings).toMatchObject({
    port: 3461,
    dataFolder: '/srv/capivira',
    publicUrl: 'https://capivira.escola.br',
    databaseUrl: 'postgresql://capivira:x@localhost/capivira',
    reviewDrawings: true,
    schoolName: 'Escola "Nova" do Vale',
  })
  expect(settings).not.toHaveProperty('smtpUrl')
})

test('one quote alone, or two kinds of them, are part of a value', () => {
  expect(parseEnvironment({ SCHOOL_NAME: '"Escola' }).schoolName).toBe('"Escola')
  expect(parseEnvironment({ SCHOOL_NAME: `"Escola'` }).schoolName).toBe(`"Escola'`)
})

test('a secret keeps its quotes, for people may type them, and the start says so', () => {
  const { teacherSecret, notices } = parseEnvironment({ TEACHER_SECRET: '"capivaras-no-rio"' })
  expect(teacherSecret).toBe('"capivaras-no-rio"')
  expect(notices).toEqual([
    'TEACHER_SECRET está entre aspas, e elas contam como parte do segredo. Se não for isso que você quer, tire-as.',
  ])
  expect(parseEnvironment({ TEACHER_SECRET: 'capivaras "no" rio' }).notices).toEqual([])
})

test('lines that end as Windows ends them change no value', () => {
  const settings = parseEnvironment({
    PORT: '3461\r',
    DATA_DIR: '/srv/capivira\r',
    TEACHER_SECRET: 'capivaras-no-rio\r',
  })
  expect(settings).toMatchObject({ port: 3461, dataFolder: '/srv/capivira', teacherSecret: 'capivaras-no-rio' })
})
