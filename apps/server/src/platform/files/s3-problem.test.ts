import { expect, test } from 'vitest'
import { explainS3 } from './s3-problem.ts'

const storage = { kind: 's3', bucket: 'escola', accessKeyId: 'chave', secretAccessKey: 'segredo' } as const
const named = (name: string) => Object.assign(new Error('detalhe'), { name })

test.each([
  [named('NoSuchBucket'), 'esse balde não existe'],
  [named('SignatureDoesNotMatch'), 'o segredo não foi aceito'],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'ninguém atende nesse endereço'],
  [new Error('Cannot list', { cause: named('AccessDenied') }), 'a chave não tem permissão nesse balde'],
  [new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]), 'ninguém atende nesse endereço'],
  [named('SlowDown'), 'SlowDown'],
])('%s', (error, sentence) => {
  expect(explainS3(error, storage)).toBe(
    `Não foi possível usar o armazenamento de STORAGE_URL (balde escola): ${sentence}.`,
  )
})

test('the place is told, the secret is not', () => {
  const sentence = explainS3(named('NoSuchBucket'), { ...storage, endpoint: 'http://127.0.0.1:9000' })
  expect(sentence).toContain('balde escola em http://127.0.0.1:9000')
  expect(sentence).not.toContain('segredo')
})
