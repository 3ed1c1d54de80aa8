import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../platform/settings.ts'

type Options = Pick<CookieSerializeOptions, 'sameSite' | 'maxAge'>

/**
 * A cookie of the calls under /api/auth that scripts cannot read. On https its name begins with `__Secure-`: browsers
 * then take it over https alone (`__Host-` would send it along with every call). What a release before kept without the
 * prefix is still read.
 */
export function guardedCookie({ publicUrl }: Pick<Settings, 'publicUrl'>, plainName: string, given: Options) {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? `__Secure-${plainName}` : plainName
  const options = { httpOnly: true, secure, path: '/api/auth', ...given } as const
  const dropPlain = (request: FastifyRequest, reply: FastifyReply) => {
    if (secure && request.cookies[plainName] !== undefined) reply.clearCookie(plainName, options)
  }
  return {
    read: (request: FastifyRequest): string => request.cookies[name] ?? request.cookies[plainName] ?? '',
    write(request: FastifyRequest, reply: FastifyReply, value: string): void {
      reply.setCookie(name, value, options)
      dropPlain(request, reply)
    },
    clear(request: FastifyRequest, reply: FastifyReply): void {
      reply.clearCookie(name, options)
      dropPlain(request, reply)
    },
  }
}
