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
