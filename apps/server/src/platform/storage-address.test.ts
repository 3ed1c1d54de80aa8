import { expect, test } from 'vitest'
import { parseEnvironment } from './settings.ts'

test.each([
  ['s3://chave:segredo@balde?endpoint=http://minio:9000&forcePathStyle=true', /só region e endpoint/],
  ['file:///srv/capivira/a?b', /nome da pasta/],
])('%s starts, and what changes nothing in it is told', (STORAGE_URL, told) => {
  expect(parseEnvironment({ STORAGE_URL }).notices).toEqual([expect.stringMatching(told)])
})

test('a folder may have the sign of an e-mail in its name', () => {
  expect(parseEnvironment({ STORAGE_URL: 'file:///srv/escola@casa/arquivos' })).toMatchObject({
    storage: { kind: 'folder', folder: '/srv/escola@casa/arquivos' },
    notices: [],
  })
})

test.each([
  ['s3://chave:segredo@minio:9000/balde', 'depois do @ vem o nome do balde'],
  ['s3://chave:segredo@192.168.0.5/balde', 'depois do @ vem o nome do balde'],
  ['s3://chave:segredo@balde.s3.sa-east-1.amazonaws.com', 'depois do @ vem o nome do balde'],
  ['s3://chave:abc@balde?endpoint=http://u:segredo@minio:9000', 'não em endpoint'],
])('%s takes a server for a bucket, or a password for an address', (STORAGE_URL, sentence) => {
  expect(() => parseEnvironment({ STORAGE_URL })).toThrow(sentence)
  expect(() => parseEnvironment({ STORAGE_URL })).not.toThrow('segredo@minio')
})
