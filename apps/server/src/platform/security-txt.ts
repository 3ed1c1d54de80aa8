import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'

const dayMs = 86_400_000
/** Days until what the file says is to be read again; RFC 9116 asks for less than a year. */
const validDays = 180

/**
 * What /.well-known/security.txt says: where to report a security problem of this installation (RFC 9116).
 * It expires as the standard wants, but never while the server runs: each answer says a later day.
 */
export function securityTxt(contact: string, publicUrl: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / dayMs + validDays) * dayMs).toISOString().replace('.000Z', 'Z')
  const lines = [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: pt-BR, en']
  if (publicUrl.startsWith('https:')) lines.push(`Canonical: ${publicUrl}/.well-known/security.txt`)
  return `${lines.join('\n')}\n`
}

/** Serves it where the settings name a contact; otherwise there is no such file. */
export function serveSecurityTxt(app: FastifyInstance, { settings, now }: Pick<Services, 'settings' | 'now'>): void {
  const { securityContact, publicUrl } = settings
  if (!securityContact) return
  app.get('/.well-known/security.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityTxt(securityContact, publicUrl, now())),
  )
}
