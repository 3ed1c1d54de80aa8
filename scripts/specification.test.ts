import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const project = path.resolve(import.meta.dirname, '..')
const table = readFileSync(path.join(project, 'docs/specification.md'), 'utf8')

/** What the table names: '`file` › name', up to the next line of the cell. */
const named = [...table.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` › (.+?)(?=<br>| \|)/g)].map(
  ([, file = '', name = '']) => ({
    file,
    name,
  }),
)

/** The file as it reads once its strings are taken as they are meant. */
const contentOf = (file: string) => readFileSync(path.join(project, file), 'utf8').replaceAll("\\'", "'")

test('the table names tests for both specifications', () => {
  expect(named.length).toBeGreaterThan(100)
})

test('every test that the table names exists', () => {
  const missing = named.filter(
    ({ file, name }) => !existsSync(path.join(project, file)) || !contentOf(file).includes(name),
  )
  expect(missing).toEqual([])
})

test('every row of the table has a place and a test, or says that it is open', () => {
  const rows = table.split('\n').filter(line => line.startsWith('| ') && !line.startsWith('| Row'))
  const bare = rows.filter(row => row.split(' | ').length !== 3 || !(row.includes(' › ') || row.includes('**open')))
  expect(bare).toEqual([])
})
