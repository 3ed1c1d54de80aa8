import { createHash, createHmac } from 'node:crypto'

/** Who asks an S3 store; a token comes with keys that are lent for a time. */
export type S3Keys = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

/** A call as it will be sent; what its body is made of is signed with it where `payload` is not undefined. */
export type Signable = {
  method: string
  url: URL
  headers: Readonly<Record<string, string>>
  payload: string | Buffer | undefined
}

const algorithm = 'AWS4-HMAC-SHA256'

/**
 * The headers of a call to S3 with Amazon's signature, version 4, which all servers that speak S3 know. Address and
 * query must be written by `escaped`, the query in the order of its names.
 * @param now by the store's clock: it takes what is a quarter of an hour off for an old call that somebody repeats
 */
export function signed(call: Signable, keys: S3Keys, region: string, now: Date): Record<string, string> {
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const headers: Record<string, string> = {
    ...call.headers,
    host: call.url.host,
    'x-amz-content-sha256': call.payload === undefined ? 'UNSIGNED-PAYLOAD' : sha256(call.payload),
    'x-amz-date': moment,
    ...(keys.sessionToken && { 'x-amz-security-token': keys.sessionToken }),
  }
  const names = Object.keys(headers).sort()
  const whole = [
    call.method,
    call.url.pathname,
    call.url.search.slice(1),
    ...names.map(name => `${name}:${headers[name]?.trim()}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = [moment.slice(0, 8), region, 's3', 'aws4_request']
  const key = scope.reduce<string | Buffer>((above, part) => hmac(above, part), `AWS4${keys.secretAccessKey}`)
  const signature = hmac(key, [algorithm, moment, scope.join('/'), sha256(whole)].join('\n')).toString('hex')
  const credential = `${keys.accessKeyId}/${scope.join('/')}`
  const parts = [`Credential=${credential}`, `SignedHeaders=${names.join(';')}`, `Signature=${signature}`]
  return { ...headers, authorization: `${algorithm} ${parts.join(', ')}` }
}

/** A part of an address, or a name or value of a query, as it is signed: all but letters, digits and `-._~` escaped. */
export const escaped = (part: string): string =>
  encodeURIComponent(part).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
