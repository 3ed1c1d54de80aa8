import { DrizzleQueryError } from 'drizzle-orm/errors'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { withoutValues } from './log.ts'

test('a failed query is logged without the values it carried', () => {
  const lines: string[] = []
  const log = pino({ serializers: { err: withoutValues } }, { write: line => lines.push(line) })
  const taken = Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
    code: '23505',
    detail: 'Key (email)=(pessoa@escola.example) already exists.',
    parameters: ['pessoa@escola.example'],
  })
  const error = new DrizzleQueryError('insert into users (email) values ($1)', ['pessoa@escola.example'], taken)
  log.error({ err: error }, 'request failed')
  const line = lines.join('')
  expect(line).not.toContain('pessoa@')
  expect(line).toContain('insert into users (email) values ($1)')
  expect(line).toContain('users_email_key')
  expect(line).toContain('log.test.ts')
})

test('what is no error is logged as it is', () => {
  expect(withoutValues('texto')).toBe('texto')
})
