import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unescaped, unescapedSign } from './address-signs.ts'
import { parseEnvironment } from './settings.ts'

test.each([
  ['postgresql://u:p@ss#w@host/db', '#'],
  ['postgresql://u:12/ab@host/db', '/'],
  ['postgresql://u:p@ss:w/o#r?d@host', '#'],
  ['postgresql://u:a?b@host', '?'],
  ['postgresql://u:p@s/w@host/db', '/'],
  ['s3://k:12/def+g@balde', '/'],
  ['smtp://u:se#nha@host', '#'],
])('%s has a sign that must be escaped', (address, sign) => {
  expect(unescapedSign(address)).toBe(sign)
})

test.each([
  'postgresql://u:p@host:5432/db',
  'postgresql://u:p@ss@host/db',
  'postgresql://u:100%@host/db?sslmode=require',
  'postgresql://u:p@host/db?options=-c%20role=a@b',
  'postgresql://host/db',
  's3://k:abc%2Fdef+g@balde?region=sa-east-1&endpoint=http://127.0.0.1:9000/',
  's3://balde?region=sa-east-1',
  'smtps://usuario%40escola.br:se%23nha@servidor:465',
  'file:///srv/escola',
])('%s has none', address => {
  expect(unescapedSign(address)).toBeNull()
})

const signs = '/?#@:%+&=;,!$*()[] \'"<>\\^`{|}~'
const password = fc
  .string({ unit: fc.constantFrom(...signs, ...'Kz7q'), minLength: 6, maxLength: 20 })
  .filter(text => text.trim() === text)

/** What is said of an environment; empty when nothing is. */
function said(env: Record<string, string>): string {
  try {
    parseEnvironment(env)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : 'not an error'
  }
}

const addresses: [string, (secret: string) => string][] = [
  ['DATABASE_URL', secret => `postgresql://usuario:${secret}@servidor:5432/capivira`],
  ['STORAGE_URL', secret => `s3://chave:${secret}@balde?region=sa-east-1`],
  ['SMTP_URL', secret => `smtps://usuario:${secret}@servidor:465`],
]

test.each(addresses)('%s never repeats a password, whatever its signs', (name, address) => {
  fc.assert(
    fc.property(password, secret => {
      const sentence = said({ [name]: address(secret) })
      expect(sentence.includes(secret)).toBe(false)
      // What stands before or after its first sign may not be told either.
      for (const part of secret.split(/[/?#@:]/).filter(one => one.length > 3)) expect(sentence).not.toContain(part)
    }),
  )
})

test.each(addresses)('%s takes every password that is escaped', (name, address) => {
  fc.assert(
    fc.property(password, secret => {
      expect(said({ [name]: address(encodeURIComponent(secret)) })).toBe('')
    }),
  )
})

test('a secret of a storage comes out as it was, escaped or with a % of its own', () => {
  fc.assert(
    fc.property(password, secret => {
      const { storage } = parseEnvironment({ STORAGE_URL: `s3://k:${encodeURIComponent(secret)}@balde` })
      expect(storage).toMatchObject({ secretAccessKey: secret })
    }),
  )
  expect(unescaped('ab%zz')).toBe('ab%zz')
  expect(unescaped('100%')).toBe('100%')
  expect(unescaped('%C3%A7%2F')).toBe('ç/')
})
