import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keysOf } from './s3-keys.ts'

const storage = { kind: 's3', bucket: 'escola', prefix: '' } as const
const asked: string[] = []
let expiration = '2999-01-01T00:00:00Z'
let address = ''

const server = createServer((request, response) => {
  const { authorization = '', 'x-aws-ec2-metadata-token': token = '' } = request.headers
  asked.push(`${request.method} ${request.url} ${authorization}${token}`.trim())
  if (request.url?.endsWith('/token')) return void response.end('senha')
  if (request.url?.endsWith('/security-credentials/')) return void response.end('papel\n')
  const lent = { AccessKeyId: 'emprestada', SecretAccessKey: 's', Token: 't', Expiration: expiration }
  response.end(JSON.stringify(lent))
})
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const lent = { accessKeyId: 'emprestada', secretAccessKey: 's', sessionToken: 't' }

test('the address comes before the environment', async () => {
  const env = { AWS_ACCESS_KEY_ID: 'outra', AWS_SECRET_ACCESS_KEY: 'o', AWS_SESSION_TOKEN: 'token' }
  const own = { accessKeyId: 'chave', secretAccessKey: 'segredo' }
  expect(await keysOf({ ...storage, ...own }, env)()).toEqual(own)
  expect(await keysOf(storage, env)()).toEqual({ accessKeyId: 'outra', secretAccessKey: 'o', sessionToken: 'token' })
})

test('a container is lent keys, which are kept while they last', async () => {
  const env = { AWS_CONTAINER_CREDENTIALS_FULL_URI: `${address}/chaves`, AWS_CONTAINER_AUTHORIZATION_TOKEN: 'eu' }
  const keys = keysOf(storage, env)
  expect(await keys()).toEqual(lent)
  await keys()
  expect(asked.splice(0)).toEqual(['GET /chaves eu'])
  expiration = '2020-01-01T00:00:00Z'
  const short = keysOf(storage, env)
  await short()
  await short()
  expect(asked.splice(0)).toHaveLength(2)
})

test('a machine with a role is lent keys', async () => {
  expect(await keysOf(storage, { AWS_EC2_METADATA_SERVICE_ENDPOINT: `${address}/` })()).toEqual(lent)
  const roles = '/latest/meta-data/iam/security-credentials/'
  expect(asked.splice(0)).toEqual(['PUT /latest/api/token', `GET ${roles} senha`, `GET ${roles}papel senha`])
})

test('where nobody lends any, they are missing', async () => {
  const none = keysOf(storage, { AWS_EC2_METADATA_DISABLED: 'true' })
  await expect(none()).rejects.toMatchObject({ name: 'CredentialsProviderError' })
})
