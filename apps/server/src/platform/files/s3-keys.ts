import { readFile } from 'node:fs/promises'
import type { Storage } from '../settings.ts'
import type { S3Keys } from './s3-signature.ts'

type S3Storage = Extract<Storage, { kind: 's3' }>
type Environment = Readonly<Record<string, string | undefined>>
/** Keys, and when those that are lent end, ms since 1970. */
type Lent = { keys: S3Keys; until: number }

/** Lent keys are asked for anew so long before they end, ms. */
const early = 5 * 60_000
/** A machine that is not Amazon's does not answer at its addresses, ms. */
const patience = 1000
const instance = 'http://169.254.169.254/latest'
const container = 'http://169.254.170.2'

/**
 * The keys of a storage: those of its address, of the environment (`AWS_ACCESS_KEY_ID` and the others of Amazon's
 * tools), or those that Amazon lends to a container or a machine with a role, kept while they last.
 * @returns asks for them; it fails by the name `CredentialsProviderError` where there are none
 */
export function keysOf(storage: S3Storage, env: Environment): () => Promise<S3Keys> {
  const { accessKeyId, secretAccessKey } = storage
  const written = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : ofEnvironment(env)
  if (written) return async () => written
  let lent: Promise<Lent> | undefined
  return async () => {
    const last = await lent?.catch(() => undefined)
    if (!last || last.until - early < Date.now()) lent = borrow(env)
    return (await (lent as Promise<Lent>)).keys
  }
}

function ofEnvironment(env: Environment): S3Keys | undefined {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: token } = env
  return accessKeyId && secretAccessKey
    ? { accessKeyId, secretAccessKey, ...(token && { sessionToken: token }) }
    : undefined
}

async function borrow(env: Environment): Promise<Lent> {
  try {
    return await (ofContainer(env) ?? ofMachine(env))
  } catch (cause) {
    throw Object.assign(new Error('no keys for the store', { cause }), { name: 'CredentialsProviderError' })
  }
}

/** Undefined where this is no container to which keys are lent. */
function ofContainer(env: Environment): Promise<Lent> | undefined {
  const { AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: path, AWS_CONTAINER_CREDENTIALS_FULL_URI: whole } = env
  const address = path ? `${container}${path}` : whole
  return address ? askContainer(address, env) : undefined
}

async function askContainer(address: string, env: Environment): Promise<Lent> {
  const { AWS_CONTAINER_AUTHORIZATION_TOKEN: token, AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: file } = env
  const authorization = file ? (await readFile(file, 'utf8')).trim() : token
  return lentBy(await ask(address, { headers: authorization ? { authorization } : {} }))
}

async function ofMachine(env: Environment): Promise<Lent> {
  if (env.AWS_EC2_METADATA_DISABLED === 'true') throw new Error('the machine is not to be asked')
  const place = env.AWS_EC2_METADATA_SERVICE_ENDPOINT?.replace(/\/+$/, '').concat('/latest') ?? instance
  const asking = { method: 'PUT', headers: { 'x-aws-ec2-metadata-token-ttl-seconds': '300' } }
  const headers = { 'x-aws-ec2-metadata-token': await ask(`${place}/api/token`, asking) }
  const roles = `${place}/meta-data/iam/security-credentials`
  const [role = ''] = (await ask(`${roles}/`, { headers })).split('\n')
  return lentBy(await ask(`${roles}/${role.trim()}`, { headers }))
}

async function ask(address: string, asking: RequestInit): Promise<string> {
  const answer = await fetch(address, { ...asking, signal: AbortSignal.timeout(patience) })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} of ${new URL(address).host}`)
  return said
}

function lentBy(said: string): Lent {
  const told: { AccessKeyId?: unknown; SecretAccessKey?: unknown; Token?: unknown; Expiration?: unknown } =
    JSON.parse(said)
  const { AccessKeyId, SecretAccessKey, Token, Expiration } = told
  if (typeof AccessKeyId !== 'string' || typeof SecretAccessKey !== 'string') throw new Error('no keys were lent')
  const keys = {
    accessKeyId: AccessKeyId,
    secretAccessKey: SecretAccessKey,
    ...(Token ? { sessionToken: `${Token}` } : {}),
  }
  return { keys, until: Date.parse(`${Expiration}`) || Number.POSITIVE_INFINITY }
}
