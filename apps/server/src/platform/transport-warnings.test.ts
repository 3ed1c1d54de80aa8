import { describe, expect, test } from 'vitest'
import { transportWarnings } from './transport-warnings.ts'

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://capivira.escola.example' }
const about = (env: Record<string, string>) =>
  transportWarnings({ ...production, ...env }).map(sentence => sentence.slice(0, 30))

describe('pages by http', () => {
  const http = 'O site é aberto por http, sem '
  test.each([
    [{}, []],
    [{ PUBLIC_URL: 'http://192.168.0.9:3000' }, [http]],
    [{ PUBLIC_URL: '' }, [http]],
    [{ PUBLIC_URL: 'http://localhost:3000', HOST: '127.0.0.1' }, []],
    // Listens on every address, whatever it calls itself.
    [{ PUBLIC_URL: 'http://localhost:3000' }, [http]],
    [{ PUBLIC_URL: 'http://capivira.escola.example', HOST: '127.0.0.1' }, [http]],
    [{ NODE_ENV: 'development', PUBLIC_URL: 'http://192.168.0.9' }, []],
  ])('%o', (env, expected) => {
    const { PUBLIC_URL, ...rest } = { ...production, ...env }
    const found = transportWarnings(PUBLIC_URL ? { ...rest, PUBLIC_URL } : rest)
    expect(found.map(sentence => sentence.slice(0, 30))).toEqual(expected)
  })
})

describe('a database on another network', () => {
  const plain = 'A conexão com o banco de dados'
  test.each([
    ['postgresql://a:b@banco.exemplo.com/capivira', [plain]],
    ['postgresql://a:b@banco.exemplo.com/capivira?sslmode=disable', [plain]],
    ['postgresql://a:b@203.0.113.7/capivira', [plain]],
    ['postgresql://a:b@banco.exemplo.com/capivira?sslmode=verify-full', []],
    ['postgresql://a:b@banco.exemplo.com/capivira?ssl=true', []],
    ['postgresql://a:b@10.1.2.3/capivira', []],
    ['postgresql://a:b@banco/capivira', []],
    ['postgresql://capivira@localhost/capivira?host=%2Ftmp%2Fsocket', []],
  ])('%s', (DATABASE_URL, expected) => expect(about({ DATABASE_URL })).toEqual(expected))
})

describe('mail and files', () => {
  test.each([
    [{ SMTP_URL: 'smtp://correio.exemplo.com:587' }, 0],
    [{ SMTP_URL: 'smtp://correio.exemplo.com:25?ignoreTLS=true' }, 1],
    [{ SMTP_URL: 'smtp://correio.exemplo.com:25?requireTLS=false' }, 1],
    [{ SMTP_URL: 'smtp://correio.lan:25?ignoreTLS=true' }, 0],
    [{ SMTP_URL: 'smtps://correio.exemplo.com:465' }, 0],
    [{ STORAGE_URL: 's3://balde?endpoint=http://203.0.113.7:9000' }, 1],
    [{ STORAGE_URL: 's3://balde?endpoint=http://minio:9000' }, 0],
    [{ STORAGE_URL: 's3://balde?endpoint=https://s3.exemplo.com' }, 0],
    [{ STORAGE_URL: 'file:///dados' }, 0],
  ])('%o', (env, count) => expect(about(env)).toHaveLength(count))
})
