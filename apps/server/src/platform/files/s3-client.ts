import { createReadStream } from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Storage } from '../settings.ts'
import { systemErrorCode } from '../startup-problem.ts'
import { keysOf } from './s3-keys.ts'
import { escaped, signed } from './s3-signature.ts'

type S3Storage = Extract<Storage, { kind: 's3' }>

/** A file of this machine as the body of a call. */
export type FileBody = { path: string; bytes: number }

export type S3Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** What of the bucket is asked for; the bucket itself where there is none. */
  key?: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: string | FileBody
}

/** Asks a bucket. @throws S3Refusal what the store refused; an error of Node's where it did not answer */
export type S3Client = (call: S3Call) => Promise<IncomingMessage>

/** What a store answered instead of doing as it was asked; `name` is its own code for why. */
export class S3Refusal extends Error {
  readonly $metadata: { httpStatusCode: number }
  constructor(code: string, status: number, message: string) {
    super(message)
    this.name = code
    this.$metadata = { httpStatusCode: status }
  }
}

/** Waits before a call is made again, ms. Every call that is made here may be made twice. */
const pauses = [100, 400]
/** Nothing moves on a connection for so long that nothing will, ms. */
const silence = 120_000
const passing = new Set(['ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'])
const passingStatus = new Set([429, 500, 502, 503, 504])
const passingRefusal = new Set(['RequestTimeout', 'RequestTimeTooSkewed', 'SlowDown'])

/** A client of the bucket of a storage's address, with its keys or those that the environment lends. */
export function s3Client(storage: S3Storage): S3Client {
  const region = storage.region ?? 'us-east-1'
  const base = addressOf(storage, region)
  const keys = keysOf(storage, process.env)
  /** How far the store's clock is ahead of ours, ms; it says so when that keeps it from answering. */
  let ahead = 0

  async function attempt({ method, key = '', query = {}, headers = {}, body = '' }: S3Call): Promise<IncomingMessage> {
    const url = new URL(`${base}${inAddress(key)}`)
    url.search = Object.entries(query)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
      .join('&')
    const isText = typeof body === 'string'
    const length = String(isText ? Buffer.byteLength(body) : body.bytes)
    const own = method === 'PUT' || method === 'POST' ? { ...headers, 'content-length': length } : headers
    const call = { method, url, headers: own, payload: isText ? body : undefined }
    const answer = await send(url, method, signed(call, await keys(), region, new Date(Date.now() + ahead)), body)
    if ((answer.statusCode ?? 0) < 300) return answer
    const refusal = await refusalOf(answer)
    const told = Date.parse(answer.headers.date ?? '')
    if (refusal.name === 'RequestTimeTooSkewed' && told) ahead = told - Date.now()
    throw refusal
  }

  return async call => {
    for (const pause of pauses) {
      try {
        return await attempt(call)
      } catch (error) {
        if (!mayPass(error)) throw error
        await sleep(pause)
      }
    }
    return attempt(call)
  }
}

/** A key as it stands in an address. */
export const inAddress = (key: string): string => key.split('/').map(escaped).join('/')

/** Where the names of a bucket's objects begin. Servers of one's own (MinIO, Garage) know no bucket by its own host. */
export function addressOf({ bucket, endpoint }: S3Storage, region: string): string {
  if (endpoint) return `${endpoint.replace(/\/+$/, '')}/${escaped(bucket)}/`
  const domain = `s3.${region}.${domains.find(([start]) => region.startsWith(start))?.[1] ?? 'amazonaws.com'}`
  // A certificate for all buckets is not for names with a dot.
  const isHost = /^[a-z\d][a-z\d-]{1,61}[a-z\d]$/.test(bucket)
  return isHost ? `https://${bucket}.${domain}/` : `https://${domain}/${escaped(bucket)}/`
}

/** Amazon's regions that are not below its own name, by how theirs begin. */
const domains = [
  ['cn-', 'amazonaws.com.cn'],
  ['eusc-', 'amazonaws.eu'],
] as const

function send(
  url: URL,
  method: string,
  headers: Record<string, string>,
  body: string | FileBody,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'http:' ? http : https).request(url, { method, headers })
    request.on('error', reject)
    request.on('response', resolve)
    request.setTimeout(silence, () => {
      request.destroy(Object.assign(new Error('the store fell silent'), { code: 'ETIMEDOUT' }))
    })
    if (typeof body === 'string') request.end(body)
    else pipeline(createReadStream(body.path), request).catch(reject)
  })
}

async function refusalOf(answer: IncomingMessage): Promise<S3Refusal> {
  const status = answer.statusCode ?? 0
  const said = await text(answer)
  // Who was asked for the head alone has no words.
  const code = inTag(said, 'Code') ?? named[status] ?? `HTTP ${status}`
  return new S3Refusal(code, status, inTag(said, 'Message') ?? code)
}

const named: Readonly<Record<number, string>> = { 301: 'PermanentRedirect', 404: 'NotFound', 405: 'MethodNotAllowed' }

function mayPass(error: unknown): boolean {
  if (error instanceof S3Refusal)
    return passingStatus.has(error.$metadata.httpStatusCode) || passingRefusal.has(error.name)
  // Node tries every address of a name and gathers what each answered.
  const first = error instanceof AggregateError ? error.errors[0] : error
  return passing.has(systemErrorCode(first) ?? '')
}

/** The text between the first tag of a name in a store's answer and its end; undefined where there is none. */
export function inTag(xml: string, tag: string): string | undefined {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
  return found?.replace(/&(?:(\w+)|#(\d+)|#x([\da-f]+));/gi, (whole, name, decimal, hex) => {
    if (name) return entities[name] ?? whole
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16))
  })
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
