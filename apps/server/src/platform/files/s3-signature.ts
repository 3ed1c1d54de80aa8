import { createHash } from 'node:crypto'
import aws4 from 'aws4'

/** Who asks an S3 store; a token comes with keys that are lent for a time. */
export type S3Keys = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

/** A call as it will be sent; what its body is made of is signed with it where `payload` is not undefined. */
export type Signable = {
  method: string
  url: URL
  headers: Readonly<Record<string, string>>
  payload: string | undefined
}

/**
 * The headers of a call to S3 with Amazon's signature, version 4, which all servers that speak S3 know. Address and
 * query must be written by `escaped`, the query in the order of its names.
 * @param now by the store's clock: it takes what is a quarter of an hour off for an old call that somebody repeats
 */
export function signed(call: Signable, keys: S3Keys, region: string, now: Date): Record<string, string> {
  const { method, url, payload } = call
  const { headers } = aws4.sign(
    {
      service: 's3',
      region,
      method,
      host: url.host,
      path: `${url.pathname}${url.search}`,
      headers: {
        ...call.headers,
        'X-Amz-Date': now.toISOString().replace(/[-:]|\.\d+/g, ''),
        // By us: told of the body, the package would call it a form's.
        'X-Amz-Content-Sha256': payload === undefined ? 'UNSIGNED-PAYLOAD' : sha256(payload),
      },
    },
    keys,
  )
  return Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]))
}

/** A part of an address, or a name or value of a query, as it is signed: all but letters, digits and `-._~` escaped. */
export const escaped = (part: string): string =>
  encodeURIComponent(part).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex')
