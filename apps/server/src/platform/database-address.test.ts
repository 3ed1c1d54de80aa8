import { expect, test } from 'vitest'
import { type Environment, parseEnvironment } from './settings.ts'

const of = (DATABASE_URL: string, more: Environment = {}) => parseEnvironment({ DATABASE_URL, ...more })

test.each([
  ['postgresql://u:segredo@h1:5432,h2:5432/db', 'um servidor só'],
  ['postgresql://u:segredo@h1,h2/db', 'um servidor só'],
  ['postgresql://u:segredo@fd00::5:5433/db', 'entre colchetes, como [fd00::5]:5432'],
  ['postgresql://u:segredo@h/db?sslMode=require', 'sslMode é escrito em minúsculas, sslmode'],
  ['postgresql://u:segredo@h/db?sslmode=REQUIRE', 'sslmode deve ser um destes: disable, prefer, require'],
  ['postgresql://u:segredo@h/db?sslmode=allow', 'sslmode deve ser um destes'],
  ['postgresql://u:segredo@h/db?sslmode=verify_full', 'sslmode deve ser um destes'],
  ['postgresql://u:segredo@h/db?ssl=false', 'em vez de ssl, use sslmode='],
  ['jdbc:postgresql://h/db?user=u&password=segredo', 'deve ser um endereço como postgresql://'],
])('%s is refused with a sentence that does not hold the password', (address, sentence) => {
  expect(() => of(address)).toThrow(sentence)
  expect(() => of(address)).not.toThrow('segredo')
})

test.each([
  'postgresql:///escola?host=/run/postgresql',
  'postgresql://u:p@%2Frun%2Fpostgresql/escola',
  'postgresql://u:p@[fd00::5]:5433/escola?connect_timeout=10&channel_binding=require',
  'postgresql://u:p@h/escola?options=-c%20search_path%3Descola&ssl=true',
])('%s is taken as it is, and nothing is told', address => {
  expect(of(address)).toMatchObject({ databaseUrl: address, notices: [] })
})

test('a socket may stand without a host, and warnings of the transport read it, too', () => {
  const { databaseUrl, warnings } = of('postgres://escola@/escola?host=/run/postgresql', { NODE_ENV: 'production' })
  expect(databaseUrl).toBe('postgres://escola@localhost/escola?host=/run/postgresql')
  expect(warnings.join()).not.toContain('banco de dados')
})

test('the certificates of the system are those that are known anyway', () => {
  const { databaseUrl } = of('postgresql://u:p@h/db?sslmode=verify-full&sslrootcert=system')
  expect(databaseUrl).toBe('postgresql://u:p@h/db?sslmode=verify-full')
  expect(of('postgresql://u:p@h/db?sslrootcert=system&sslmode=require').databaseUrl).toBe(databaseUrl)
})

test.each([
  ['postgresql://u:p@h/db?schema=escola', /search_path/],
  ['postgresql://u:p@h/db?pgbouncer=true', /não muda nada/],
])('%s starts, and what changes nothing in it is told', (address, told) => {
  expect(of(address).notices).toEqual([expect.stringMatching(told)])
})
