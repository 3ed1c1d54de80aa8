import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Where the page has room for what its school has set. */
const place = '<!-- school -->'

/**
 * The page built in `folder`, in which the school's time zone is written: its days and hours must be known before the
 * first of them is shown, without a network too. Undefined where nothing was built.
 */
export function readSchoolPage(folder: string, timeZone: string): string | undefined {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return undefined
  return readFileSync(file, 'utf8').replace(place, `<meta name="school-time-zone" content="${timeZone}">`)
}

/** Whether a request takes an encoding: 'gzip, br;q=0' takes gzip only. */
function takes({ headers }: FastifyRequest, encoding: string): boolean {
  const offered = String(headers['accept-encoding'] ?? '').split(',')
  return offered.some(one => {
    const [name, weight] = one.split(';').map(part => part.trim().toLowerCase())
    return name === encoding && !/^q=0(\.0*)?$/.test(weight ?? '')
  })
}

/** Sends a page that is the same for everybody, packed once; whoever has it already is told so. */
export function sameForAll(html: string) {
  const tag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  const packed = { br: brotliCompressSync(html), gzip: gzipSync(html, { level: 9 }) }
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-cache').header('etag', tag).header('vary', 'accept-encoding')
    const held = request.headers['if-none-match'] ?? ''
    if (held.split(',').some(one => one.trim() === tag)) return reply.code(304).send()
    reply.code(200).type('text/html; charset=utf-8')
    const encoding = (['br', 'gzip'] as const).find(one => takes(request, one))
    if (!encoding) return reply.send(html)
    return reply.header('content-encoding', encoding).send(packed[encoding])
  }
}
