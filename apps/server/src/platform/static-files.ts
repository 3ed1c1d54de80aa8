import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { messages } from '@capivira/core/http/errors'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'
import { refuse } from './route.ts'

/**
 * Serves the built web app from `folder`: hashed assets for a year, the page itself always asked again. Any other GET
 * outside /api is answered with the page, whose router knows the screens; unknown calls get a JSON 404.
 */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api')
    const looksLikeFile = /\.\w{2,5}(\?|$)/.test(request.url)
    if (built && isPage && !looksLikeFile) return reply.sendFile('index.html')
    return refuse(reply, new Refusal(404, messages.notFound))
  })
}
