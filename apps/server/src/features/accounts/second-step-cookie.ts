import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../platform/settings.ts'
import { secondStepMs } from './second-step.ts'

const name = 'second-step'

/** The cookie that binds the second step of a sign-in to the browser of the first; scripts cannot read it. */
export function secondStepCookie({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  const options = {
    httpOnly: true,
    secure: publicUrl.startsWith('https:'),
    sameSite: 'strict',
    path: '/api/auth',
  } as const
  return {
    read: (request: FastifyRequest): string => request.cookies[name] ?? '',
    write: (reply: FastifyReply, token: string) =>
      void reply.setCookie(name, token, { ...options, maxAge: secondStepMs / 1000 }),
    clear: (reply: FastifyReply) => void reply.clearCookie(name, options),
  }
}
