import { lookup as lookUp } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { addressProblem, placeOf } from './outside-address.ts'

/** A request that was not made, or an answer that was not read to its end, because it may not be. */
export class Guarded extends Error {
  override readonly name = 'Guarded'
  readonly reason: 'address' | 'too-large'
  constructor(reason: 'address' | 'too-large', message: string) {
    super(message)
    this.reason = reason
  }
}

/** Statuses whose answer has no body. */
const BODILESS = [101, 103, 204, 205, 304]

/**
 * A `fetch` for the few services the settings name: it follows no redirect, reads so many bytes at most, and looks at
 * the very address it connects to, so that a name that points at this machine's secrets leads nowhere. Plain http stays
 * on this machine and private networks. Bodies are texts.
 */
export function guardedFetch(maxBytes: number): typeof fetch {
  return (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    const { body, signal } = init
    if (body !== undefined && body !== null && typeof body !== 'string') throw new TypeError('only texts are sent')
    if (addressProblem(url)) throw new Guarded('address', `no request may go to ${url.host}`)
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? https : http).request(
        url,
        {
          method: init.method ?? 'GET',
          headers: { ...Object.fromEntries(new Headers(init.headers)), 'accept-encoding': 'identity' },
          lookup: guardedLookup(url.protocol === 'http:'),
          ...(signal && { signal }),
        },
        answer => {
          const status = answer.statusCode ?? 500
          const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
            value === undefined ? [] : [[name, String(value)]],
          )
          if (BODILESS.includes(status)) answer.resume()
          const read = BODILESS.includes(status) ? null : limited(Readable.toWeb(answer), maxBytes)
          resolve(new Response(read, { status, statusText: answer.statusMessage ?? '', headers }))
        },
      )
      request.on('error', reject)
      request.end(body ?? undefined)
    })
  }
}

/** Resolves a name, and refuses it when any of its addresses is forbidden. */
function guardedLookup(nearbyOnly: boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error(`no address of ${hostname}`), [])
      const allowed = (address: string) => {
        const place = placeOf(address)
        return place === 'nearby' || (place === 'public' && !nearbyOnly)
      }
      if (!addresses.every(({ address }) => allowed(address))) {
        return callback(new Guarded('address', `${hostname} leads to an address no request may go to`), [])
      }
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family ?? isIP(first.address))
    })
  }
}

function limited(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let read = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength
        if (read > maxBytes) throw new Guarded('too-large', `an answer of more than ${maxBytes} bytes`)
        controller.enqueue(chunk)
      },
    }),
  )
}
